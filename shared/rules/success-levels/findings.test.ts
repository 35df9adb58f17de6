import { expect, test } from 'vitest';
import { resume } from '../core/run.ts';
import type { Rule } from '../core/step.ts';
import { check } from './check.ts';
import { combatExchange } from './combat-exchange.ts';
import { beginContest } from './contest.ts';
import { contestTurn } from './contest-turn.ts';
import { asPrinted, fighters, pair, roller } from './fixtures.ts';
import { opposedRoll } from './opposed.ts';

/** What the table is told, verdict and reason, when these dice have fallen. */
function told(rule: Rule<unknown>, dice: readonly number[]): readonly (readonly [string, string])[] {
  const progress = resume(
    rule,
    dice.map((face) => ({ faces: [face] })),
  );
  if (!progress.ok) return [['refused', progress.error.code]];
  const bare = (key: string) => key.slice('success-levels:'.length);
  return progress.value.findings.map(({ verdict, why }) => [bare(verdict.key), bare(why.key)]);
}

const plus5 = roller({ skill: 5 });
const even = pair({}, {});
const lowDie = pair({ skill: 3 }, {});
const contest = beginContest({ playerCharacters: [], minimum: 'major', kind: 'other' });
const names = { a: even.a.name, b: even.b.name };
const rolled = ['verdict.rolled', 'why.rolled'] as const;

test.each<[string, Rule<unknown>, readonly number[], readonly (readonly [string, string])[]]>([
  [
    'a critical',
    check(plus5, 15, 'other', asPrinted),
    [20, 10],
    [
      ['verdict.success.major', 'why.reaches'],
      ['verdict.critical', 'why.secondSucceeds'],
    ],
  ],
  [
    'a threat that had failed',
    check(roller({ skill: -5, threatFrom: 18 }), 14, 'other', asPrinted),
    [18, 20],
    [
      ['verdict.failure', 'why.below'],
      ['verdict.noCritical', 'why.firstFailed'],
    ],
  ],
  [
    'a fumble',
    check(plus5, 15, 'other', asPrinted),
    [1, 9],
    [
      ['verdict.failure', 'why.below'],
      ['verdict.fumble', 'why.secondFails'],
    ],
  ],
  [
    'a tie, by the lower die',
    opposedRoll(lowDie, 'other', asPrinted),
    [9, 12],
    [rolled, rolled, ['verdict.wins.marginal', 'why.lowerDie']],
  ],
  [
    'the loser’s fumble, by name',
    opposedRoll(even, 'other', asPrinted),
    [12, 1, 3],
    [rolled, rolled, ['verdict.wins.major', 'why.higherTotal'], ['verdict.of', 'why.secondFails']],
  ],
  [
    'armour that holds damage back',
    combatExchange(fighters({}, { armorClass: 12 }), [], asPrinted),
    [15, 10],
    [rolled, rolled, ['verdict.wins.minor', 'why.higherTotal'], ['verdict.unharmed', 'why.margin.heldBack']],
  ],
  [
    'a contest below its minimum',
    contestTurn(contest, names, () => opposedRoll(even, 'other', asPrinted), asPrinted),
    [15, 10],
    [rolled, rolled, ['verdict.wins.minor', 'why.higherTotal'], ['verdict.exchange', 'why.minimum']],
  ],
])('%s is told with its reason', (_, rule, dice, findings) => {
  expect(told(rule, dice)).toEqual(findings);
});

test('the number that was compared comes with its parts', () => {
  const progress = resume(check(plus5, 15, 'other', asPrinted), [{ faces: [10] }]);
  expect(progress).toMatchObject({
    value: {
      findings: [{ tone: 'good', figure: { total: 15, parts: [{ value: 10 }, { value: 5 }, { value: 0 }] } }],
    },
  });
});
