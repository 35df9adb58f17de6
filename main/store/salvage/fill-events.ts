import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { bytes, json, text, whole } from '../cells.ts';
import { beforeFirst, encounterEvents, type StoredEvent } from '../encounter-events.ts';
import type { FoundRows } from './found-rows.ts';
import { longestChain } from './longest-chain.ts';

/** How far events are known to have gone by what was kept apart from them. */
function headsBeyond(heads: readonly FoundRows['heads'][number][], chain: readonly StoredEvent[]): number[] {
  const last = chain.at(-1)?.hash ?? beforeFirst;
  return heads.flatMap(([, position, hash]) => (Buffer.from(last).equals(hash) ? [] : [position]));
}

/** An encounter whose last events are gone, or may be. */
export interface TailLoss {
  readonly id: string;
  readonly kept: number;
  /** How many there were; undefined where the backup's are all that is left. */
  readonly known?: number;
}

const recorded = z.object({ commandId: z.string(), at: z.string() });
/** What a command of an encounter was answered: the events that it caused. */
const answered = z.object({
  events: z.array(z.object({ commandId: z.string(), at: z.string(), position: z.number().int() })).min(1),
});

/** Events that were acknowledged, by the command that caused them. */
function acknowledged(
  found: FoundRows,
): Map<string, { readonly first: number; readonly last: number; at: string }> {
  return new Map(
    found.commands.flatMap(([, channel, , answer]) => {
      const events =
        channel === 'encounters.command' ? answered.safeParse(json(answer)).data?.events : undefined;
      const [first, last] = [events?.[0], events?.at(-1)];
      if (first === undefined || last === undefined) return [];
      return [[first.commandId, { first: first.position, last: last.position, at: first.at }] as const];
    }),
  );
}

/**
 * Puts the events that a damaged file holds into a library, which may hold some as a backup has them, as far as they
 * hang together. Belongs into a transaction.
 */
export function fillEvents(
  db: DatabaseSync,
  found: FoundRows,
  documents: ReadonlySet<string>,
): readonly TailLoss[] {
  const select = db.prepare('SELECT encounter_id, position, payload, hash FROM encounter_events');
  const { rewrite } = encounterEvents(db);
  const candidates = new Map<string, Map<number, StoredEvent[]>>();
  const inFile = new Map<string, number>();
  const inBackup = new Set<string>();
  const add = (id: string, position: number, event: StoredEvent): void => {
    const positions = candidates.get(id) ?? new Map<number, StoredEvent[]>();
    positions.set(position, [...(positions.get(position) ?? []), event]);
    candidates.set(id, positions);
  };
  for (const row of select.iterate()) {
    const id = text(row, 'encounter_id');
    inBackup.add(id);
    add(id, whole(row, 'position'), { payload: text(row, 'payload'), hash: bytes(row, 'hash') });
  }
  for (const [id, position, payload, hash] of found.events) {
    if (!documents.has(id)) continue;
    inFile.set(id, Math.max(inFile.get(id) ?? 0, position));
    add(id, position, { payload, hash });
  }

  const heads = Map.groupBy(found.heads, ([id]) => id);
  const unaccounted = acknowledged(found);
  const ends = new Map<string, { readonly kept: number; readonly at: string }>();
  for (const [id, positions] of candidates) {
    const chain = longestChain(positions);
    rewrite(id, chain);
    let at = '';
    for (const { payload } of chain) {
      const event = recorded.safeParse(json(payload)).data;
      if (event === undefined) continue;
      unaccounted.delete(event.commandId);
      at = event.at;
    }
    ends.set(id, { kept: chain.length, at });
    inFile.set(id, Math.max(inFile.get(id) ?? 0, ...headsBeyond(heads.get(id) ?? [], chain)));
  }
  return [...ends].flatMap(([id, { kept, at }]): TailLoss[] => {
    const following = [...unaccounted.values()].filter(({ first, at: when }) => first > kept && when >= at);
    const known = following.reduce((most, { last }) => Math.max(most, last), inFile.get(id) ?? 0);
    if (known > kept) return [{ id, kept, known }];
    return inBackup.has(id) && (inFile.get(id) ?? 0) < kept ? [{ id, kept }] : [];
  });
}
