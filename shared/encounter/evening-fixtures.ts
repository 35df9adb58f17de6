import { seededDice } from '../dice/seeded.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import type { SystemId } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import type { Joining } from './begin.ts';
import type { EncounterCommand } from './command.ts';
import { anyTyped, contestMakers, oneOf, type Pick } from './contest/evening-fixtures.ts';
import type { DecidedCommand, Table } from './decide.ts';
import type { EncounterHistory } from './history.ts';
import { type EncounterState, mayStepIn } from './state.ts';

/** What the sheets of an evening hold besides what a new one does, in each system; `stronger`: a hero's, changed. */
const equipment: Readonly<
  Record<SystemId, { readonly all?: SheetData; readonly hero?: SheetData; readonly stronger?: SheetData }>
> = {
  'strike-save': {
    all: {
      weapons: [
        {
          name: { text: 'Knife' },
          attackType: 'melee',
          damage: '1d4+1',
          strengthTo: 'hit',
          dexterityTo: 'hit',
        },
      ],
    },
  },
  'success-levels': {},
  telnas: {
    hero: {
      mana: 30,
      arts: [
        { name: { text: 'Rain' }, kind: 'offensive', cost: 1, effect: '1d6', zone: true },
        { name: { text: 'Hands' }, kind: 'healing', cost: 1, effect: '1d8', zone: false },
        { name: { text: 'Ward' }, kind: 'defensive', cost: 0, effect: '1d4', zone: false },
      ],
    },
    stronger: { mana: 21 },
  },
  srd35: {},
};

/** A table of the system: heroes and foes as it makes them anew, armed, and what their sheets may become. */
export function eveningTable(id: SystemId, seed: number): Table {
  const system = systems[id];
  if (system.sheets === undefined) throw new Error(`${id} has no sheets`);
  const { sheets } = system;
  const { all, hero, stronger } = equipment[id];
  const bySnapshot = new Map<string, SheetData>([
    ['hero', { ...sheets.newSheet('character'), ...all, ...hero, hitPoints: 20 }],
    ['foe', { ...sheets.newSheet('monster'), ...all, hitPoints: 14 }],
    ['stronger hero', { ...sheets.newSheet('character'), ...all, ...hero, ...stronger, hitPoints: 31 }],
    ['stronger foe', { ...sheets.newSheet('monster'), ...all, hitPoints: 9 }],
  ]);
  const sheetOf = (snapshot: string): SheetData => bySnapshot.get(snapshot) ?? {};
  return { system, sheets, sheetOf, die: seededDice(seed) };
}

/** Somebody for an evening; no two have the same number, nor the same name. */
export function newcomer({ sheetOf }: Table, snapshot: 'hero' | 'foe', at: number): Joining {
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

function someOf(pick: Pick, state: EncounterState): number[] {
  return state.combatants.map(({ combatant }) => combatant).filter(() => pick(2) === 0);
}

function anyRoll(pick: Pick, state: EncounterState, table: Table): EncounterCommand {
  const actor = pick(3) > 0 && state.turn !== null ? state.turn : oneOf(pick, state.combatants).combatant;
  const sheet = table.sheetOf(state.combatants.find((one) => one.combatant === actor)?.snapshot ?? '');
  const offer = oneOf(pick, table.sheets.actions(sheet, state.options));
  const anybody = oneOf(pick, state.combatants).combatant;
  const several = offer.targets === 'area' || (offer.targets === 'none' && pick(4) === 0);
  const targets = offer.targets === 'one' ? [anybody] : several ? someOf(pick, state) : [];
  const inputs = offer.inputs?.map(({ id, least, most, initial }): [string, number] => [
    id,
    Math.min(most, Math.max(least, initial + pick(11) - 5)),
  ]);
  return {
    type: 'openRoll',
    actor,
    action: offer.action,
    decisions: pick(4) === 0 ? {} : { ...offer.decisions },
    targets,
    modifier: pick(7) - 3,
    ...(pick(3) === 0 ? { reason: 'In the dark' } : {}),
    ...(inputs === undefined ? {} : { inputs: Object.fromEntries(inputs) }),
    ...(pick(2) === 0 ? { overrule: true } : {}),
    ...(pick(9) === 0 ? { secret: true } : {}),
    ...(offer.group === 'save'
      ? { harm: { points: 1 + pick(9), saved: oneOf(pick, ['half', 'none'] as const) } }
      : {}),
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
function anyNewcomers(pick: Pick, { combatants }: EncounterState, table: Table): DecidedCommand {
  const joining = Array.from({ length: 1 + pick(2) }, (_, at) =>
    newcomer(table, pick(3) === 0 ? 'hero' : 'foe', combatants.length + at),
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

/** Everybody as they come back from whatever they did while the fight was put aside. */
function anyReturn(pick: Pick, { combatants }: EncounterState): DecidedCommand {
  const heroes = combatants.filter(({ kind }) => kind === 'character');
  return {
    type: 'catchUp',
    standings: heroes.map(({ combatant, maximumHitPoints, pools, conditions }) => ({
      combatant,
      hitPoints: pick(3) === 0 ? null : maximumHitPoints - pick(12),
      pools: Object.fromEntries(
        Object.values(pools).map(({ id, least, maximum }) => [
          id,
          least + pick((maximum ?? least + 4) - least + 1),
        ]),
      ),
      conditions: conditions.filter(({ lasts }) => lasts === null && pick(2) === 0),
    })),
  };
}

/** Anything that a game master could want next; an open roll is mostly gone on with. */
export function anyCommand(
  pick: Pick,
  { state, done, undone }: EncounterHistory,
  table: Table,
): DecidedCommand {
  // What has ended is mostly taken up again.
  if (state.status === 'ended' && pick(3) > 0) return { type: 'undo' };
  // Anything new makes an end of what was undone.
  if (undone.length > 0 && pick(4) === 0) return { type: 'redo' };
  const question = state.roll?.question;
  if (question !== undefined && question !== null && pick(8) > 0) {
    if (pick(20) === 0) return { type: 'abandonRoll' };
    if (state.roll?.groups !== undefined && pick(3) === 0) return { type: 'rollRest' };
    if (question.step === 'roll')
      return pick(2) === 0
        ? { type: 'rollDice' }
        : { type: 'answerRoll', answer: anyTyped(pick, question.dice) };
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
    ...Array.from({ length: 7 }, () => () => anyRoll(pick, state, table)),
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
    // Second thoughts while what a roll did is fresh: healed by hand, or another share of it.
    ...state.applications.flatMap(({ combatant: whom }, application): (() => DecidedCommand)[] => [
      () => ({ type: 'changeHitPoints', combatant: whom, change: 1 + pick(20) }),
      () => ({ type: 'changeShare', application, share: oneOf(pick, ['half', 'none'] as const) }),
      () => ({ type: 'changeShare', application, share: 'full' }),
    ]),
    () => ({ type: 'moveInOrder', combatant, to: pick(6) }),
    () => ({ type: 'moveInOrder', combatant, also: someOf(pick, state), to: pick(6) }),
    () => ({
      type: 'takeAction',
      cost: economy === undefined ? 'none' : oneOf(pick, economy.costs).id,
      ...(pick(3) === 0 ? { overrule: true } : {}),
    }),
    () => ({ type: 'passOverFallen', passes: !state.passesOverFallen }),
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
      combatant: state.combatants.find((one) => mayStepIn(state, one))?.combatant ?? combatant,
    }),
    // An evening ends with a crowd that can still be told apart.
    ...(state.combatants.length < 9 ? [() => anyNewcomers(pick, state, table)] : []),
    () => anyRefreshment(pick, state, table),
    ...(pick(4) === 0 ? [(): DecidedCommand => ({ type: 'endEncounter' })] : []),
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: 'redo', to: undone[pick(3)]?.commandId ?? 'none' }),
    () => anyReturn(pick, state),
    () => {
      const { id, values } = oneOf(pick, table.system.options);
      return { type: 'changeOption', option: id, value: oneOf(pick, values) };
    },
    () => ({ type: 'undo', from: done[Math.max(0, done.length - 1 - pick(5))]?.commandId ?? 'none' }),
  ];
  return oneOf(pick, makers)();
}
