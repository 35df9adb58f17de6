import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { begin, type Joining } from './begin.ts';
import type { EncounterCommand } from './command.ts';
import { contestFaults, contestMakers, oneOf, type Pick } from './contest/evening-fixtures.ts';
import { type DecidedCommand, decide, type Table } from './decide.ts';
import type { RecordedEvent } from './event.ts';
import { type EncounterHistory, record, replay, type Step } from './history.ts';
import type { EncounterState } from './state.ts';

/**
 * Whole evenings at random, 500 steps long, in every system: somebody who does at each step anything that a
 * game master could, sensible or not.
 */
const steps = 500;

function someOf(pick: Pick, state: EncounterState): number[] {
  return state.combatants.map(({ combatant }) => combatant).filter(() => pick(2) === 0);
}

function anyRoll(pick: Pick, state: EncounterState, table: Table): EncounterCommand {
  const actor = pick(3) > 0 && state.turn !== null ? state.turn : oneOf(pick, state.combatants).combatant;
  const sheet = table.sheetOf(state.combatants.find((one) => one.combatant === actor)?.snapshot ?? '');
  const offer = oneOf(pick, table.sheets.actions(sheet, state.options));
  const anybody = oneOf(pick, state.combatants).combatant;
  const targets = offer.targets === 'one' ? [anybody] : offer.targets === 'area' ? someOf(pick, state) : [];
  return {
    type: 'openRoll',
    actor,
    action: offer.action,
    decisions: { ...offer.decisions },
    targets,
    modifier: pick(7) - 3,
    ...(pick(2) === 0 ? { overrule: true } : {}),
    ...(pick(9) === 0 ? { secret: true } : {}),
    ...(offer.group === 'save' ? { harm: { points: 1 + pick(9), saved: 'half' } } : {}),
  };
}

function anyCondition(pick: Pick, state: EncounterState, table: Table): EncounterCommand {
  const combatants = someOf(pick, state);
  const { id: on } = oneOf(pick, table.sheets.adjustables);
  const lasts = {
    of: oneOf(pick, state.combatants).combatant,
    edge: oneOf(pick, ['start', 'end'] as const),
    turns: 1 + pick(3),
  };
  return {
    type: 'beginCondition',
    combatants: combatants.length === 0 ? [1] : combatants,
    condition: { condition: 'own', name: { text: 'Blinded' }, adjustments: [{ on, value: pick(9) - 4 }] },
    lasts: pick(4) === 0 ? null : lasts,
  };
}

/** Some who come, out of a wave or not, their dice typed or not. */
function anyNewcomers(pick: Pick, table: Table): DecidedCommand {
  const joining = Array.from({ length: 1 + pick(2) }, (_, at) =>
    newcomer(table, pick(3) === 0 ? 'hero' : 'foe', at),
  );
  return {
    type: 'admit',
    joining: joining.map((one) => (pick(2) === 0 ? { ...one, line: 'wave' } : one)),
    groups: pick(2) === 0 ? [joining.map((_, at) => at)] : [],
    dice: pick(2) === 0 ? [1 + pick(20)] : [],
  };
}

/** Whoever is there, with the sheet as it was changed meanwhile, or changed back. */
function anyRefreshment(pick: Pick, state: EncounterState, table: Table): DecidedCommand {
  const { combatant, kind } = oneOf(pick, state.combatants);
  const of = kind === 'character' ? 'hero' : 'foe';
  const snapshot = pick(2) === 0 ? of : `stronger ${of}`;
  return { type: 'refresh', combatant, taken: { revision: 2, sheet: table.sheetOf(snapshot), snapshot } };
}

/** Anything that a game master could want next; an open roll is mostly gone on with. */
function anyCommand(pick: Pick, { state, done }: EncounterHistory, table: Table): DecidedCommand {
  const question = state.roll?.question;
  if (question !== undefined && question !== null && pick(8) > 0) {
    if (question.step === 'roll') return { type: 'rollDice' };
    return { type: 'answerRoll', answer: { choice: oneOf(pick, question.options).id } };
  }
  const somebody = oneOf(pick, state.combatants);
  const { combatant } = somebody;
  const pools = Object.keys(somebody.pools);
  const { economy, contests } = table.sheets;
  const makers: readonly (() => DecidedCommand)[] = [
    () => ({ type: 'endTurn' }),
    () => ({ type: 'endTurn' }),
    ...(contests === undefined ? [] : contestMakers(pick, state, contests, table)),
    () => anyRoll(pick, state, table),
    () => anyRoll(pick, state, table),
    () => anyRoll(pick, state, table),
    () => anyCondition(pick, state, table),
    () => ({
      type: 'endCondition',
      combatant,
      id: somebody.conditions[0]?.id ?? 1,
    }),
    () => ({ type: 'changeHitPoints', combatant, also: someOf(pick, state), change: pick(30) - 20 }),
    () => ({ type: 'setTemporaryHitPoints', combatant, temporary: pick(9) }),
    () => ({ type: 'setMaximumHitPoints', combatant, maximum: pick(60) }),
    () => ({
      type: 'changePool',
      combatant,
      pool: pools[pick(pools.length || 1)] ?? 'none',
      change: pick(21) - 10,
    }),
    () => ({
      type: 'changeShare',
      application: pick(Math.max(1, state.applications.length)),
      share: oneOf(pick, ['full', 'half', 'double', 'none', 'resisted'] as const),
      resisted: pick(6),
    }),
    () => ({ type: 'moveInOrder', combatant, to: pick(6) }),
    () => ({ type: 'takeAction', cost: economy === undefined ? 'none' : oneOf(pick, economy.costs).id }),
    () => ({ type: 'abandonRoll' }),
    () => ({
      type: 'rollOrder',
      groups: [someOf(pick, state), someOf(pick, state)].filter(({ length }) => length > 0),
      surprised: someOf(pick, state),
    }),
    () => ({ type: 'rollRest' }),
    () => ({ type: 'putOffTurn', trigger: pick(2) === 0 ? '' : 'when it moves' }),
    () => ({
      type: 'stepIn',
      combatant: state.combatants.find(({ waitsFor }) => waitsFor !== null)?.combatant ?? 1,
    }),
    // An evening ends with a crowd that can still be told apart.
    ...(state.combatants.length < 9 ? [() => anyNewcomers(pick, table)] : []),
    () => anyRefreshment(pick, state, table),
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: 'undo', from: done[Math.max(0, done.length - 1 - pick(5))]?.commandId ?? 'none' }),
  ];
  return oneOf(pick, makers)();
}

interface Evening {
  readonly events: readonly RecordedEvent[];
  readonly history: EncounterHistory;
}

function tableOf(id: SystemId, seed: number): Table {
  const system = systems[id];
  if (system.sheets === undefined) throw new Error(`${id} has no sheets`);
  const { sheets } = system;
  const weapon = {
    name: { text: 'Knife' },
    attackType: 'melee',
    damage: '1d4+1',
    strengthTo: 'hit',
    dexterityTo: 'hit',
  };
  const armed: SheetData = id === 'strike-save' ? { weapons: [weapon] } : {};
  const spells: SheetData =
    id === 'telnas'
      ? {
          mana: 30,
          arts: [
            { name: { text: 'Rain' }, kind: 'offensive', cost: 1, effect: '1d6', zone: true },
            { name: { text: 'Hands' }, kind: 'healing', cost: 1, effect: '1d8', zone: false },
            { name: { text: 'Ward' }, kind: 'defensive', cost: 0, effect: '1d4', zone: false },
          ],
        }
      : {};
  const bySnapshot = new Map<string, SheetData>([
    ['hero', { ...sheets.newSheet('character'), ...armed, ...spells, hitPoints: 20 }],
    ['foe', { ...sheets.newSheet('monster'), ...armed, hitPoints: 14 }],
    ['stronger hero', { ...sheets.newSheet('character'), ...armed, ...spells, hitPoints: 31 }],
    ['stronger foe', { ...sheets.newSheet('monster'), ...armed, hitPoints: 9 }],
  ]);
  const sheetOf = (snapshot: string): SheetData => bySnapshot.get(snapshot) ?? {};
  return { system, sheets, sheetOf, die: seededDice(seed) };
}

function newcomer({ sheetOf }: Table, snapshot: 'hero' | 'foe', at: number): Joining {
  return {
    documentId: `${snapshot} ${at}`,
    revision: 1,
    kind: snapshot === 'hero' ? 'character' : 'monster',
    name: { text: `${snapshot} ${at}` },
    sheet: sheetOf(snapshot),
    snapshot,
    hitPoints: null,
  };
}

function beginning(table: Table): readonly RecordedEvent[] {
  const { system, sheets } = table;
  const joining = (['hero', 'hero', 'foe', 'foe'] as const).map((of, at) => newcomer(table, of, at));
  return begin(system, sheets, {}, joining).map((event, at) => ({
    position: at + 1,
    commandId: 'begin',
    at: 'now',
    event,
  }));
}

function soundness({ combatants, order, acted, applications }: EncounterState): void {
  const numbers = combatants.map(({ combatant }) => combatant);
  expect(
    [...order].sort((a, b) => a - b),
    'everybody has one place',
  ).toEqual(numbers);
  expect(new Set(acted).size, 'nobody acts twice').toBe(acted.length);
  for (const { pools, temporaryHitPoints, conditions } of combatants) {
    expect(temporaryHitPoints).toBeGreaterThanOrEqual(0);
    for (const { value, least, maximum } of Object.values(pools)) {
      expect(value).toBeGreaterThanOrEqual(least);
      if (maximum !== null) expect(value).toBeLessThanOrEqual(maximum);
    }
    for (const { lasts } of conditions) if (lasts !== null) expect(lasts.turns).toBeGreaterThan(0);
  }
  for (const { amount } of applications) expect(amount).toBeGreaterThanOrEqual(0);
}

function undoIsIdentity(before: EncounterHistory, after: EncounterHistory, table: Table): void {
  const back = decide(after, { type: 'undo' }, table);
  if (!back.ok) throw new Error(`what was done cannot be undone: ${back.error.code}`);
  const [event] = back.value;
  if (event === undefined) throw new Error('undo did nothing');
  const undone = record(after, { position: after.position + 1, commandId: 'back', at: 'now', event });
  expect(undone.state).toEqual(before.state);
}

function play(id: SystemId, seed: number): Evening {
  const table = tableOf(id, seed);
  const chance = seededDice(seed + 1);
  const pick: Pick = (below) => chance(below) - 1;
  const events = [...beginning(table)];
  let history = replay(events);
  for (let at = 0; at < steps; at += 1) {
    const command = anyCommand(pick, history, table);
    const decided = decide(history, command, table);
    if (!decided.ok || decided.value.length === 0) continue;
    const before = history;
    for (const event of decided.value) {
      const recorded = { position: history.position + 1, commandId: `${at}`, at: 'now', event };
      events.push(recorded);
      history = record(history, recorded);
    }
    soundness(history.state);
    expect(contestFaults(before.state, history.state)).toEqual([]);
    if (command.type !== 'undo' && command.type !== 'redo') undoIsIdentity(before, history, table);
  }
  return { events, history };
}

/** Counts the turns of every timed condition by itself, and compares with when the encounter ended it. */
function endsWhenDue(done: readonly Step[]): void {
  const left = new Map<number, { of: number; edge: 'start' | 'end'; turns: number }>();
  let turn: number | null = null;
  let stepsIn = false;
  const pass = (of: number, edge: 'start' | 'end'): void => {
    for (const one of left.values()) if (one.of === of && one.edge === edge) one.turns -= 1;
  };
  for (const { events } of done) {
    for (const event of events) {
      if (event.type === 'turnStarted' || event.type === 'turnSkipped') {
        if (turn !== null && !stepsIn) pass(turn, 'end');
        stepsIn = false;
        pass(event.combatant, 'start');
        if (event.type === 'turnSkipped') pass(event.combatant, 'end');
        turn = event.type === 'turnStarted' ? event.combatant : null;
      } else if (event.type === 'steppedIn' || event.type === 'turnResumed') {
        turn = event.combatant;
        stepsIn = event.type === 'steppedIn';
      } else if (event.type === 'conditionBegan' && event.lasts !== null) {
        left.set(event.id, { ...event.lasts });
      } else if (event.type === 'conditionEnded') {
        const timed = left.get(event.id);
        if (event.due) expect(timed?.turns, 'ended because it was due').toBe(0);
        left.delete(event.id);
      }
    }
    for (const [id, { turns }] of left) expect(turns, `condition ${id} goes on`).toBeGreaterThan(0);
  }
}

test.each(systemIds)(
  '%s: evenings of 500 steps',
  (id) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { events, history } = play(id, seed);
        expect(replay(JSON.parse(JSON.stringify(events))).state).toEqual(history.state);
        endsWhenDue(history.done);
      }),
      { numRuns: 4 },
    );
  },
  120_000,
);

test('together they see every event', () => {
  const evenings = systemIds.flatMap((id) => [11, 12, 13, 14].map((seed) => play(id, seed)));
  const seen = new Set(evenings.flatMap(({ events }) => events.map(({ event }) => event.type)));
  expect([...seen].sort()).toEqual([
    'actionTaken',
    'choiceMade',
    'combatantJoined',
    'combatantRefreshed',
    'conditionBegan',
    'conditionEnded',
    'contestBegan',
    'contestChoiceMade',
    'contestClosed',
    'contestDieFell',
    'contestRollAbandoned',
    'contestRollOpened',
    'contestShown',
    'contestTurned',
    'damageApplied',
    'dieFell',
    'encounterBegan',
    'healingApplied',
    'hitPointsChanged',
    'maximumHitPointsSet',
    'newcomersPlaced',
    'objectionOverruled',
    'orderChanged',
    'orderRolled',
    'poolChanged',
    'rollAbandoned',
    'rollClosed',
    'rollOpened',
    'shareChanged',
    'stepRedone',
    'stepUndone',
    'steppedIn',
    'temporaryHitPointsSet',
    'turnPutOff',
    'turnResumed',
    'turnSkipped',
    'turnStarted',
    'vitalStateChanged',
  ]);
}, 60_000);
