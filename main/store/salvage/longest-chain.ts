import { beforeFirst, chained, type StoredEvent } from '../encounter-events.ts';

/** Events that may have stood at a position; some of them are not what was written. */
export type Candidates = ReadonlyMap<number, readonly StoredEvent[]>;

function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other);
}

/**
 * The events from the first on that hang together by their hashes. A hash that was damaged itself is made up for
 * where the event behind it fits.
 */
export function longestChain(candidates: Candidates): readonly StoredEvent[] {
  const at = (position: number): readonly StoredEvent[] => candidates.get(position) ?? [];
  const chain: StoredEvent[] = [];
  for (let head = beforeFirst; ; ) {
    const position = chain.length + 1;
    const next = at(position)
      .map(({ payload }) => ({ payload, hash: chained(head, payload) }))
      .find(
        ({ hash }) =>
          at(position).some((one) => same(one.hash, hash)) ||
          at(position + 1).some((following) => same(chained(hash, following.payload), following.hash)),
      );
    if (next === undefined) return chain;
    chain.push(next);
    head = next.hash;
  }
}
