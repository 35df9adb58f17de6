import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, integer, modifierParts, modifiers, noDice, withDice } from './ask.ts';
import { labelsOf } from './label.ts';
import { granted } from './result.ts';
import { choose, d20, type Rule } from './step.ts';

const word = labelsOf<'attack' | 'way' | 'situation' | 'gameMaster'>('test');
const sum = ask({ a: integer, b: integer.optional(), list: z.array(integer).optional() }, ({ a, b = 0 }) =>
  granted({ sum: a + b }),
);
const request = (fields: Record<string, unknown>) => ({ fields, options: {}, dice: [] });

test.each<[string, Record<string, unknown>, number]>([
  ['what is optional may be absent', { a: 2 }, 2],
  ['other fields are ignored', { a: 2, b: 3, c: 'sword' }, 5],
  ['the largest integer', { a: 1_000_000, b: -1_000_000 }, 0],
])('%s', (_, fields, expected) => {
  expect(sum.answer(request(fields))).toEqual({ ok: true, value: { sum: expected } });
});

test.each<[string, Record<string, unknown>, string]>([
  ['what is asked for is absent', {}, 'a'],
  ['null', { a: 2, b: null }, 'b'],
  ['words', { a: '2' }, 'a'],
  ['half', { a: 0.5 }, 'a'],
  ['beyond a million', { a: 1_000_001 }, 'a'],
  ['inside a list', { a: 1, list: [1, 'x'] }, 'list.1'],
])('refused: %s', (_, fields, field) => {
  expect(sum.answer(request(fields))).toEqual({ ok: false, error: { code: 'BAD_REQUEST', field } });
});

function* twice(): Rule<number> {
  const way = yield* choose('way', word('way'), [{ id: 'once', label: word('way') }]);
  const first = yield* d20(word('attack'));
  return way === 'once' && first > 10 ? first : first + (yield* d20(word('attack')));
}

test.each<[string, number[], Record<string, string>, object]>([
  ['all dice are used', [3, 4], { way: 'once' }, { ok: true, value: 7 }],
  ['a die is missing', [3], { way: 'once' }, { ok: false, error: { code: 'DICE_MISSING', field: 'dice' } }],
  [
    'a die is left over',
    [11, 4],
    { way: 'once' },
    { ok: false, error: { code: 'DICE_LEFT_OVER', field: 'dice' } },
  ],
  ['a decision is missing', [3, 4], {}, { ok: false, error: { code: 'DECISION_NEEDED', field: 'way' } }],
])('a rule over typed dice: %s', (_, dice, decisions, expected) => {
  expect(withDice(twice(), dice, decisions)).toEqual(expected);
});

test('where nothing is rolled, dice are refused', () => {
  expect(noDice([])).toMatchObject({ ok: true });
  expect(noDice([7])).toEqual({ ok: false, error: { code: 'DICE_LEFT_OVER', field: 'dice' } });
});

test('modifiers are whole numbers, or absent', () => {
  expect(modifiers.safeParse([1, -2]).success).toBe(true);
  expect(modifiers.safeParse(undefined).success).toBe(true);
  expect(modifiers.safeParse(null).success).toBe(false);
  expect(modifiers.safeParse(3).success).toBe(false);
  expect(modifierParts([1, -2], word('situation'), word('gameMaster'))).toEqual([
    { label: { key: 'test:situation' }, value: 1, source: { key: 'test:gameMaster' } },
    { label: { key: 'test:situation' }, value: -2, source: { key: 'test:gameMaster' } },
  ]);
  expect(modifierParts(undefined, word('situation'), word('gameMaster'))).toEqual([]);
});
