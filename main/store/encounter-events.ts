import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { eventPayloadSchema, type RecordedEvent } from '../../shared/encounter/event.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { bytes, json, text, whole } from './cells.ts';
import { whenNeeded } from './when-needed.ts';

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
  /**
   * Reads and verifies all; refused with `DAMAGED` and the `position` of the first that is not as written, or of
   * the first behind the last that is gone.
   */
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

/** An encounter's last event, as it is known apart from the events. */
interface Head {
  readonly position: number;
  readonly hash: Uint8Array;
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
  // Backups of earlier versions have none.
  const selectHead = whenNeeded(() =>
    db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'encounter_heads'").get() === undefined
      ? undefined
      : db.prepare('SELECT position, hash FROM encounter_heads WHERE encounter_id = ?'),
  );
  const moveHead = whenNeeded(() =>
    db.prepare('UPDATE encounter_heads SET position = ?, hash = ? WHERE encounter_id = ?'),
  );
  const insertHead = whenNeeded(() =>
    db.prepare('INSERT INTO encounter_heads (position, hash, encounter_id) VALUES (?, ?, ?)'),
  );
  const clearHead = whenNeeded(() => db.prepare('DELETE FROM encounter_heads WHERE encounter_id = ?'));

  function keepHead(encounterId: string, { position, hash }: Head): void {
    const head = [position, hash, encounterId] as const;
    if (moveHead().run(...head).changes === 0) insertHead().run(...head);
  }

  /** Whether events are known to have stood behind some that hang together. */
  function isCutOff(encounterId: string, count: number, last: Uint8Array): boolean {
    const cells = selectHead()?.get(encounterId);
    // A head that is damaged itself accuses nobody: it is the very last event's, or none that could be there.
    return (
      cells !== undefined &&
      whole(cells, 'position') > count &&
      !Buffer.from(last).equals(bytes(cells, 'hash'))
    );
  }

  function restore(encounterId: string, events: Iterable<StoredEvent>): void {
    let head: Head | undefined;
    for (const { payload, hash } of events) {
      head = { position: (head?.position ?? 0) + 1, hash };
      insert.run(encounterId, head.position, payload, hash);
    }
    if (head === undefined) clearHead().run(encounterId);
    else keepHead(encounterId, head);
  }

  return {
    append(encounterId, before, events) {
      let hash = before;
      for (const { position, ...rest } of events) {
        // What is written can be read again: an event outside its schema is a bug, found before it is kept.
        const payload = JSON.stringify(eventPayloadSchema.parse(rest));
        hash = chained(hash, payload);
        insert.run(encounterId, position, payload, hash);
      }
      const position = events.at(-1)?.position;
      if (position !== undefined) keepHead(encounterId, { position, hash });
      return hash;
    },
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
      return isCutOff(encounterId, events.length, head)
        ? refused('DAMAGED', undefined, { position: events.length + 1 })
        : granted({ events, head });
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
