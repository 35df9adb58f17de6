import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';
import { begin } from './begin.ts';
import { encounterCommandSchema } from './command.ts';
import { contestFaults, type Pick } from './contest/evening-fixtures.ts';
import { type DecidedCommand, decide, type Table } from './decide.ts';
import { Doorkeeper } from './evening-doorkeeper.ts';
import { endFaults, limitFaults, secretFaults } from './evening-faults.ts';
import { anyCommand, eveningTable, newcomer } from './evening-fixtures.ts';
import { Witness } from './evening-witness.ts';
import { encounterEventSchema, type RecordedEvent, recordedEventSchema } from './event.ts';
import { evolve, nothingYet } from './evolve.ts';
import { type EncounterHistory, record, replay } from './history.ts';

/**
 * Whole evenings at random, 500 steps long, in every system: somebody who does at each step anything that a
 * game master could, sensible or not. Refused commands are no steps.
 */
const steps = 500;
/** Steps between two replays of all that happened so far. */
const replayed = 100;
/** Evenings that are played whenever the tests run; between them everything happens that can. */
const alwaysPlayed = [11, 12];

type CommandType = DecidedCommand['type'];

interface Evening {
  readonly events: readonly RecordedEvent[];
  readonly history: EncounterHistory;
  readonly commands: ReadonlyMap<string, CommandType>;
  readonly faults: readonly string[];
}

/** Two heroes and two foes; every other evening of a system that has contests is one without a fight. */
function beginning({ system, sheets, ...table }: Table, seed: number): RecordedEvent[] {
  const purpose = sheets.contests !== undefined && seed % 2 === 0 ? 'contest' : undefined;
  const joining = (['hero', 'hero', 'foe', 'foe'] as const).map((of, at) =>
    newcomer({ system, sheets, ...table }, of, at),
  );
  return begin(system, sheets, {}, joining, purpose).map((event, at) => ({
    position: at + 1,
    commandId: 'begin',
    at: 'now',
    event,
  }));
}

function moved(
  { history, events }: { readonly history: EncounterHistory; readonly events?: RecordedEvent[] },
  command: DecidedCommand,
  commandId: string,
  table: Table,
): EncounterHistory | undefined {
  const decided = decide(history, command, table);
  if (!decided.ok || decided.value.length === 0) return undefined;
  return decided.value.reduce((before, event) => {
    const recorded = { position: before.position + 1, commandId, at: 'now', event };
    events?.push(recorded);
    return record(before, recorded);
  }, history);
}

function undoFaults(before: EncounterHistory, after: EncounterHistory, table: Table): readonly string[] {
  const back = moved({ history: after }, { type: 'undo' }, 'back', table);
  if (back === undefined) return ['what was done cannot be undone'];
  if (!isDeepStrictEqual(back.state, before.state)) return ['undone, it is not as before'];
  const again = moved({ history: back }, { type: 'redo' }, 'again', table);
  return isDeepStrictEqual(again?.state, after.state) ? [] : ['redone, it is not as after'];
}

function stepsIn({ done, undone }: EncounterHistory) {
  const named = ({ commandId, label }: EncounterHistory['done'][number]) => [commandId, label];
  return [done.map(named), undone.map(named)];
}

/** Whether what was written makes the same of it, and so does what of it still counts, without what was undone. */
function replayFaults(events: readonly RecordedEvent[], history: EncounterHistory): readonly string[] {
  const again = replay(events);
  const counted = history.done.flatMap((step) => step.events).reduce(evolve, nothingYet);
  return [
    ...(isDeepStrictEqual(again.state, history.state) ? [] : ['replayed, it is not as it was live']),
    ...(isDeepStrictEqual(stepsIn(again), stepsIn(history)) ? [] : ['replayed, other steps count']),
    ...(isDeepStrictEqual(counted, history.state) ? [] : ['what was undone has left something behind']),
  ];
}

/** Ends the evening: nothing more happens, whoever rests gains what is missing at most, and the end can be undone. */
function ending(history: EncounterHistory, table: Table): readonly string[] {
  const open =
    history.state.status === 'ended' ? moved({ history }, { type: 'undo' }, 'reopen', table) : history;
  if (open === undefined) return ['an ending that stays'];
  const ready = moved({ history: open }, { type: 'abandonRoll' }, 'abandon', table) ?? open;
  const ended = moved({ history: ready }, { type: 'endEncounter' }, 'end', table);
  if (ended === undefined) return ['an evening that cannot end'];
  const refused = decide(ended, { type: 'endTurn' }, table);
  return [
    ...(!refused.ok && refused.error.code === 'ENCOUNTER_ENDED' ? [] : ['it goes on after its end']),
    ...undoFaults(ready, ended, table),
    ...endFaults(ended.state, table),
  ];
}

function play(id: SystemId, seed: number): Evening {
  const table = eveningTable(id, seed);
  const chance = seededDice(seed + 1);
  const pick: Pick = (below) => chance(below) - 1;
  const events = beginning(table, seed);
  const commands = new Map<string, CommandType>([['begin', 'admit']]);
  const faults: string[] = [];
  const doorkeeper = new Doorkeeper();
  let history = replay(events);
  for (let at = 0; commands.size <= steps; at += 1) {
    const command = anyCommand(pick, history, table);
    const before = history;
    const after = moved({ history, events }, command, `${at}`, table);
    if (after === undefined) continue;
    history = after;
    commands.set(`${at}`, command.type);
    if (command.type === 'admit') doorkeeper.come(pick, before.state, history.state);
    if (pick(9) === 0) doorkeeper.changeMind(pick, history.state);
    const isMove = command.type === 'undo' || command.type === 'redo';
    const found = [
      ...limitFaults(history.state),
      ...secretFaults(pick, history.state),
      ...doorkeeper.faults(history.state),
      ...contestFaults(before.state, history.state),
      ...(isMove ? [] : undoFaults(before, history, table)),
      ...(commands.size % replayed === 0 ? replayFaults(events, history) : []),
    ];
    faults.push(...found.map((fault) => `step ${at}, ${command.type}: ${fault}`));
  }
  const witness = new Witness(id);
  for (const step of history.done) witness.step(step, commands.get(step.commandId) ?? 'admit');
  return { events, history, commands, faults: [...faults, ...witness.faults, ...ending(history, table)] };
}

const contestCommands = [
  'beginContest',
  'rollContest',
  'answerContest',
  'rollContestDice',
  'abandonContestRoll',
  'showContest',
  'closeContest',
] as const satisfies readonly CommandType[];

/** What can never be done, since the rules of the system leave it to the game master or know nothing of it. */
const neverDone: Readonly<Record<SystemId, readonly CommandType[]>> = {
  'strike-save': ['changePool', 'rollOrder', 'rollRest', 'takeAction', ...contestCommands],
  'success-levels': ['rollOrder', 'rollRest', 'takeAction'],
  telnas: ['passOverFallen', ...contestCommands],
  srd35: ['passOverFallen', ...contestCommands],
};
const allCommands: readonly CommandType[] = [
  ...encounterCommandSchema.options.map(({ shape }) => shape.type.value),
  ...(['admit', 'refresh', 'catchUp'] as const),
];

const seen = new Set<string>();

test.each(systemIds)(
  '%s: evenings of 500 steps, with everything that can be done in it',
  (id) => {
    const done = new Set<CommandType>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { events, history, commands, faults } = play(id, seed);
        expect(faults).toEqual([]);
        const read = JSON.parse(JSON.stringify(events)).map((one: unknown) => recordedEventSchema.parse(one));
        expect(replay(read).state).toEqual(history.state);
        if (!alwaysPlayed.includes(seed)) return;
        for (const type of commands.values()) done.add(type);
        for (const { event } of events) seen.add(event.type);
      }),
      { numRuns: 4, examples: alwaysPlayed.map((seed) => [seed]) },
    );
    expect([...done].sort()).toEqual(allCommands.filter((type) => !neverDone[id].includes(type)).sort());
  },
  120_000,
);

test('together they see every event', () => {
  const all = encounterEventSchema.options.map(({ shape }) => shape.type.value);
  expect([...seen].sort()).toEqual([...all].sort());
});
