import { expect, test } from 'vitest';
import { checkAnswer } from './answer.ts';
import { labelsOf } from './label.ts';
import { granted, refused } from './result.ts';
import type { Answer, Question } from './step.ts';

const word = labelsOf<'any'>('test')('any');
/** 2d6 and 1d8. */
const dice: Question = {
  step: 'roll',
  purpose: word,
  dice: [
    { count: 2, sides: 6 },
    { count: 1, sides: 8 },
  ],
};
const choice: Question = {
  step: 'choose',
  decision: 'way',
  purpose: word,
  options: [{ id: 'safe', label: word }],
};

test.each<[string, Question, Answer]>([
  ['faces in the order of the dice', dice, { faces: [6, 1, 8] }],
  ['the lowest sum', dice, { sum: 3 }],
  ['the highest sum', dice, { sum: 20 }],
  ['no faces of no dice', { ...dice, dice: [] }, { faces: [] }],
  ['an option', choice, { choice: 'safe' }],
])('possible: %s', (_, question, answer) => {
  expect(checkAnswer(question, answer)).toEqual(granted(answer));
});

test.each<[string, Question, Answer, ReturnType<typeof refused>]>([
  ['a 7 on a d6', dice, { faces: [6, 7, 8] }, refused('BAD_REQUEST', 'dice.1', { least: 1, most: 6 })],
  ['a 0', dice, { faces: [0, 7, 9] }, refused('BAD_REQUEST', 'dice.0', { least: 1, most: 6 })],
  ['a 9 on the d8', dice, { faces: [6, 6, 9] }, refused('BAD_REQUEST', 'dice.2', { least: 1, most: 8 })],
  ['half a face', dice, { faces: [6, 6, 7.5] }, refused('BAD_REQUEST', 'dice.2', { least: 1, most: 8 })],
  ['a die too few', dice, { faces: [6, 6] }, refused('DICE_MISSING', 'dice', { count: 3 })],
  ['a die too many', dice, { faces: [6, 6, 8, 1] }, refused('DICE_LEFT_OVER', 'dice', { count: 3 })],
  ['a sum too low', dice, { sum: 2 }, refused('BAD_REQUEST', 'dice', { least: 3, most: 20 })],
  ['a sum too high', dice, { sum: 21 }, refused('BAD_REQUEST', 'dice', { least: 3, most: 20 })],
  ['a decision about dice', dice, { choice: 'safe' }, refused('BAD_REQUEST', 'dice')],
  ['an option that is not offered', choice, { choice: 'bold' }, refused('BAD_REQUEST', 'way')],
  ['dice for a decision', choice, { sum: 3 }, refused('BAD_REQUEST', 'way')],
])('impossible: %s', (_, question, answer, refusal) => {
  expect(checkAnswer(question, answer)).toEqual(refusal);
});
