import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import { type EncounterCommand, encounterCommandSchema } from './command.ts';
import { decide } from './decide.ts';
import { type RecordedEvent, recordedEventSchema } from './event.ts';
import { beginning, tableWith } from './fixtures.ts';
import { type EncounterHistory, emptyHistory, record, replay } from './history.ts';

const combatant = fc.integer({ min: 1, max: 4 });
const openRoll = fc.record({
  type: fc.constant('openRoll' as const),
  actor: combatant,
  action: fc.constantFrom('weapon.0', 'weapon.1', 'save.area', 'save.other', 'nothing'),
  decisions: fc.constantFrom<Record<string, string>[]>({}, { strengthTo: 'hit' }, { strengthTo: 'damage' }),
  targets: fc.oneof(fc.tuple(combatant), fc.array(combatant, { maxLength: 2 })),
  modifier: fc.integer({ min: -5, max: 5 }),
});
const face = fc.integer({ min: 1, max: 21 });
const answer = fc.oneof(
  fc.record({ faces: fc.array(face, { maxLength: 3 }) }),
  fc.record({ sum: fc.integer({ min: 0, max: 25 }) }),
  fc.record({ choice: fc.constantFrom('hit', 'damage', 'strength', 'none') }),
);
const command: fc.Arbitrary<EncounterCommand> = fc.oneof(
  { weight: 4, arbitrary: openRoll },
  { weight: 6, arbitrary: fc.constant({ type: 'rollDice' as const }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answerRoll' as const), answer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answerRoll' as const),
      answer: fc.constant({ choice: 'hit' }),
    }),
  },
  fc.constant({ type: 'abandonRoll' as const }),
  fc.constant({ type: 'endTurn' as const }),
  fc.record({ type: fc.constant('moveInOrder' as const), combatant, to: fc.nat(4) }),
  fc.record({
    type: fc.constant('changeHitPoints' as const),
    combatant,
    change: fc.integer({ min: -60, max: 60 }),
  }),
  fc.record({
    type: fc.constant('changeOption' as const),
    option: fc.constantFrom('attackCompare', 'saveRounding', 'characteristicsPerAttack', 'luck'),
    value: fc.constantFrom<(string | boolean)[]>('gt', 'ge', 'up', 'down', 'one', 'all', true),
  }),
  fc.constant({ type: 'endEncounter' as const }),
  { weight: 3, arbitrary: fc.constant({ type: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'redo' as const }) },
);
const evening = fc.record({
  commands: fc.array(command, { maxLength: 40, size: 'max' }),
  seed: fc.integer(),
});

/** What one command did, or that it was refused. */
interface Move {
  readonly command: EncounterCommand;
  readonly before: EncounterHistory;
  readonly after: EncounterHistory;
  readonly events: readonly RecordedEvent[];
  readonly refusal: string | undefined;
}

function take(
  before: EncounterHistory,
  of: EncounterCommand,
  commandId: string,
  table: Parameters<typeof decide>[2],
): Move {
  const decided = decide(before, of, table);
  if (!decided.ok) return { command: of, before, after: before, events: [], refusal: decided.error.code };
  const events = decided.value.map(
    (event, at): RecordedEvent => ({ position: before.position + at + 1, commandId, at: 'now', event }),
  );
  return { command: of, before, after: events.reduce(record, before), events, refusal: undefined };
}

const begun: readonly RecordedEvent[] = beginning.map((event, at) => ({
  position: at + 1,
  commandId: 'begin',
  at: 'now',
  event,
}));

function play({ commands, seed }: { commands: readonly EncounterCommand[]; seed: number }): readonly Move[] {
  const table = tableWith(seededDice(seed));
  const moves: Move[] = [];
  let history = replay(begun);
  for (const [at, of] of commands.entries()) {
    const move = take(history, of, `${at + 1}`, table);
    moves.push(move);
    history = move.after;
  }
  return moves;
}

const frozen = tableWith(() => {
  throw new Error('undo and redo roll no dice');
});
const isState = ({ command: { type } }: Move) => type !== 'undo' && type !== 'redo';

test('replayed is as it was live, after every command, and through JSON', () => {
  fc.assert(
    fc.property(evening, (of) => {
      const written = [...begun];
      for (const { after, events } of play(of)) {
        written.push(...events);
        expect(replay(written)).toEqual(after);
      }
      expect(written.map(({ position }) => position)).toEqual(written.map((_, at) => at + 1));
      const read = JSON.parse(JSON.stringify(written)).map((one: unknown) => recordedEventSchema.parse(one));
      expect(read).toEqual(written);
      expect(replay(read).state).toEqual(replay(written).state);
    }),
  );
});

test('undo ∘ do is identity, and redo ∘ undo', () => {
  fc.assert(
    fc.property(evening, (of) => {
      for (const { before, after, events, ...move } of play(of)) {
        if (!isState({ before, after, events, ...move }) || events.length === 0) continue;
        const back = take(after, { type: 'undo' }, 'back', frozen);
        expect(back.after.state).toEqual(before.state);
        expect(back.after.done).toEqual(before.done);
        const again = take(back.after, { type: 'redo' }, 'again', frozen);
        expect(again.after.state).toEqual(after.state);
        expect(again.after.done).toEqual(after.done);
        expect(again.after.undone).toEqual([]);
      }
    }),
  );
});

test('everything can be undone down to the beginning, and redone up again', () => {
  fc.assert(
    fc.property(evening, (of) => {
      const top = play(of).at(-1)?.after ?? replay(begun);
      let history = top;
      const steps = top.done.length - 1;
      for (let at = 0; at < steps; at += 1) history = take(history, { type: 'undo' }, `u${at}`, frozen).after;
      expect(history.state).toEqual(replay(begun).state);
      expect(take(history, { type: 'undo' }, 'below', frozen).refusal).toBe('NOTHING_TO_UNDO');
      for (let at = 0; at < steps; at += 1) history = take(history, { type: 'redo' }, `r${at}`, frozen).after;
      expect(history.state).toEqual(top.state);
    }),
  );
});

test('what holds whatever a game master does', () => {
  fc.assert(
    fc.property(evening, (of) => {
      for (const { command: done, before, after, events, refusal } of play(of)) {
        const was = before.state;
        const is = after.state;
        expect([...is.order].sort()).toEqual([1, 2, 3]);
        expect(is.order).toContain(is.turn);
        if (refusal !== undefined) expect(after).toBe(before);
        if (was.status === 'ended' && refusal === undefined) expect(['undo', 'redo']).toContain(done.type);
        if (was.roll !== null && is.roll !== null && was.roll.answers.length < is.roll.answers.length) {
          const { actor, action, targets, decisions, modifier } = was.roll;
          expect(is.roll).toMatchObject({ actor, action, targets, decisions, modifier });
          expect(is.options).toBe(was.options);
        }
        for (const { event } of events) {
          if (event.type !== 'damageApplied') continue;
          const hurt = was.combatants.find((one) => one.combatant === event.combatant);
          expect(event.hitPoints).toBe((hurt?.hitPoints ?? Number.NaN) - event.amount);
          expect(event.amount).toBeGreaterThanOrEqual(0);
        }
        if (done.type !== 'changeHitPoints' || events.length === 0) continue;
        const [now, then] = [is, was].map(({ combatants }) =>
          combatants.find((one) => one.combatant === done.combatant),
        );
        if (now === undefined || then === undefined) throw new Error('somebody who is not there was healed');
        expect(now.hitPoints).toBeLessThanOrEqual(Math.max(then.hitPoints, now.maximumHitPoints));
        expect(Math.sign(now.hitPoints - then.hitPoints)).toBe(Math.sign(done.change));
      }
    }),
  );
});

test('an evening made up at random sees every event', () => {
  const seen = fc
    .sample(evening, { numRuns: 200, seed: 7 })
    .flatMap((of) => play(of).flatMap(({ events }) => events.map(({ event }) => event.type)));
  expect([...new Set(seen)].sort()).toEqual([
    'choiceMade',
    'damageApplied',
    'dieFell',
    'encounterEnded',
    'hitPointsChanged',
    'optionsChanged',
    'orderChanged',
    'rollAbandoned',
    'rollClosed',
    'rollOpened',
    'stepRedone',
    'stepUndone',
    'turnStarted',
  ]);
});

test('these commands are what the contract lets through', () => {
  fc.assert(
    fc.property(command, (of) => {
      expect(encounterCommandSchema.parse(of)).toEqual(of);
    }),
  );
});

test('the history before its first event is empty', () => {
  expect(replay([])).toEqual(emptyHistory);
});
