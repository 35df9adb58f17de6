import type { JsonEntryKind } from './format.ts';
import { formatVersion } from './format.ts';

/** Brings an entry's JSON from one version of the format to the next. Events and portraits bear their hashes, and never come here. */
export type Upcaster = (kind: JsonEntryKind, raw: unknown) => unknown;

/** The upcaster at place n leads from version n + 1 to n + 2. */
export const upcasters: readonly Upcaster[] = [];

/** An entry's JSON as the present version would have written it. */
export function upcast(
  kind: JsonEntryKind,
  raw: unknown,
  from: number,
  steps: readonly Upcaster[] = upcasters,
  known: number = formatVersion,
): unknown {
  return steps.slice(from - 1, known - 1).reduce((older, step) => step(kind, older), raw);
}
