import { describe, expect, test } from 'vitest';
import { asPrinted, grantedBy, played } from './fixtures.ts';
import { type Fallen, lastHope } from './last-hope.ts';

const fallen = (hp: number): Fallen => ({ kind: 'character', hp, triedThisTurn: false });

test.each([
  [10, true],
  [9, false],
  [20, true],
  [1, false],
])('003-R37, 003-A12: die %i at −3 wakes: %s', (die, success) => {
  expect(played(grantedBy(lastHope(fallen(-3), asPrinted)), [die])).toEqual({ natural: die, success });
});

describe('003-R36: who may try', () => {
  test.each<[string, Fallen]>([
    ['003-R36 a monster', { kind: 'monster', hp: 0, triedThisTurn: false }],
    ['003-R36 the conscious', fallen(1)],
    ['003-A13 the dead', fallen(-10)],
    ['003-R39 a second attempt in the same turn', { ...fallen(-3), triedThisTurn: true }],
  ])('%s may not', (_, who) => {
    expect(lastHope(who, asPrinted)).toMatchObject({ ok: false, error: { code: 'ILLEGAL_MOVE' } });
  });
  test.each([0, -9])('at %i hit points a character may', (hp) => {
    expect(lastHope(fallen(hp), asPrinted).ok).toBe(true);
  });
});
