import { describe, expect, test } from 'vitest';
import { typedHand } from '../core/hand.ts';
import { run } from '../core/run.ts';
import { abilityModifier, effectiveScore } from './ability-scores.ts';
import { afterDamage, dyingRound, hitPointState } from './hit-points.ts';
import { initiativeBonus, initiativeRoll } from './initiative.ts';
import type { HitPointState } from './vocabulary.ts';

describe('states by hit points', () => {
  const rows: readonly [hitPoints: number, HitPointState][] = [
    [20, 'able'],
    [1, 'able'],
    [0, 'disabled'],
    [-1, 'dying'],
    [-9, 'dying'],
    [-10, 'dead'],
    [-25, 'dead'],
  ];
  test.each(rows)('%i: %s', (hitPoints, state) => {
    expect(hitPointState(hitPoints)).toBe(state);
  });
});

test('damage lowers the current hit points, not the maximum', () => {
  expect(afterDamage({ current: 12, maximum: 20 }, 5)).toEqual({ current: 7, maximum: 20 });
});

describe('a dying creature loses a point a round, with one chance in ten to stabilise', () => {
  type Row = [label: string, hitPoints: number, die: number, stable: boolean, left: number, HitPointState];
  const rows: readonly Row[] = [
    ['10 in a hundred stabilises', -3, 10, true, -3, 'dying'],
    ['11 does not', -3, 11, false, -4, 'dying'],
    ['the tenth point kills', -9, 100, false, -10, 'dead'],
  ];
  test.each(rows)('%s', (_label, hitPoints, die, stable, left, state) => {
    const round = dyingRound(hitPoints);
    if (!round.ok) throw new Error('dying');
    expect(run(round.value, typedHand([die]))).toEqual({
      ok: true,
      value: { natural: die, stable, hitPoints: left, state },
    });
  });
  test.each([1, 0, -10])('%i is not dying', (hitPoints) => {
    expect(dyingRound(hitPoints)).toMatchObject({ ok: false, error: { code: 'ILLEGAL_MOVE' } });
  });
});

describe('ability damage lowers a score for a time', () => {
  test('Constitution 14 with 3 points of damage counts as 11, and is still 14', () => {
    const { total, parts } = effectiveScore('constitution', 14, 3);
    expect(total).toBe(11);
    expect(parts[0]?.value).toBe(14);
  });
  test('a score does not fall below 0', () => {
    expect(effectiveScore('strength', 3, 5).total).toBe(0);
  });
  const rows: readonly [score: number, modifier: number][] = [
    [1, -5],
    [9, -1],
    [10, 0],
    [11, 0],
    [18, 4],
    [45, 17],
  ];
  test.each(rows)('a score of %i gives %i', (score, modifier) => {
    expect(abilityModifier(score)).toBe(modifier);
  });
});

test('initiative is a d20 and Dexterity', () => {
  expect(run(initiativeRoll(initiativeBonus(3, [])), typedHand([9]))).toMatchObject({
    ok: true,
    value: { natural: 9, rolled: { total: 12, parts: [{ value: 9 }, { value: 3 }] } },
  });
});
