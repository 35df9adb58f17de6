import { nameSchema } from '../../shared/library/document.ts';
import type { DocumentKind } from '../../shared/library/row.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { json } from './cells.ts';

/** The kind that a body must be of, by its fields; a creature's is taken for a character's. */
export function kindIn(body: string): DocumentKind | undefined {
  const read = json(body);
  if (typeof read !== 'object' || read === null) return undefined;
  if ('system' in read) return 'campaign';
  if ('sheet' in read) return 'character';
  if ('status' in read) return 'encounter';
  if ('entry' in read) return 'item';
  return 'text' in read ? 'note' : undefined;
}

/** The name in a body; undefined where there is none that can be read. */
export function nameIn(body: string): Label | undefined {
  const read = json(body);
  const name = typeof read === 'object' && read !== null && 'name' in read ? read.name : undefined;
  return nameSchema.safeParse(name).data;
}
