import { describe, expect, test } from 'vitest';
import { type Rational, reduced } from '../../dice/chance.ts';
import { exactOdds } from '../core/odds.ts';
import { chanceThat, oddsOf } from '../core/odds-reading.ts';
import { sampled, straysFrom } from '../core/odds-sampling.ts';
import type { Odds } from '../core/odds-tally.ts';
import type { Json } from '../core/sheet.ts';
import type { Rule } from '../core/step.ts';
import { assist, assistedCheck } from './assist.ts';
import { type CheckResult, check } from './check.ts';
import { asPrinted, pair, roller } from './fixtures.ts';
import { minorCombat } from './minor-combat.ts';
import { checkOdds, opposedOdds } from './odds.ts';
import { type OpposedResult, opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import type { Roller } from './roller.ts';

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
/** Of the 400 pairs of two dice. */
const of400 = (chance: Rational) => (chance.numerator * 400n) / chance.denominator;
const allAutomatic: Switches = { ...asPrinted, naturalAuto: 'all' };

describe('a check, of 400', () => {
  type Row = { levels: readonly bigint[]; critical: bigint; fumble: bigint };
  test.each<[string, Partial<Roller>, number, Switches, Row]>([
    [
      '+5 against 15: 10 to 13, 14 to 19, 20',
      { skill: 5 },
      15,
      asPrinted,
      { levels: [80n, 120n, 20n, 0n], critical: 11n, fumble: 9n },
    ],
    [
      'threats from 18 and to 3',
      { skill: 5, threatFrom: 18, fumbleTo: 3 },
      15,
      asPrinted,
      { levels: [80n, 120n, 20n, 0n], critical: 33n, fumble: 27n },
    ],
    [
      '20 alone does not reach 26',
      { skill: 5 },
      26,
      asPrinted,
      { levels: [0n, 0n, 0n, 0n], critical: 0n, fumble: 20n },
    ],
    [
      'unless it decides by itself',
      { skill: 5 },
      26,
      allAutomatic,
      { levels: [20n, 0n, 0n, 0n], critical: 1n, fumble: 19n },
    ],
    [
      '+5 against 6 cannot fail',
      { skill: 5 },
      6,
      asPrinted,
      { levels: [80n, 120n, 200n, 0n], critical: 20n, fumble: 0n },
    ],
    [
      'unless the 1 decides by itself',
      { skill: 5 },
      6,
      allAutomatic,
      { levels: [60n, 120n, 200n, 0n], critical: 19n, fumble: 1n },
    ],
    [
      '+20 against 10',
      { skill: 20 },
      10,
      asPrinted,
      { levels: [0n, 0n, 180n, 220n], critical: 20n, fumble: 0n },
    ],
  ])('%s', (_, of, difficulty, switches, { levels, critical, fumble }) => {
    const odds = checkOdds(roller(of), difficulty, 'other', switches);
    expect(Object.values(odds.levels).map(of400)).toEqual(levels);
    expect(of400(odds.success)).toBe(levels.reduce((sum, ways) => sum + ways, 0n));
    expect([odds.critical, odds.fumble].map(of400)).toEqual([critical, fumble]);
  });
});

describe('two equals', () => {
  const odds = opposedOdds(pair({}, {}), 'other', asPrinted);
  test('20 of 400 decide nothing, the others go half and half', () => {
    expect([odds.a.wins, odds.b.wins, odds.undecided].map(of400)).toEqual([190n, 190n, 20n]);
  });
  test.each(['a', 'b'] as const)('%s wins at each level: 54, 81, 55 and 0 of 400', (side) => {
    expect(Object.values(odds[side].levels).map(of400)).toEqual([54n, 81n, 55n, 0n]);
  });
  test.each<[number, bigint]>([
    [10, 55n],
    [15, 15n],
    [20, 0n],
  ])('a wins by %i or more in %i of 400', (least, ways) => {
    const margins = oddsOf(
      () => opposedRoll(pair({}, {}), 'other', asPrinted),
      ({ winner, margin }) => ({ winner, margin }),
    );
    expect(of400(chanceThat(margins, ({ winner, margin }) => winner === 'a' && margin >= least))).toBe(ways);
  });
  test('a 20 is confirmed against the opponent’s total: 190 of 8000; a 1 in 209', () => {
    expect(reduced(odds.a.critical)).toEqual(reduced(fraction(190n, 8000n)));
    expect(reduced(odds.b.fumble)).toEqual(reduced(fraction(209n, 8000n)));
  });
});

describe('two who are not', () => {
  test.each<[string, Partial<Roller>, Partial<Roller>, bigint, bigint, bigint]>([
    ['+2: the same total goes to the lower die, so nothing is undecided', { skill: 2 }, {}, 247n, 153n, 0n],
    ['+2 of skill or of ability', { ability: 1, skill: 1 }, {}, 247n, 153n, 0n],
    ['−19: only 20 against 1, and there the lower die loses', {}, { skill: 19 }, 0n, 400n, 0n],
    ['−18: 20 against 1 alone', {}, { skill: 18 }, 1n, 399n, 0n],
  ])('%s', (_, a, b, winsA, winsB, undecided) => {
    const odds = opposedOdds(pair(a, b), 'other', asPrinted);
    expect([odds.a.wins, odds.b.wins, odds.undecided].map(of400)).toEqual([winsA, winsB, undecided]);
  });
  test('in the end, what decides nothing is rolled again', () => {
    const odds = opposedOdds(pair({}, {}), 'other', asPrinted);
    expect(reduced(odds.a.winsInTheEnd)).toEqual(fraction(1n, 2n));
  });
});

const wide = { threatFrom: 18, fumbleTo: 3 } as const;
const two = pair({ skill: 3, ...wide }, { skill: 4 });
const helper = { ...roller({ skill: 4, ...wide }), name: { text: 'Cleo' }, wanted: 2 };

/** An opposed roll without its numbers, which no class keeps. */
function comparison({ thrown: _, ...seen }: OpposedResult) {
  return seen;
}
function judgement({ level, critical, fumble }: CheckResult) {
  return { level, critical, fumble };
}

function row<T>(label: string, rule: () => Rule<T>, view: (outcome: T) => Json) {
  return [label, (): Rule<unknown> => rule(), (outcome: unknown) => view(outcome as T)] as const;
}
const rules = [
  row('a check', () => check(roller({ skill: 4, ...wide }), 15, 'other', asPrinted), judgement),
  row('an opposed roll', () => opposedRoll(two, 'other', asPrinted), comparison),
  row(
    'help',
    () => assist(helper, 2, asPrinted),
    ({ outcome, bonus }) => ({ outcome, bonus }),
  ),
  row('a check with help', () => assistedCheck(roller({ skill: 2 }), 13, [helper], asPrinted), judgement),
  row(
    'a minor combat',
    () => minorCombat(two, asPrinted),
    ({ loser, consequence }) => ({ loser, consequence }),
  ),
];

test.each([
  ...rules,
  row('an automatic check', () => check(roller(), 19, 'attack', allAutomatic), judgement),
  row('an automatic opposed roll', () => opposedRoll(two, 'other', allAutomatic), comparison),
])('by class as by every result: %s', (_, rule, view) => {
  const whole = exactOdds(rule, view);
  const byClass = exactOdds(rule, view, { byClass: true });
  if (!whole.ok || !byClass.ok) throw new Error('refused');
  const shares = ({ outcomes, counts }: Odds<Json>) =>
    new Map(counts.map(([seen, count]) => [JSON.stringify(seen), reduced(fraction(count, outcomes))]));
  expect(shares(byClass.value)).toEqual(shares(whole.value));
});

test.each(rules)('in 200,000 seeded runs: %s', (_, rule, view) => {
  expect(straysFrom(oddsOf(rule, view, { byClass: true }), sampled(rule, view, 200_000, 35))).toEqual([]);
});
