import { describe, expect, test } from 'vitest';
import type { DiceExpression, DiceGroup, DiceSelectionMode } from './notation.ts';
import { parseDice } from './parse.ts';
import type { DiceErrorCode } from './refusal.ts';

const constant = (value: number): DiceExpression => ({ kind: 'constant', value });
const dice = (count: number, sides: number): DiceGroup => ({
  kind: 'dice',
  count,
  sides,
  exploding: false,
  selection: null,
});
const selecting = (group: DiceGroup, mode: DiceSelectionMode, amount: number): DiceGroup => ({
  ...group,
  selection: { mode, amount },
});
const exploding = (group: DiceGroup): DiceGroup => ({ ...group, exploding: true });
const add = (left: DiceExpression, right: DiceExpression): DiceExpression => ({ kind: 'add', left, right });
const subtract = (left: DiceExpression, right: DiceExpression): DiceExpression => ({
  kind: 'subtract',
  left,
  right,
});
const multiply = (left: DiceExpression, right: DiceExpression): DiceExpression => ({
  kind: 'multiply',
  left,
  right,
});
const negate = (operand: DiceExpression): DiceExpression => ({ kind: 'negate', operand });

describe('dice notation as people write it', () => {
  const rows: readonly [label: string, text: string, meaning: DiceExpression][] = [
    ['a number', '7', constant(7)],
    ['leading zeros', '007', constant(7)],
    ['one die without its count', 'd20', dice(1, 20)],
    ['capital D, as in French books', '1D6', dice(1, 6)],
    ['Finnish noppa', 'n20', dice(1, 20)],
    ['Finnish noppa with a count', '1n6', dice(1, 6)],
    ['capital noppa', '2N6', dice(2, 6)],
    ['percentile dice', 'd%', dice(1, 100)],
    ['Finnish percentile dice', 'n%', dice(1, 100)],
    ['a bonus', '2d6+3', add(dice(2, 6), constant(3))],
    ['a penalty', '1d8-1', subtract(dice(1, 8), constant(1))],
    ['a penalty with a real minus', '1n8\u22121', subtract(dice(1, 8), constant(1))],
    ['a penalty with a dash', '1d8 \u2013 1', subtract(dice(1, 8), constant(1))],
    ['keep the highest', '4d6kh3', selecting(dice(4, 6), 'keepHighest', 3)],
    ['keep the lowest', '4d6kl1', selecting(dice(4, 6), 'keepLowest', 1)],
    ['drop the lowest', '4d6dl1', selecting(dice(4, 6), 'dropLowest', 1)],
    ['drop the highest', '4d6dh2', selecting(dice(4, 6), 'dropHighest', 2)],
    ['capital letters', '4D6KH3', selecting(dice(4, 6), 'keepHighest', 3)],
    ['a selection of one', '2d20kl', selecting(dice(2, 20), 'keepLowest', 1)],
    ['keep all', '2d6kh2', selecting(dice(2, 6), 'keepHighest', 2)],
    ['exploding', 'd6!', exploding(dice(1, 6))],
    ['exploding, then keeping', '4d6!kh3', exploding(selecting(dice(4, 6), 'keepHighest', 3))],
    ['keeping, then exploding', '4d6kh3!', exploding(selecting(dice(4, 6), 'keepHighest', 3))],
    ['times with a star', '2*3', multiply(constant(2), constant(3))],
    ['times with a sign', '2\u00d73', multiply(constant(2), constant(3))],
    ['times with an x', '1d6x10', multiply(dice(1, 6), constant(10))],
    ['times with a capital X', '1D6 X 10', multiply(dice(1, 6), constant(10))],
    ['times with a dot', '2\u00b73', multiply(constant(2), constant(3))],
    ['multiplying binds tighter', '1+2*3', add(constant(1), multiply(constant(2), constant(3)))],
    ['from left to right', '1-2-3', subtract(subtract(constant(1), constant(2)), constant(3))],
    ['parentheses', '(1-2)*3', multiply(subtract(constant(1), constant(2)), constant(3))],
    ['superfluous parentheses', '((d6))', dice(1, 6)],
    ['a leading minus', '-1+d4', add(negate(constant(1)), dice(1, 4))],
    ['a minus holds tighter than times', '-2*3', multiply(negate(constant(2)), constant(3))],
    ['a minus after an operator', '2d6+-3', add(dice(2, 6), negate(constant(3)))],
    ['a leading plus means nothing', '+5', constant(5)],
    [
      'spaces between everything',
      ' 4 d 6 kh 3 + 1 ',
      add(selecting(dice(4, 6), 'keepHighest', 3), constant(1)),
    ],
    ['spaces that do not break', '2d6\u00a0+\u202f3', add(dice(2, 6), constant(3))],
    ['the largest number', '1000000', constant(1_000_000)],
    ['the most sides', 'd10000', dice(1, 10_000)],
    ['the most dice', '1000d6', dice(1000, 6)],
  ];
  test.each(rows)('%s: %s', (_label, text, meaning) => {
    expect(parseDice(text)).toEqual({ ok: true, value: meaning });
  });

  test('twenty levels of nesting', () => {
    expect(parseDice(`${'('.repeat(20)}1${')'.repeat(20)}`).ok).toBe(true);
    expect(parseDice(`${'-'.repeat(20)}1`).ok).toBe(true);
  });
});

describe('dice notation refused, with the place', () => {
  const rows: readonly [label: string, text: string, code: DiceErrorCode, at: number][] = [
    ['nothing', '', 'DICE_EMPTY', 0],
    ['only spaces', ' \u00a0 ', 'DICE_EMPTY', 0],
    ['201 characters', '1'.repeat(201), 'DICE_TOO_LONG', 200],
    ['canonical form over 200 characters', `${'d%+'.repeat(66)}1`, 'DICE_TOO_LONG', 199],
    ['a word', 'fireball', 'DICE_UNEXPECTED', 0],
    ['a stray letter', '2d6a', 'DICE_UNEXPECTED', 3],
    ['division', '2d6/2', 'DICE_UNEXPECTED', 3],
    ['a decimal point', '1.5', 'DICE_UNEXPECTED', 1],
    ['a decimal comma', '1,5', 'DICE_UNEXPECTED', 1],
    ['two numbers', '1 000', 'DICE_UNEXPECTED', 2],
    ['two groups', '2d6 3d6', 'DICE_UNEXPECTED', 4],
    ['times left out', '2(d6)', 'DICE_UNEXPECTED', 1],
    ['two operators', '2+*3', 'DICE_UNEXPECTED', 2],
    ['a closing parenthesis too many', '(1))', 'DICE_UNEXPECTED', 3],
    ['nothing in parentheses', '()', 'DICE_UNEXPECTED', 1],
    ['negative sides', 'd-6', 'DICE_UNEXPECTED', 1],
    ['sides in parentheses', 'd(6)', 'DICE_UNEXPECTED', 1],
    ['dice of dice', '2d6d6', 'DICE_UNEXPECTED', 4],
    ['keep without an end', '4d6k3', 'DICE_UNEXPECTED', 4],
    ['two selections', '4d6kh3kl1', 'DICE_UNEXPECTED', 6],
    ['two exclamation marks', 'd6!!', 'DICE_UNEXPECTED', 3],
    ['a face', 'd6+🎲', 'DICE_UNEXPECTED', 3],
    ['a kelvin sign is no k', '2d6\u212ah1', 'DICE_UNEXPECTED', 3],
    ['full-width digits', '\uff12d6', 'DICE_UNEXPECTED', 0],
    ['an operator at the end', '2d6+', 'DICE_UNFINISHED', 4],
    ['an operator and spaces at the end', '2d6 + ', 'DICE_UNFINISHED', 6],
    ['no sides yet', '2d', 'DICE_UNFINISHED', 2],
    ['half a selection', '2d20k', 'DICE_UNFINISHED', 5],
    ['an open parenthesis', '(1+2', 'DICE_UNFINISHED', 4],
    ['no dice', '1+0d6', 'DICE_ZERO_DICE', 2],
    ['no sides', '2d0', 'DICE_ZERO_SIDES', 2],
    ['10,001 sides', '1d10001', 'DICE_TOO_MANY_SIDES', 2],
    ['1,001 dice', '1001d6', 'DICE_TOO_MANY', 0],
    ['1,001 dice in all', '1000d6+d4', 'DICE_TOO_MANY', 7],
    ['far too many dice', '999999d999999', 'DICE_TOO_MANY', 0],
    ['dice beyond all counting', `${'9'.repeat(150)}d6`, 'DICE_TOO_MANY', 0],
    ['more than 10,000 faces with explosions', '477d6!', 'DICE_TOO_MANY', 0],
    ['a number too large', '2d6+1000001', 'DICE_NUMBER_TOO_LARGE', 4],
    ['a number beyond all counting', '9'.repeat(200), 'DICE_NUMBER_TOO_LARGE', 0],
    ['a total too large', '1000000*1001', 'DICE_NUMBER_TOO_LARGE', 7],
    ['a total too far below zero', '0-1000000*1000-1', 'DICE_NUMBER_TOO_LARGE', 14],
    ['keep more than there are', '4d6kh5', 'DICE_KEEP_RANGE', 5],
    ['keep none', '4d6kl0', 'DICE_KEEP_RANGE', 5],
    ['drop all', '4d6dl4', 'DICE_KEEP_RANGE', 5],
    ['drop none', '4d6dh0', 'DICE_KEEP_RANGE', 5],
    ['drop the only die', 'd6dl', 'DICE_KEEP_RANGE', 2],
    ['keep beyond all counting', `4d6kh${'9'.repeat(100)}`, 'DICE_KEEP_RANGE', 5],
    ['21 parentheses', `${'('.repeat(21)}1${')'.repeat(21)}`, 'DICE_TOO_DEEP', 20],
    ['21 signs', `${'-'.repeat(21)}1`, 'DICE_TOO_DEEP', 20],
    ['signs and parentheses together', `${'-('.repeat(11)}1${')'.repeat(11)}`, 'DICE_TOO_DEEP', 20],
  ];
  test.each(rows)('%s', (_label, text, code, at) => {
    expect(parseDice(text)).toEqual({ ok: false, error: { code, at } });
  });
});
