import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { begin } from './begin.ts';
import { contestFaults, oneOf, type Pick } from './contest/evening-fixtures.ts';
import { type DecidedCommand, decide, type Table } from './decide.ts';
import { anyCommand, eveningTable, newcomer } from './evening-fixtures.ts';
import { Witness } from './evening-witness.ts';
import { type RecordedEvent, recordedEventSchema } from './event.ts';
import { type EncounterHistory, record, replay } from './history.ts';
import { otherwise } from './players-fixtures.ts';
import {
  conditionDisplays,
  monsterNamings,
  noSecrets,
  type PlayersSecrets,
  type PlayersStyle,
  playersView,
  pointDisplays,
  usualStyle,
  withNewcomers,
} from './players-view.ts';
import { type EncounterState, standingOf } from './state.ts';

/**
 * Whole evenings at random, 500 steps long, in every system: somebody who does at each step anything that a
 * game master could, sensible or not.
 */
const steps = 500;
/** Steps between two replays of all that happened so far. */
const replayed = 100;

interface Evening {
  readonly events: readonly RecordedEvent[];
  readonly history: EncounterHistory;
  readonly commands: ReadonlyMap<string, DecidedCommand['type']>;
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
  expect(new Set(acted).size, 'nobody has had two turns').toBe(acted.length);
  for (const { hitPoints, maximumHitPoints, pools, temporaryHitPoints, conditions } of combatants) {
    expect(maximumHitPoints).toBeGreaterThanOrEqual(0);
    expect(hitPoints, 'hit points').toBeLessThanOrEqual(maximumHitPoints);
    expect(temporaryHitPoints).toBeGreaterThanOrEqual(0);
    for (const { id, value, least, maximum } of Object.values(pools)) {
      expect(value, id).toBeGreaterThanOrEqual(least);
      if (maximum !== null) expect(value, id).toBeLessThanOrEqual(maximum);
    }
    for (const { lasts } of conditions) if (lasts !== null) expect(lasts.turns).toBeGreaterThan(0);
  }
  for (const { amount } of applications) expect(amount).toBeGreaterThanOrEqual(0);
}

/** The players’ window shows the same whatever stands where the players may not look. */
function playersLearnNothing(pick: Pick, state: EncounterState): void {
  const style: PlayersStyle = {
    heroes: oneOf(pick, pointDisplays),
    monsters: oneOf(pick, pointDisplays),
    monsterNames: oneOf(pick, monsterNamings),
    conditions: oneOf(pick, conditionDisplays),
  };
  const hidden = state.order.filter(() => pick(3) === 0);
  const secrets = { ...noSecrets, hidden };
  const sent = JSON.stringify(playersView(state, style, secrets));
  expect(JSON.stringify(playersView(otherwise(state, style, hidden), style, secrets))).toBe(sent);
  for (const { combatant, kind, name } of state.combatants) {
    const isNamed = kind === 'character' || style.monsterNames === 'names';
    expect(sent.includes(JSON.stringify(name))).toBe(isNamed && !hidden.includes(combatant));
  }
}

/** Who came unseen, by name, and what a game master would have had to say for it. */
interface Unseen {
  secrets: PlayersSecrets;
  readonly names: Map<string, boolean>;
}

/** Some come, some of them unseen; then somebody may be shown, or hidden. */
function comeUnseen(pick: Pick, before: EncounterState, after: EncounterState, unseen: Unseen): void {
  const newcomers = after.combatants.slice(before.combatants.length);
  const hidden = newcomers.filter(() => pick(2) === 0);
  for (const one of newcomers) unseen.names.set(JSON.stringify(one.name), hidden.includes(one));
  const numbers = (some: typeof newcomers) => some.map(({ combatant }) => combatant);
  unseen.secrets = withNewcomers(unseen.secrets, numbers(newcomers), numbers(hidden));
}

/** Whoever came unseen stays so until the game master says otherwise, whatever is undone and redone meanwhile. */
function unseenStayUnseen(pick: Pick, state: EncounterState, unseen: Unseen): void {
  const sent = JSON.stringify(playersView(state, usualStyle, unseen.secrets));
  for (const { name } of state.combatants) {
    const written = JSON.stringify(name);
    expect(sent.includes(written), written).toBe(unseen.names.get(written) !== true);
  }
  if (pick(9) > 0) return;
  const { combatant, name } = oneOf(pick, state.combatants);
  const others = unseen.secrets.hidden.filter((number) => number !== combatant);
  const hides = pick(2) === 0;
  unseen.secrets = { ...unseen.secrets, hidden: hides ? [...others, combatant] : others };
  unseen.names.set(JSON.stringify(name), hides);
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

function undoIsIdentity(before: EncounterHistory, after: EncounterHistory, table: Table): void {
  const back = moved({ history: after }, { type: 'undo' }, 'back', table);
  expect(back?.state, 'undone is as before').toEqual(before.state);
  if (back === undefined) return;
  const again = moved({ history: back }, { type: 'redo' }, 'again', table);
  expect(again?.state, 'redone is as after').toEqual(after.state);
}

/** Ends the evening: nothing more happens, whoever rests gains what is missing at most, and the end can be undone. */
function endOf(history: EncounterHistory, table: Table): void {
  const ready = moved({ history }, { type: 'abandonRoll' }, 'abandon', table) ?? history;
  const ended = moved({ history: ready }, { type: 'endEncounter' }, 'end', table);
  if (ended === undefined) throw new Error('an evening that cannot end');
  expect(decide(ended, { type: 'endTurn' }, table)).toMatchObject({ error: { code: 'ENCOUNTER_ENDED' } });
  undoIsIdentity(ready, ended, table);
  const { combatants, options } = ended.state;
  for (const combatant of combatants) {
    const stands = standingOf(combatant);
    const rested = table.sheets.rest?.rest(table.sheetOf(combatant.snapshot), stands, 3, options);
    if (rested?.ok !== true) continue;
    const { hitPoints, pools } = rested.value;
    expect(hitPoints.total).toBeGreaterThanOrEqual(stands.hitPoints);
    expect(hitPoints.total).toBeLessThanOrEqual(stands.maximumHitPoints);
    for (const [id, { total }] of Object.entries(pools)) {
      const pool = combatant.pools[id];
      if (pool === undefined) continue;
      expect(total).toBeGreaterThanOrEqual(pool.value);
      expect(total).toBeLessThanOrEqual(pool.maximum ?? Number.POSITIVE_INFINITY);
    }
  }
}

function play(id: SystemId, seed: number): Evening {
  const table = eveningTable(id, seed);
  const chance = seededDice(seed + 1);
  const pick: Pick = (below) => chance(below) - 1;
  const events = [...beginning(table)];
  const commands = new Map<string, DecidedCommand['type']>([['begin', 'admit']]);
  const unseen: Unseen = { secrets: noSecrets, names: new Map() };
  let history = replay(events);
  for (let at = 0; at < steps; at += 1) {
    const command = anyCommand(pick, history, table);
    const before = history;
    const after = moved({ history, events }, command, `${at}`, table);
    if (after === undefined) continue;
    history = after;
    commands.set(`${at}`, command.type);
    soundness(history.state);
    if (command.type === 'admit') comeUnseen(pick, before.state, history.state, unseen);
    playersLearnNothing(pick, history.state);
    unseenStayUnseen(pick, history.state, unseen);
    expect(contestFaults(before.state, history.state)).toEqual([]);
    if (command.type !== 'undo' && command.type !== 'redo') undoIsIdentity(before, history, table);
    if (at % replayed === 0) expect(replay(events), 'replayed is as it was live').toEqual(history);
  }
  endOf(history, table);
  return { events, history, commands };
}

function witnessed(id: SystemId, { history, commands }: Evening): readonly string[] {
  const witness = new Witness(id);
  for (const step of history.done) witness.step(step, commands.get(step.commandId) ?? 'admit');
  return witness.faults;
}

test.each(systemIds)(
  '%s: evenings of 500 steps',
  (id) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const evening = play(id, seed);
        const written = JSON.parse(JSON.stringify(evening.events)) as unknown[];
        const read = written.map((one) => recordedEventSchema.parse(one));
        expect(replay(read).state).toEqual(evening.history.state);
        expect(witnessed(id, evening)).toEqual([]);
      }),
      { numRuns: 4 },
    );
  },
  120_000,
);

/** Contests have events of their own, some of them rare. */
function seedsFor(id: SystemId): readonly number[] {
  return systems[id].sheets?.contests === undefined ? [11, 12] : [11, 12, 13, 14];
}

test('together they see every event', () => {
  const evenings = systemIds.flatMap((id) => seedsFor(id).map((seed) => play(id, seed)));
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
    'optionsChanged',
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
