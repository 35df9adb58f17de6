import { creatureTypes, type Size, sizes } from '../vocabulary.ts';
import type { Reading } from './monster.ts';
import { items, notUnderstood, parenthesis, plain } from './text.ts';

/** What a creature is. */
export interface SizeType {
  readonly size: Size;
  /** As the rules write it. */
  readonly type: string;
  readonly subtypes: readonly string[];
}

const typeNames: ReadonlyMap<string, string> = new Map(
  creatureTypes.map((id) => {
    const words = id.replace('-', ' ');
    return [words, words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())];
  }),
);

/** Reads "Huge Outsider (Evil, Extraplanar)". Null unless it begins with a size and names a type the rules know. */
export function readSizeType(text: string): Reading<SizeType | null> {
  const nothing = { value: null, unread: notUnderstood(text) };
  if (!/^\s*[a-z]/i.test(text)) return nothing;
  const said = plain(text).replace(/\[/g, '(').replace(/\]/g, ')');
  const { before, inside, rest } = parenthesis(said.replace(/\) ?\(/g, ', '));
  const found = /^([a-z]{4,10})(?:[- ]sized?)? ([a-z -]{3,24})[.,;]?$/i.exec(before);
  const size = sizes.find((one) => one === found?.[1]?.toLowerCase());
  const type = typeNames.get((found?.[2] ?? '').toLowerCase().replace('-', ' '));
  if (size === undefined || type === undefined) return nothing;
  return { value: { size, type, subtypes: items(inside ?? '') }, unread: notUnderstood(rest) };
}
