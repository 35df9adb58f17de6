import { creatureTypes, type Size, sizes } from '../vocabulary.ts';
import type { Reading } from './monster.ts';
import { items, notUnderstood, parenthesis, plain } from './text.ts';

/** What a creature is. */
export interface SizeType {
  readonly size: Size;
  readonly type: string;
  readonly subtypes: readonly string[];
}

const typeNames = new Set<string>(creatureTypes.map((type) => type.replace('-', ' ')));

/** Reads "Huge Outsider (Evil, Extraplanar)". Null unless it begins with a size and names a type the rules know. */
export function readSizeType(text: string): Reading<SizeType | null> {
  const nothing = { value: null, unread: notUnderstood(text) };
  const { before, inside, rest } = parenthesis(plain(text));
  const space = before.indexOf(' ');
  if (space < 0) return nothing;
  const printed = before
    .slice(0, space)
    .toLowerCase()
    .replace(/-size$/, '');
  const size = sizes.find((one) => one === printed);
  const type = before.slice(space + 1);
  if (size === undefined || !typeNames.has(type.toLowerCase())) return nothing;
  return { value: { size, type, subtypes: items(inside ?? '') }, unread: notUnderstood(rest) };
}
