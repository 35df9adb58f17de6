import { describe, expect, test } from 'vitest';
import { asPrinted, grantedBy, withHouseRules } from './fixtures.ts';
import { isLegalTurn, openActions, takeAction } from './turn.ts';
import { type Action, actions, halfActions } from './vocabulary.ts';

const generous = withHouseRules({ actionBudget: 'one-full-and-halves' });

test.each<[string, readonly Action[], boolean, boolean]>([
  ['003-A1 nothing', [], true, true],
  ['003-A1 an attack', ['simple-attack'], true, true],
  ['003-A1 an attack and 5 metres', ['simple-attack', 'move-5'], false, true],
  ['003-A1 drawing and 5 metres', ['draw-weapon', 'move-5'], true, true],
  ['003-A1 three halves', ['draw-weapon', 'move-5', 'use-gift'], false, true],
  ['003-R6 two full actions', ['simple-attack', 'cast'], false, false],
  ['003-R7 First Aid, then 5 metres', ['first-aid', 'move-5'], false, true],
  ['003-R9 the same half twice', ['move-5', 'move-5'], true, true],
])('%s', (_, taken, printed, house) => {
  expect(isLegalTurn(taken, asPrinted)).toBe(printed);
  expect(isLegalTurn(taken, generous)).toBe(house);
});

describe('a turn as it goes', () => {
  const fresh = { taken: [], wakefulness: 'conscious' } as const;

  test('003-R7, 003-R9: everything is open at first, halves after a half, nothing after a full action', () => {
    expect(openActions(fresh, asPrinted)).toEqual(actions);
    expect(openActions({ ...fresh, taken: ['move-5'] }, asPrinted)).toEqual(halfActions);
    expect(openActions({ ...fresh, taken: ['cast'] }, asPrinted)).toEqual([]);
    expect(openActions({ ...fresh, taken: ['cast'] }, generous)).toEqual(halfActions);
  });

  test('003-R32: the unconscious and the dead do nothing', () => {
    expect(takeAction({ ...fresh, wakefulness: 'out' }, 'move-5', asPrinted)).toMatchObject({
      ok: false,
      error: { code: 'ILLEGAL_MOVE' },
    });
  });

  test('003-A13: whoever was roused has one action, whatever the switch', () => {
    const roused = grantedBy(takeAction({ ...fresh, wakefulness: 'roused' }, 'cast', generous));
    expect(openActions(roused, generous)).toEqual([]);
  });
});
