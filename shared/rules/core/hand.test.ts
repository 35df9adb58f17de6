import { describe, expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import {
  type Hand,
  mixedHand,
  recordedHand,
  recordingHand,
  rollAll,
  rollingHand,
  typedHand,
} from './hand.ts';
import { labelsOf } from './label.ts';
import type { Answer, ChooseStep, Question, RollStep } from './step.ts';

const word = labelsOf<'attack' | 'damage' | 'way' | 'safe' | 'bold'>('test');
const d20: RollStep = { step: 'roll', purpose: word('attack'), dice: [{ count: 1, sides: 20 }] };
const damage: RollStep = {
  step: 'roll',
  purpose: word('damage'),
  dice: [
    { count: 2, sides: 4 },
    { count: 1, sides: 6 },
  ],
};
const way: ChooseStep = {
  step: 'choose',
  decision: 'way',
  purpose: word('way'),
  options: [
    { id: 'safe', label: word('safe') },
    { id: 'bold', label: word('bold') },
  ],
};

const fell = (...faces: number[]) => ({ ok: true, value: { faces } });
const chose = (choice: string) => ({ ok: true, value: { choice } });
const refusal = (code: string, field: string) => ({ ok: false, error: { code, field } });
const missing = refusal('DICE_MISSING', 'dice');
const undecided = refusal('DECISION_NEEDED', 'way');

/** A die that shows one face after another. */
function loaded(...faces: number[]) {
  const left = [...faces];
  return () => left.shift() ?? Number.NaN;
}

describe('the app rolls', () => {
  test('each die of a step by its sides, in the order of the dice', () => {
    const asked: number[] = [];
    const answer = rollAll(damage.dice, (sides) => asked.push(sides));
    expect(asked).toEqual([4, 4, 6]);
    expect(answer).toEqual({ faces: [1, 2, 3] });
  });

  test('and decides nothing', () => {
    const hand = rollingHand(loaded(17, 2, 3, 5));
    expect(hand.roll(d20)).toEqual(fell(17));
    expect(hand.choose(way)).toEqual(undecided);
    expect(hand.roll(damage)).toEqual(fell(2, 3, 5));
  });

  test('seeded dice fall the same way again', () => {
    const [once, again] = [rollingHand(seededDice(7)), rollingHand(seededDice(7))];
    for (let at = 0; at < 50; at += 1) expect(once.roll(damage)).toEqual(again.roll(damage));
  });
});

describe('the table rolls', () => {
  test('faces go out in the order in which they were typed', () => {
    const hand = typedHand([17, 2, 3, 5, 9]);
    expect(hand.roll(d20)).toEqual(fell(17));
    expect(hand.leftOver()).toBe(4);
    expect(hand.roll(damage)).toEqual(fell(2, 3, 5));
    expect(hand.leftOver()).toBe(1);
  });

  test('too few faces are none, and stay', () => {
    const hand = typedHand([2, 3]);
    expect(hand.roll(damage)).toEqual(missing);
    expect(hand.leftOver()).toBe(2);
    expect(hand.roll(d20)).toEqual(fell(2));
  });

  test.each<[string, Record<string, string | undefined>, unknown]>([
    ['made', { way: 'bold' }, chose('bold')],
    ['not made', {}, undecided],
    ['left open', { way: undefined }, undecided],
    ['made about something else', { other: 'bold' }, undecided],
  ])('a decision %s', (_, decisions, expected) => {
    expect(typedHand([], decisions).choose(way)).toEqual(expected);
  });

  test('a decision named as what every object has is not made', () => {
    expect(typedHand([]).choose({ ...way, decision: 'toString' })).toEqual(
      refusal('DECISION_NEEDED', 'toString'),
    );
  });
});

describe('what fell before falls again', () => {
  test('answer by answer, then nothing more', () => {
    const hand = recordedHand([{ faces: [17] }, { choice: 'bold' }, { sum: 9 }]);
    expect(hand.roll(d20)).toEqual(fell(17));
    expect(hand.choose(way)).toEqual(chose('bold'));
    expect(hand.roll(damage)).toEqual({ ok: true, value: { sum: 9 } });
    expect(hand.roll(d20)).toEqual(missing);
    expect(hand.choose(way)).toEqual(undecided);
  });

  test('a decision where dice are asked for is refused', () => {
    expect(recordedHand([{ choice: 'bold' }]).roll(d20)).toEqual(refusal('BAD_REQUEST', 'answer'));
  });
});

describe('some of both', () => {
  test('the second hand answers what the first cannot', () => {
    const hand = mixedHand(typedHand([17], { way: 'safe' }), rollingHand(loaded(2, 3, 5)));
    expect(hand.roll(d20)).toEqual(fell(17));
    expect(hand.choose(way)).toEqual(chose('safe'));
    expect(hand.roll(damage)).toEqual(fell(2, 3, 5));
  });

  test('what neither can answer is refused as by the second', () => {
    const hand = mixedHand(typedHand([]), typedHand([], {}));
    expect(hand.roll(d20)).toEqual(missing);
    expect(hand.choose(way)).toEqual(undecided);
  });

  test('an answer that is wrong is not covered up', () => {
    const hand = mixedHand(recordedHand([{ choice: 'bold' }]), rollingHand(loaded(9)));
    expect(hand.roll(d20)).toEqual(refusal('BAD_REQUEST', 'answer'));
  });
});

test('a recording tells each question with its answer, and no refusals', () => {
  const told: [Question, Answer][] = [];
  const hand: Hand = recordingHand(typedHand([17], { way: 'bold' }), (question, answer) =>
    told.push([question, answer]),
  );
  hand.roll(d20);
  hand.choose(way);
  expect(hand.roll(damage)).toEqual(missing);
  expect(told).toEqual([
    [d20, { faces: [17] }],
    [way, { choice: 'bold' }],
  ]);
});
