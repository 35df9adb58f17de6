import type { PrintedHitDice, Reading } from './monster.ts';
import { cut, notUnderstood, parenthesis, plain } from './text.ts';

/** `15d8+105`, `1/2 d8`: the number of dice and the notation without spaces. */
function group(text: string): { count: number; notation: string } | null {
  const notation = text.replace(/ /g, '');
  const found = /^(?:(\d{1,4})(?:\/(\d{1,2}))?)d\d{1,3}(?:[+-]\d{1,5})?$/.exec(notation);
  if (found === null) return null;
  const count = Number(found[1]) / Number(found[2] ?? 1);
  return Number.isFinite(count) ? { count, notation } : null;
}

/** Reads "15d8+105 (172 hp)", also with dice of several kinds: "1d8+1 plus 1d8+2 (12 hp)". */
export function readHitDice(text: string): Reading<PrintedHitDice | null> {
  const { before, inside, rest } = parenthesis(plain(text));
  const groups = cut(before, [' plus ']).map((piece) => group(piece.text));
  const understood = groups.filter((one) => one !== null);
  if (understood.length < groups.length) return { value: null, unread: notUnderstood(text) };
  const points = /^(\d{1,6}) ?hp$/.exec(inside ?? '');
  return {
    value: {
      notation: understood.map(({ notation }) => notation).join(' plus '),
      count: understood.reduce((sum, { count }) => sum + count, 0),
      hitPoints: points === null ? null : Number(points[1]),
    },
    unread: [...(points === null ? notUnderstood(inside ?? '') : []), ...notUnderstood(rest)],
  };
}
