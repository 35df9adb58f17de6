import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { encounterEventSchema, type RecordedEvent } from '../../shared/encounter/event.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { bytes, json, text, whole } from './cells.ts';

/** What the chain covers: everything of an event but its place, which the chain itself gives. */
const payloadSchema = z.strictObject({
  commandId: z.string(),
  at: z.string(),
  event: encounterEventSchema,
});

/** Where the chain of an encounter begins. */
export const beforeFirst: Uint8Array = new Uint8Array(0);

/** The hash of an event: of the one before it, and its own payload's bytes. */
function chained(before: Uint8Array, payload: string): Uint8Array {
  return createHash('sha256').update(before).update(payload, 'utf8').digest();
}

/** An encounter's events with the hash of the last. */
export interface Chain {
  readonly events: readonly RecordedEvent[];
  readonly head: Uint8Array;
}

/** Events of encounters, appended and never rewritten. */
export interface EncounterEvents {
  /** Appends events that follow `head`; answers with the new head. */
  readonly append: (encounterId: string, head: Uint8Array, events: readonly RecordedEvent[]) => Uint8Array;
  /** Reads and verifies all; refused with `DAMAGED` and the `position` of the first that is not as written. */
  readonly read: (encounterId: string) => Result<Chain, Refusal<LibraryRefusalCode>>;
}

/** Prepares the statements on events. */
export function encounterEvents(db: DatabaseSync): EncounterEvents {
  const insert = db.prepare(
    'INSERT INTO encounter_events (encounter_id, position, payload, hash) VALUES (?, ?, ?, ?)',
  );
  const select = db.prepare(
    'SELECT position, payload, hash FROM encounter_events WHERE encounter_id = ? ORDER BY position',
  );
  return {
    append: (encounterId, head, events) =>
      events.reduce((before, { position, ...rest }) => {
        // What is written can be read again: an event outside its schema is a bug, found before it is kept.
        const payload = JSON.stringify(payloadSchema.parse(rest));
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
        const parsed = sound ? payloadSchema.safeParse(json(payload)) : undefined;
        if (parsed?.success !== true) return refused('DAMAGED', undefined, { position });
        events.push({ position, ...parsed.data });
      }
      return granted({ events, head });
    },
  };
}
