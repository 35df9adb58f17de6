import { expect, test } from 'vitest';
import { labelsOf } from './label.ts';
import { oddsOf } from './odds-reading.ts';
import { sampled, straysFrom } from './odds-sampling.ts';
import { d20 } from './step.ts';

const die = () => d20(labelsOf<'die'>('test')('die'));
const odds = oddsOf(die, (face) => face);

/** 200,000 throws, 10,000 for each face, but for what is told otherwise. */
function thrown(otherwise: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(odds.counts.map(([face]) => [`${face}`, otherwise[`${face}`] ?? 10_000]));
}

test('seeded dice are fair', () => {
  expect(
    straysFrom(
      odds,
      sampled(die, (face) => face, 200_000, 35),
    ),
  ).toEqual([]);
});

// The standard error is √(200,000 · 1/20 · 19/20), which is 97.5.
test.each<[string, ReadonlyMap<string, number>, readonly unknown[]]>([
  ['389 more than there should be are chance', thrown({ 20: 10_389, 1: 9_611 }), []],
  [
    'a loaded die is found out by 391',
    thrown({ 20: 10_391, 1: 9_609 }),
    [
      { seen: 1, expected: 10_000, found: 9_609 },
      { seen: 20, expected: 10_000, found: 10_391 },
    ],
  ],
  [
    'and one face that it cannot have',
    new Map([...thrown({ 7: 9_999 }), ['21', 1]]),
    [{ seen: '21', expected: 0, found: 1 }],
  ],
])('%s', (_, found, strays) => {
  expect(straysFrom(odds, found)).toEqual(strays);
});
