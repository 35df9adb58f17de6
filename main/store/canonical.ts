import { createHash } from 'node:crypto';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** JSON with sorted keys: the same data always gives the same text. */
export function canonicalJson(value: unknown): string {
  // What is absent is no JSON, and not the same as null.
  return JSON.stringify(sorted(value)) ?? '';
}

/** SHA-256 of bytes, or of a text's UTF-8, in hexadecimal. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether two values are the same data, whatever the order of their keys. */
export function sameData(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
