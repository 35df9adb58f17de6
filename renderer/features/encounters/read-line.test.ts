import { expect, test } from 'vitest';
import type { Question, RollAnswer } from '../../../shared/rules/core/step.ts';
import { type Asking, readLine } from './read-line.ts';

const purpose = { key: 'app:encounter.dice' } as const;
const d20 = [{ count: 1, sides: 20 }];
const twoD6 = [{ count: 2, sides: 6 }];
const asks = (dice: typeof d20): Question => ({ step: 'roll', purpose, dice });

function shown(answer: RollAnswer | undefined): number {
  return answer !== undefined && 'faces' in answer ? (answer.faces[0] ?? 0) : 0;
}

/** From 10 a hit, 2d6; from 19 a threat, which another d20 confirms before them. */
const attack: Asking = (answers) => {
  const toHit = shown(answers[0]);
  if (answers.length === 0) return asks(d20);
  if (toHit < 10) return null;
  const dice = toHit < 19 ? [twoD6] : [d20, twoD6];
  const next = dice[answers.length - 1];
  return next === undefined ? null : asks(next);
};
/** A d20 for each of four, then nothing. */
const order: Asking = (answers) => (answers.length < 4 ? asks(d20) : null);

test.each<[string, string, Asking, boolean, RollAnswer[], string[]]>([
  ['a die alone', '14', attack, false, [{ faces: [14] }], []],
  ['a hit and its damage, die by die', '14 5 4', attack, false, [{ faces: [14] }, { faces: [5, 4] }], []],
  ['a hit and the sum of its damage', '14, 9', attack, false, [{ faces: [14] }, { sum: 9 }], []],
  ['a miss needs no damage', '9 5 4', attack, false, [{ faces: [9] }], ['5', '4']],
  ['damage does not confirm a threat', '19 9', attack, false, [{ faces: [19] }], ['9']],
  [
    'a threat, confirmed, and its damage',
    '19 12 9',
    attack,
    false,
    [{ faces: [19] }, { faces: [12] }, { sum: 9 }],
    [],
  ],
  ['damage that no dice give', '14 13', attack, false, [{ faces: [14] }], ['13']],
  [
    'the order, all at once',
    '10 8 12 17',
    order,
    true,
    [10, 8, 12, 17].map((face) => ({ faces: [face] })),
    [],
  ],
  ['no more than is asked', '10 8 12 17 3', order, true, [{ faces: [10] }], ['8', '12', '17', '3']],
  ['a face that nothing asks for', '10 21', order, true, [{ faces: [10] }], ['21']],
  ['the order, as far as it is known', '10 8', order, true, [{ faces: [10] }, { faces: [8] }], []],
])('%s: %s', (_, typed, asking, mayStop, answers, left) => {
  expect(readLine(typed, d20, asking, mayStop)).toEqual({ ok: true, value: { answers, left } });
});

test.each([
  ['no number', '14 x', 'dice.notNumber'],
  ['a sign before it', '-14', 'dice.notNumber'],
  ['no such face', '21 5 4', 'dice.range'],
])('%s is refused: %s', (_, typed, code) => {
  expect(readLine(typed, d20, attack, false)).toMatchObject({ ok: false, error: { code } });
});

test('several dice are not taken for one and what follows', () => {
  expect(readLine('1 2 3', twoD6, () => null, false)).toMatchObject({
    ok: false,
    error: { code: 'dice.count' },
  });
});
