import { expect, test } from 'vitest';
import { grantedBy } from './fixtures.ts';
import { manaCost, payMana } from './mana.ts';

test.each([
  ['003-R18', 4, 3, 7],
  ['003-R18', 0, 5, 5],
  ['a monster below level 1, of which the rules say nothing', 4, 0.5, 4],
])('%s: listed %d at level %d costs %d', (_, listed, level, cost) => {
  expect(manaCost(listed, level).total).toBe(cost);
});

test('003-A18: a pool that holds the cost pays it all', () => {
  expect(grantedBy(payMana(7, manaCost(4, 3))).total).toBe(0);
});

test('003-A18: nobody casts below the cost', () => {
  expect(payMana(6, manaCost(4, 3))).toMatchObject({ ok: false, error: { code: 'ILLEGAL_MOVE' } });
});
