import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCards } from './fill-cards.ts';

test.each<[string, number[], number[][]]>([
  ['what fits stays on one card', [30, 30, 30], [[0, 3]]],
  ['what fits to the last millimetre does', [50, 40], [[0, 2]]],
  [
    'what does not fit goes on to a second card',
    [50, 41],
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [
    'a third card where it has to be',
    [80, 80, 80],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'a block higher than a card has one to itself',
    [20, 200, 20],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  ['a creature without anything has a card', [], [[0, 0]]],
])('cards of 100 with a heading of 10: %s', (_, blocks, expected) => {
  const cards = fillCards([{ headings: { first: 10, further: 10 }, blocks }], 100);
  expect(cards.map(({ from, to }) => [from, to])).toEqual(expected);
  expect(cards.map(({ part }) => part)).toEqual(expected.map((__, at) => at + 1));
});

test('a heading that is smaller on further cards leaves more room there', () => {
  const cards = fillCards([{ headings: { first: 50, further: 10 }, blocks: [50, 50, 40, 1] }], 100);
  expect(cards.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 3],
    [3, 4],
  ]);
});

test('every creature begins a card of its own', () => {
  const small = { headings: { first: 10, further: 5 }, blocks: [5] };
  expect(fillCards([small, small], 100)).toEqual([
    { creature: 0, from: 0, to: 1, part: 1 },
    { creature: 1, from: 0, to: 1, part: 1 },
  ]);
});

test('whatever the heights, every block stands on exactly one card, in order', () => {
  const headings = fc.record({ first: fc.nat(40), further: fc.nat(40) });
  const creature = fc.record({ headings, blocks: fc.array(fc.nat(150), { maxLength: 30 }) });
  fc.assert(
    fc.property(fc.array(creature, { maxLength: 5 }), (creatures) => {
      const cards = fillCards(creatures, 100);
      for (const [at, { blocks }] of creatures.entries()) {
        const own = cards.filter((card) => card.creature === at);
        expect(own.flatMap(({ from, to }) => blocks.slice(from, to))).toEqual(blocks);
      }
    }),
  );
});
