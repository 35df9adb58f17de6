import { expect, test } from 'vitest';
import { formatDice } from './format.ts';
import { parseDice } from './parse.ts';

const rows: readonly [typed: string, d: string, n: string][] = [
  ['d20', '1d20', '1n20'],
  ['n%', '1d100', '1n100'],
  ['2D6 - 1', '2d6-1', '2n6−1'],
  ['2 x (1d6 + 1)', '2*(1d6+1)', '2×(1n6+1)'],
  ['4d6KH3!', '4d6!kh3', '4n6!kh3'],
  ['2d20kl', '2d20kl1', '2n20kl1'],
  ['4d6dl1', '4d6dl1', '4n6dl1'],
  ['(1-2)-3', '1-2-3', '1−2−3'],
  ['1-(2-3)', '1-(2-3)', '1−(2−3)'],
  ['2*(3*4)', '2*(3*4)', '2×(3×4)'],
  ['(2*3)*4', '2*3*4', '2×3×4'],
  ['-(1+2)', '-(1+2)', '−(1+2)'],
  ['-(2*3)', '-(2*3)', '−(2×3)'],
  ['1 - -2', '1--2', '1−−2'],
  ['+(3)', '3', '3'],
];

test.each(rows)('%s is written %s and %s', (typed, d, n) => {
  const parsed = parseDice(typed);
  if (!parsed.ok) throw new Error(parsed.error.code);
  expect(formatDice(parsed.value, 'd')).toBe(d);
  expect(formatDice(parsed.value, 'n')).toBe(n);
});
