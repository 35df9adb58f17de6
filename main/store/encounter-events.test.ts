import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import { beforeFirst, type EncounterEvents, encounterEvents } from './encounter-events.ts';
import { createTables } from './migrations/0001-library.ts';
import { createEncounterHeads } from './migrations/0007-encounter-heads.ts';

let db: DatabaseSync;
let events: EncounterEvents;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  createTables(db);
  createEncounterHeads(db);
  for (const id of ['bridge', 'tavern'])
    db.prepare("INSERT INTO documents VALUES (?, 'encounter', ?, 1, 1, 0, '{}')").run(id, id);
  events = encounterEvents(db);
});

const turn = (position: number): RecordedEvent => ({
  position,
  commandId: `command ${position}`,
  at: '2025-01-02T03:04:05.678Z',
  event: { type: 'turnStarted', combatant: 1, round: position },
});

test('what was appended is read back, and the chain goes on from its head', () => {
  const head = events.append('bridge', beforeFirst, [turn(1), turn(2)]);
  events.append('bridge', head, [turn(3)]);
  expect(events.read('bridge')).toMatchObject({ ok: true, value: { events: [turn(1), turn(2), turn(3)] } });
});

test('each hash is that of the hash before and the bytes of the payload', () => {
  events.append('bridge', beforeFirst, [turn(1), turn(2)]);
  const rows = db.prepare('SELECT payload, hash FROM encounter_events ORDER BY position').all();
  const sha256 = (...parts: (string | Uint8Array)[]) =>
    Buffer.concat([
      createHash('sha256')
        .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
        .digest(),
    ]);
  const [first, second] = rows.map(({ payload, hash }) => ({
    payload: String(payload),
    hash: Buffer.from(hash as Uint8Array),
  }));
  if (first === undefined || second === undefined) throw new Error('two events');
  expect(first.payload).toBe(
    '{"commandId":"command 1","at":"2025-01-02T03:04:05.678Z","event":{"type":"turnStarted","combatant":1,"round":1}}',
  );
  expect(first.hash).toEqual(sha256(first.payload));
  expect(second.hash).toEqual(sha256(first.hash, second.payload));
});

test("the encounter's id is not part of it: under another id the chain is the same", () => {
  const one = events.append('bridge', beforeFirst, [turn(1), turn(2)]);
  const other = events.append('tavern', beforeFirst, [turn(1), turn(2)]);
  expect(other).toEqual(one);
});

test.each([
  ['the last', 2, 'DELETE FROM encounter_events WHERE position = 3'],
  ['the last two', 1, 'DELETE FROM encounter_events WHERE position > 1'],
  ['all', 0, 'DELETE FROM encounter_events'],
])('where %s of three events are gone, the first %i of them are not taken for all', (_, kept, statement) => {
  events.append('bridge', beforeFirst, [turn(1), turn(2), turn(3)]);
  db.exec(statement);
  expect(events.read('bridge')).toEqual({
    ok: false,
    error: { code: 'DAMAGED', params: { position: kept + 1 } },
  });
});

test.each([
  ['another position', 'UPDATE encounter_heads SET position = 70'],
  ['another hash', 'UPDATE encounter_heads SET hash = zeroblob(32)'],
  ['an earlier position', 'UPDATE encounter_heads SET position = 1'],
])('where the events end is told with %s by itself: that accuses none that are there', (_, statement) => {
  const head = events.append('bridge', beforeFirst, [turn(1), turn(2)]);
  db.exec(statement);
  expect(events.read('bridge')).toMatchObject({ ok: true, value: { events: [turn(1), turn(2)] } });
  events.append('bridge', head, [turn(3)]);
  db.exec('DELETE FROM encounter_events WHERE position = 3');
  expect(events.read('bridge')).toMatchObject({ ok: false, error: { params: { position: 3 } } });
});

test('a place is taken once', () => {
  events.append('bridge', beforeFirst, [turn(1)]);
  expect(() => events.append('bridge', beforeFirst, [turn(1)])).toThrow('UNIQUE');
});

test('an event outside its schema is never written', () => {
  const wrong = { ...turn(1), event: { type: 'turnStarted', combatant: 0, round: 1 } } as RecordedEvent;
  expect(() => events.append('bridge', beforeFirst, [wrong])).toThrow();
  expect(events.read('bridge')).toMatchObject({ ok: true, value: { events: [] } });
});
