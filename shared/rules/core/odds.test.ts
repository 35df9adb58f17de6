import { describe, expect, test } from 'vitest';
import { toNumber } from '../../dice/chance.ts';
import { typedHand } from './hand.ts';
import { labelsOf } from './label.ts';
import { exactOdds, starting } from './odds.ts';
import { chancesOf, chanceThat, distributionOf, oddsOf } from './odds-reading.ts';
import { granted, refused } from './result.ts';
import { resume } from './run.ts';
import { type ChooseStep, choose, d20, type Rule, roll, sumOf } from './step.ts';

const word = labelsOf<'any' | 'one' | 'other'>('test');
const any = word('any');

function* sum(count: number, sides: number): Rule<number> {
  return sumOf(yield* roll(any, [{ count, sides }]));
}

/** One d20; on 20 a d6 comes on top. */
function* oneMore(): Rule<number> {
  const die = yield* d20(any, (natural) => (natural === 20 ? 'twenty' : 'less'));
  return die === 20 ? 20 + (yield* sum(1, 6)) : die;
}

function* decided(): Rule<string> {
  const made = yield* choose('way', any, [
    { id: 'safe', label: word('one') },
    { id: 'bold', label: word('other') },
  ]);
  return made === 'safe' ? 'safe' : `bold ${yield* sum(1, 2)}`;
}

const same = <T>(value: T) => value;

describe('the odds of a rule', () => {
  test.each<[string, () => Rule<number>, bigint, readonly [number, bigint][]]>([
    ['one that rolls nothing', () => sum(0, 6), 1n, [[0, 1n]]],
    ['one die', () => sum(1, 4), 4n, [1n, 1n, 1n, 1n].map((ways, at) => [at + 1, ways])],
    ['dice that fall together', () => sum(2, 3), 9n, [1n, 2n, 3n, 2n, 1n].map((ways, at) => [at + 2, ways])],
  ])('%s', (_, rule, outcomes, counts) => {
    expect(oddsOf(rule, same)).toEqual({ outcomes, counts });
  });

  test('outcomes of unequal chance are counted out of the same whole', () => {
    const odds = oddsOf(oneMore, same);
    expect(odds.outcomes).toBe(120n);
    expect(odds.counts.find(([seen]) => seen === 7)).toEqual([7, 6n]);
    expect(odds.counts.find(([seen]) => seen === 23)).toEqual([23, 1n]);
    expect(odds.counts.reduce((ways, [, count]) => ways + count, 0n)).toBe(120n);
  });

  test('equal data are one thing seen', () => {
    const odds = oddsOf(oneMore, (total) => ({ high: total > 10, of: [20] }));
    expect(odds.counts).toEqual([
      [{ high: false, of: [20] }, 60n],
      [{ high: true, of: [20] }, 60n],
    ]);
  });

  test('by class, one result stands for all that the roll does not tell apart', () => {
    let started = 0;
    const counted = () => {
      started += 1;
      return oneMore();
    };
    const odds = oddsOf(counted, (total) => total > 20, { byClass: true });
    expect(odds).toEqual({
      outcomes: 120n,
      counts: [
        [false, 114n],
        [true, 6n],
      ],
    });
    expect(started).toBe(1 + 2 + 6);
  });

  test('what a roll tells apart is no part of the question that the table sees', () => {
    const question = { step: 'roll', purpose: any, dice: [{ count: 1, sides: 20 }] };
    expect(resume(oneMore(), [])).toStrictEqual(granted({ ended: false, question, findings: [] }));
  });
});

describe('decisions', () => {
  test('are refused where nobody decides', () => {
    expect(exactOdds(decided, same)).toEqual(refused('DECISION_NEEDED', 'way'));
  });
  test.each<[string, bigint, readonly [string, bigint][]]>([
    ['safe', 1n, [['safe', 1n]]],
    [
      'bold',
      2n,
      [
        ['bold 1', 1n],
        ['bold 2', 1n],
      ],
    ],
  ])('follow a policy: %s', (way, outcomes, counts) => {
    const decide = (step: ChooseStep) => typedHand([], { way }).choose(step);
    expect(exactOdds(decided, same, { decide })).toEqual(granted({ outcomes, counts }));
  });
  test('that are not offered are refused', () => {
    const decide = () => granted({ choice: 'neither' });
    expect(exactOdds(decided, same, { decide })).toEqual(refused('BAD_REQUEST', 'way'));
  });
  test('have no place where odds are taken for granted', () => {
    expect(() => oddsOf(decided, same)).toThrow('DECISION_NEEDED');
  });
  test('a rule that is refused has no odds', () => {
    expect(starting(() => refused('ILLEGAL_MOVE', 'hp'))).toEqual(refused('ILLEGAL_MOVE', 'hp'));
  });
});

describe('the limit of work', () => {
  function* many(times: number): Rule<number> {
    let total = 0;
    for (let at = 0; at < times; at += 1) total += yield* sum(1, 100);
    return total;
  }
  function* endless(): Rule<number> {
    for (;;) yield* d20(any, () => 'the same');
  }
  test.each<[string, () => Rule<number>]>([
    ['dice whose sum alone is too much', () => sum(1000, 10_000)],
    ['more outcomes than can be walked', () => many(5)],
    ['a rule that never ends', endless],
  ])('%s', (_, rule) => {
    // Of the processor's time: other work of the machine does not count.
    const began = process.cpuUsage();
    expect(exactOdds(rule, same, { byClass: true })).toEqual(refused('ODDS_TOO_MUCH_WORK'));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000);
  });
  test('a hundred dice of a hundred sides are not too much', () => {
    const odds = exactOdds(() => sum(100, 100), same);
    expect(odds.ok && odds.value.counts.length).toBe(9901);
  });
});

describe('reading odds', () => {
  const odds = oddsOf(oneMore, same);
  test('a chance', () => {
    expect(chanceThat(odds, (total) => total >= 20)).toEqual({ numerator: 6n, denominator: 120n });
    expect(toNumber(chanceThat(odds, (total) => total > 26))).toBe(0);
  });
  test('a distribution, in ascending order', () => {
    const { outcomes, counts } = distributionOf(odds, (total) => -Math.min(total, 3));
    expect({ outcomes, counts }).toEqual({
      outcomes: 120n,
      counts: [
        [-3, 108n],
        [-2, 6n],
        [-1, 6n],
      ],
    });
  });
  test('a chance for each id, never seen or not', () => {
    const chances = chancesOf(odds, ['odd', 'even', 'zero'], (total) => (total % 2 === 0 ? 'even' : 'odd'));
    expect(chances).toEqual({
      odd: { numerator: 63n, denominator: 120n },
      even: { numerator: 57n, denominator: 120n },
      zero: { numerator: 0n, denominator: 120n },
    });
  });
});
