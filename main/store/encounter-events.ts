import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { eventPayloadSchema, type RecordedEvent } from '../../shared/encounter/event.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { bytes, json, text, whole } from './cells.ts';

/** Where the chain of an encounter begins. */
export const beforeFirst: Uint8Array = new Uint8Array(0);

/** The hash of an event: of the one before it, and its own payload's bytes. */
export function chained(before: Uint8Array, payload: string): Uint8Array {
  return createHash('sha256').update(before).update(payload, 'utf8').digest();
}

/** An encounter's events with the hash of the last. */
export interface Chain {
  readonly events: readonly RecordedEvent[];
  readonly head: Uint8Array;
}

/** An event as it lies there, byte for byte. */
export interface StoredEvent {
  readonly payload: string;
  readonly hash: Uint8Array;
}

/** Events of encounters, appended and never rewritten. */
export interface EncounterEvents {
  /** Appends events that follow `head`; answers with the new head. */
  readonly append: (encounterId: string, head: Uint8Array, events: readonly RecordedEvent[]) => Uint8Array;
  /** Reads and verifies all; refused with `DAMAGED` and the `position` of the first that is not as written. */
  readonly read: (encounterId: string) => Result<Chain, Refusal<LibraryRefusalCode>>;
  /** How many there are, and the hash of the last; undefined where there are none. */
  readonly last: (encounterId: string) => { readonly count: number; readonly hash: Uint8Array } | undefined;
  /** The first ones as they lie there, unverified. */
  readonly stored: (encounterId: string, count: number) => readonly StoredEvent[];
  /** Puts verified events in the place of all that lie there, some of which are damaged. */
  readonly rewrite: (encounterId: string, events: readonly StoredEvent[]) => void;
  /** Takes verified events in from elsewhere, byte for byte, from the first on. */
  readonly restore: (encounterId: string, events: Iterable<StoredEvent>) => void;
}

/** Prepares the statements on events. */
export function encounterEvents(db: DatabaseSync): EncounterEvents {
  const insert = db.prepare(
    'INSERT INTO encounter_events (encounter_id, position, payload, hash) VALUES (?, ?, ?, ?)',
  );
  const select = db.prepare(
    'SELECT position, payload, hash FROM encounter_events WHERE encounter_id = ? ORDER BY position',
  );
  const selectLast = db.prepare(
    'SELECT position, hash FROM encounter_events WHERE encounter_id = ? ORDER BY position DESC LIMIT 1',
  );
  const selectStored = db.prepare(
    'SELECT payload, hash FROM encounter_events WHERE encounter_id = ? AND position <= ? ORDER BY position',
  );
  const clear = db.prepare('DELETE FROM encounter_events WHERE encounter_id = ?');

  function restore(encounterId: string, events: Iterable<StoredEvent>): void {
    let position = 0;
    for (const { payload, hash } of events) {
      position += 1;
      insert.run(encounterId, position, payload, hash);
    }
  }

  return {
    append: (encounterId, head, events) =>
      events.reduce((before, { position, ...rest }) => {
        // What is written can be read again: an event outside its schema is a bug, found before it is kept.
        const payload = JSON.stringify(eventPayloadSchema.parse(rest));
        const hash = chained(before, payload);
        insert.run(encounterId, position, payload, hash);
        return hash;
      }, head),
    read(encounterId) {
      const events: RecordedEvent[] = [];
      let head = beforeFirst;
      for (const cells of select.all(encounterId)) {
        const position = events.length + 1;
        const payload = text(cells, 'payload');
        head = chained(head, payload);
        const sound = whole(cells, 'position') === position && Buffer.from(head).equals(bytes(cells, 'hash'));
        const parsed = sound ? eventPayloadSchema.safeParse(json(payload)) : undefined;
        if (parsed?.success !== true) return refused('DAMAGED', undefined, { position });
        events.push({ position, ...parsed.data });
      }
      return granted({ events, head });
    },
    last(encounterId) {
      const cells = selectLast.get(encounterId);
      return cells === undefined
        ? undefined
        : { count: whole(cells, 'position'), hash: bytes(cells, 'hash') };
    },
    stored: (encounterId, count) =>
      selectStored
        .all(encounterId, count)
        .map((cells) => ({ payload: text(cells, 'payload'), hash: bytes(cells, 'hash') })),
    rewrite(encounterId, events) {
      clear.run(encounterId);
      restore(encounterId, events);
    },
    restore,
  };
}
