import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { begin } from './begin.ts';
import type { EncounterCommand } from './command.ts';
import { decide, type Table } from './decide.ts';
import { type Entrant, type Fight, fightIn } from './fight-fixtures.ts';
import { recorded } from './fixtures.ts';
import { type EncounterHistory, emptyHistory } from './history.ts';
import { otherwise } from './players-fixtures.ts';
import {
  conditionDisplays,
  monsterNamings,
  noSecrets,
  type PlayersSecrets,
  type PlayersStyle,
  playersView,
  playersViewSchema,
  pointDisplays,
  usualStyle,
  withNewcomers,
  withSeen,
} from './players-view.ts';
import type { EncounterState } from './state.ts';

const aiko: Entrant = { kind: 'character', name: 'Aiko', sheet: { hitPoints: 40, armorClass: 17 } };
const snig: Entrant = { kind: 'monster', name: 'Snig', sheet: { hitPoints: 20 } };
const grub: Entrant = { kind: 'monster', name: 'Grub', sheet: { hitPoints: 20 } };
const duel = (): Fight => fightIn('strike-save', [aiko, snig, grub]);

function hurt(fight: Fight, combatant: number, points: number): Fight {
  return fight.play({ type: 'changeHitPoints', combatant, change: -points });
}

const see = (fight: Fight, style: Partial<PlayersStyle> = {}, secrets: Partial<PlayersSecrets> = {}) =>
  playersView(fight.state(), { ...usualStyle, ...style }, { ...noSecrets, ...secrets });

describe('hit points of 20', () => {
  test.each([
    [0, 'unhurt', 10],
    [1, 'light', 9],
    [9, 'light', 6],
    [10, 'wounded', 5],
    [14, 'wounded', 3],
    [15, 'grave', 3],
    [19, 'grave', 1],
    [20, 'down', 0],
    [29, 'down', 0],
  ] as const)('%i lost: %s, %i steps of ten', (lost, word, steps) => {
    const fight = hurt(duel(), 2, lost);
    expect(see(fight).combatants[1]?.points).toEqual({ shown: 'word', word });
    expect(see(fight, { monsters: 'bar' }).combatants[1]?.points).toEqual({ shown: 'bar', steps });
    expect(see(fight, { monsters: 'nothing' }).combatants[1]?.points).toEqual({ shown: 'nothing' });
    expect(see(fight, { monsters: 'numbers' }).combatants[1]?.points).toEqual({
      shown: 'numbers',
      hitPoints: 20 - lost,
      maximum: 20,
      temporary: 0,
    });
  });

  test('one point of a thousand is not yet none of the bar', () => {
    const fight = fightIn('strike-save', [aiko, { ...snig, sheet: { hitPoints: 1000 } }]);
    expect(see(hurt(fight, 2, 999), { monsters: 'bar' }).combatants[1]?.points).toEqual({
      shown: 'bar',
      steps: 1,
    });
  });

  test('dead by the rules of the system', () => {
    const fight = hurt(fightIn('srd35', [aiko, snig]), 1, 200);
    expect(see(fight, { heroes: 'word' }).combatants.map(({ points }) => points)).toContainEqual({
      shown: 'word',
      word: 'dead',
    });
  });
});

test('heroes by numbers, temporary ones beside them', () => {
  const fight = duel().play({ type: 'setTemporaryHitPoints', combatant: 1, temporary: 5 });
  expect(see(hurt(fight, 1, 8))).toEqual({
    round: 1,
    note: '',
    turn: 0,
    combatants: [
      {
        name: { text: 'Aiko' },
        kind: 'character',
        points: { shown: 'numbers', hitPoints: 37, maximum: 40, temporary: 0 },
        conditions: [],
      },
      { name: { text: 'Snig' }, kind: 'monster', points: { shown: 'word', word: 'unhurt' }, conditions: [] },
      { name: { text: 'Grub' }, kind: 'monster', points: { shown: 'word', word: 'unhurt' }, conditions: [] },
    ],
    contests: [],
  });
});

describe('names of monsters', () => {
  const numbered = (number: number) => ({ key: 'app:players.numberedMonster', params: { number } });
  const names = (...how: Parameters<typeof see>) => see(...how).combatants.map(({ name }) => name);

  test('as they are, by numbers, or none', () => {
    expect(names(duel())).toEqual([{ text: 'Aiko' }, { text: 'Snig' }, { text: 'Grub' }]);
    expect(names(duel(), { monsterNames: 'numbers' })).toEqual([{ text: 'Aiko' }, numbered(1), numbered(2)]);
    expect(names(duel(), { monsterNames: 'nothing' }).slice(1)).toEqual([
      { key: 'app:players.monster' },
      { key: 'app:players.monster' },
    ]);
  });

  test('who comes out of hiding takes the next number, and everybody keeps theirs', () => {
    const fight = duel();
    const ambush = withSeen(fight.state(), { ...noSecrets, hidden: [2] });
    expect(ambush.seen).toEqual([3]);
    expect(names(fight, { monsterNames: 'numbers' }, ambush)).toEqual([{ text: 'Aiko' }, numbered(1)]);
    const sprung = withSeen(fight.state(), { ...ambush, hidden: [] });
    expect(sprung.seen).toEqual([3, 2]);
    expect(names(fight, { monsterNames: 'numbers' }, sprung)).toEqual([
      { text: 'Aiko' },
      numbered(2),
      numbered(1),
    ]);
  });
});

describe('who comes while the fight is under way', () => {
  const [troll, ogre] = (['Troll', 'Ogre'] as const).map((name) => ({
    documentId: name,
    revision: 1,
    kind: 'monster' as const,
    name: { text: name },
    sheet: { ...systems['strike-save'].sheets?.newSheet('monster'), hitPoints: 20 },
    snapshot: 'Snig',
    hitPoints: null,
  }));
  if (troll === undefined || ogre === undefined) throw new Error('nobody comes');
  const secret: PlayersSecrets = { hidden: [2], seen: [3], note: 'Rain.' };

  test.each([
    ['none unseen', [4, 5], [], [2]],
    ['one unseen', [4, 5], [5], [2, 5]],
    ['in the place of somebody unseen, whose coming was undone', [2], [], []],
    ['unseen like the one before', [2, 3], [2, 3], [2, 3]],
  ] as const)('%s', (_, newcomers, unseen, hidden) => {
    expect(withNewcomers(secret, newcomers, unseen)).toEqual({ hidden, seen: [3], note: 'Rain.' });
  });

  test('who comes unseen is nowhere in what is sent, and takes a number when first seen', () => {
    const fight = duel().play({ type: 'admit', joining: [troll, ogre], groups: [], dice: [] });
    const style = { monsterNames: 'numbers' } as const;
    const unseen = withSeen(fight.state(), withNewcomers(noSecrets, [4, 5], [4]));
    expect(unseen).toEqual({ hidden: [4], seen: [2, 3, 5], note: '' });
    expect(JSON.stringify(see(fight, {}, unseen))).not.toContain('Troll');
    expect(see(fight, {}, unseen).combatants).toHaveLength(4);
    const shown = withSeen(fight.state(), { ...unseen, hidden: [] });
    expect(
      see(fight, style, shown)
        .combatants.slice(3)
        .map(({ name }) => name),
    ).toEqual([
      { key: 'app:players.numberedMonster', params: { number: 4 } },
      { key: 'app:players.numberedMonster', params: { number: 3 } },
    ]);
  });
});

describe('conditions', () => {
  const held = (name: string) => ({ condition: 'custom', name: { text: name }, adjustments: [] });
  const fight = () =>
    duel().play(
      { type: 'beginCondition', combatants: [1], condition: held('Prone'), lasts: null },
      { type: 'beginCondition', combatants: [2], condition: held('Charmed'), lasts: null },
    );

  test.each([
    ['everybody', [[{ text: 'Prone' }], [{ text: 'Charmed' }], []]],
    ['heroes', [[{ text: 'Prone' }], [], []]],
    ['nobody', [[], [], []]],
  ] as const)('of %s', (conditions, expected) => {
    expect(see(fight(), { conditions }).combatants.map((one) => one.conditions)).toEqual(expected);
  });
});

test('where nobody has turns there are no rounds either', () => {
  const state = { ...duel().state(), purpose: 'contest', turn: null } as const;
  expect(playersView(state, usualStyle, noSecrets)).toMatchObject({ round: 0, turn: null });
});

test('the turn of somebody hidden is nobody’s', () => {
  const fight = duel().play({ type: 'endTurn' });
  expect(see(fight).turn).toBe(1);
  expect(see(fight, {}, { hidden: [2] }).turn).toBeNull();
  expect(see(fight, {}, { hidden: [1] }).turn).toBe(0);
});

const entrant = fc.oneof(
  fc.record({
    who: fc.constant('combatant' as const),
    combatant: fc.integer({ min: 1, max: 5 }),
    means: fc.constantFrom(null, 'weapons.0'),
    bonus: fc.constant(4718),
  }),
  fc.record({
    who: fc.constant('named' as const),
    name: fc.constant('Name of a passer-by'),
    kind: fc.constantFrom('character' as const, 'monster' as const),
    bonus: fc.integer({ min: 0, max: 9 }),
  }),
);
const contest = fc.integer({ min: 1, max: 2 });
const beginContest = (form: fc.Arbitrary<string>, sides: number) =>
  fc.record({
    type: fc.constant('beginContest' as const),
    subject: fc.constantFrom('', 'The bridge'),
    form,
    sides: fc.array(entrant, { minLength: sides, maxLength: sides }),
    inputs: fc.constant({}),
    minimum: fc.constant(null),
    isShown: fc.boolean(),
  });

/** Everything about contests; systems without them refuse it. */
const someContestCommand: fc.Arbitrary<EncounterCommand> = fc.oneof(
  beginContest(fc.constant('test'), 1),
  { weight: 3, arbitrary: beginContest(fc.constantFrom('opposed', 'minor-fight', 'extended'), 2) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('rollContest' as const),
      contest,
      modifiers: fc.constant([47, -46]).map((all) => [...all]),
      helpers: fc.constant([]).map(() => []),
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('rollContestDice' as const), contest }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answerContest' as const),
      contest,
      answer: fc.record({ choice: fc.constantFrom('stop', 'continue', 'accept', 'decline') }),
    }),
  },
);

/** Everything that a game master might do in any of the systems, refusals included. */
function someCommand(actions: readonly string[]): fc.Arbitrary<EncounterCommand> {
  const combatant = fc.integer({ min: 1, max: 5 });
  const openRoll = fc.record(
    {
      type: fc.constant('openRoll' as const),
      actor: combatant,
      action: fc.constantFrom('nothing', ...actions),
      decisions: fc.constant({}),
      targets: fc.array(combatant, { maxLength: 2 }),
      modifier: fc.integer({ min: -3, max: 3 }),
      secret: fc.constant(true as const),
      overrule: fc.constant(true as const),
    },
    { requiredKeys: ['type', 'actor', 'action', 'decisions', 'targets', 'modifier'] },
  );
  return fc.oneof(
    { weight: 4, arbitrary: openRoll },
    { weight: 6, arbitrary: fc.constant({ type: 'rollDice' as const }) },
    fc.constant({ type: 'abandonRoll' as const }),
    { weight: 2, arbitrary: fc.constant({ type: 'endTurn' as const }) },
    fc.constant({ type: 'putOffTurn' as const, trigger: 'when the door opens' }),
    fc.record({ type: fc.constant('moveInOrder' as const), combatant, to: fc.nat(4) }),
    fc.record({
      type: fc.constant('changeHitPoints' as const),
      combatant,
      change: fc.integer({ min: -30, max: 30 }),
    }),
    fc.record({ type: fc.constant('setTemporaryHitPoints' as const), combatant, temporary: fc.nat(9) }),
    fc.record({ type: fc.constant('setMaximumHitPoints' as const), combatant, maximum: fc.nat(60) }),
    fc.record({
      type: fc.constant('beginCondition' as const),
      combatants: fc.array(combatant, { minLength: 1, maxLength: 2 }),
      condition: fc.constant({ condition: 'custom', name: { text: 'Cursed' }, adjustments: [] }),
      lasts: fc.constant(null),
    }),
    { weight: 9, arbitrary: someContestCommand },
    { weight: 2, arbitrary: fc.constant({ type: 'undo' as const }) },
    fc.constant({ type: 'redo' as const }),
  );
}

/** Two heroes and three monsters, as their system makes them anew. */
function crowd(id: SystemId): { readonly table: Omit<Table, 'die'>; readonly history: EncounterHistory } {
  const system = systems[id];
  const { sheets } = system;
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  const sheetOf = (kind: string): SheetData => ({ ...sheets.newSheet(kind as SheetKind), hitPoints: 25 });
  const joining = (['character', 'character', 'monster', 'monster', 'monster'] as const).map((kind, at) => ({
    documentId: `document-${at}`,
    revision: 1,
    kind,
    name: { text: `Name of ${at}` },
    sheet: sheetOf(kind),
    snapshot: kind,
    hitPoints: null,
  }));
  const history = recorded(emptyHistory, 'begin', begin(system, sheets, {}, joining));
  return { table: { system, sheets, sheetOf }, history };
}

/** Every state that some commands lead through. */
function statesOf(id: SystemId, commands: readonly EncounterCommand[], seed: number): EncounterState[] {
  const { table, history } = crowd(id);
  const die = seededDice(seed);
  const states = [history.state];
  let now = history;
  for (const [at, command] of commands.entries()) {
    const decided = decide(now, command, { ...table, die });
    if (!decided.ok) continue;
    now = recorded(now, `${at}`, decided.value);
    states.push(now.state);
  }
  return states;
}

const style = fc.record({
  heroes: fc.constantFrom(...pointDisplays),
  monsters: fc.constantFrom(...pointDisplays),
  monsterNames: fc.constantFrom(...monsterNamings),
  conditions: fc.constantFrom(...conditionDisplays),
});
const hidden = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 });

describe.each(systemIds)('whatever happens in %s', (id) => {
  const { table } = crowd(id);
  const actions = (['character', 'monster'] as const).flatMap((kind) =>
    table.sheets.actions(table.sheetOf(kind), {}).map(({ action }) => action),
  );

  test('what the players are sent never tells what is not shown', () => {
    fc.assert(
      fc.property(
        fc.array(someCommand(actions), { maxLength: 60, size: 'max' }),
        fc.integer(),
        style,
        hidden,
        (commands, seed, shown, hiding) => {
          for (const state of statesOf(id, commands, seed)) {
            const secrets = { ...noSecrets, hidden: hiding };
            const sent = playersView(state, shown, secrets);
            expect(playersViewSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
            expect(playersView(otherwise(state, shown, hiding), shown, secrets)).toEqual(sent);
            const text = JSON.stringify(sent);
            for (const { combatant, kind, name } of state.combatants) {
              const isNamed = kind === 'character' || shown.monsterNames === 'names';
              const isSeen = !hiding.includes(combatant);
              expect(text.includes(JSON.stringify(name))).toBe(isSeen && isNamed);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a game that was made up at random rolls in secret, and finds something', () => {
    const commands = fc.array(someCommand(actions), { maxLength: 60, size: 'max' });
    const states = fc
      .sample(commands, { numRuns: 60, seed: 11 })
      .flatMap((all, seed) => statesOf(id, all, seed));
    expect(states.some(({ roll }) => roll?.secret === true)).toBe(true);
    expect(states.some(({ lastFindings }) => lastFindings.length > 0)).toBe(true);
    const led = states.some(({ contests }) => contests.some(({ standing }) => standing.leader !== null));
    expect(led).toBe(table.sheets.contests !== undefined);
  });
});
