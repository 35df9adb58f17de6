import { toNumber } from '../../../dice/chance.ts';
import type { ContestChance, ContestSituation } from '../../core/contest.ts';
import { exactOdds } from '../../core/odds.ts';
import type { Rule } from '../../core/step.ts';
import { assistance } from '../assist.ts';
import type { ContestState } from '../contest-state.ts';
import { checkOdds, opposedOdds, type SideOdds } from '../odds.ts';
import { type ContestPolicy, contestOdds } from '../odds-contest.ts';
import { type Switches, switchesOf } from '../options.ts';
import type { Armed } from '../sheet/exchange.ts';
import { type RollKind, type Side, sides, successLevels } from '../vocabulary.ts';
import { word } from '../words.ts';
import { contestantOf, helpersOf } from './entrants.ts';

/** What help may come to for the sides, with the chance of each. */
type Helped = readonly (readonly [given: Readonly<Record<Side, number>>, chance: number])[];

function* helpFor(situation: ContestSituation, switches: Switches): Rule<{ a: number; b: number }> {
  const { total: a } = yield* assistance(helpersOf(situation, 'a'), switches);
  const { total: b } = yield* assistance(helpersOf(situation, 'b'), switches);
  return { a, b };
}

/** Undefined where there are so many helpers that it would take too long. */
function helpIn(situation: ContestSituation, switches: Switches): Helped | undefined {
  if (situation.helpers.length === 0) return [[{ a: 0, b: 0 }, 1]];
  const odds = exactOdds(
    () => helpFor(situation, switches),
    (given) => given,
    { byClass: true },
  );
  if (!odds.ok) return undefined;
  const { outcomes, counts } = odds.value;
  return counts.map(([given, count]) => [given, toNumber({ numerator: count, denominator: outcomes })]);
}

function withHelp(contestant: Armed, value: number): Armed {
  if (value === 0) return contestant;
  const part = { label: word('part.modifier'), value, source: word('source.gameMaster') };
  return { ...contestant, modifiers: [...contestant.modifiers, part] };
}

/** Chances weighed by what help may come to. */
function weighed(helped: Helped, chancesWith: (given: Helped[number][0]) => readonly number[]): number[] {
  const sums: number[] = [];
  for (const [given, chance] of helped) {
    for (const [at, one] of chancesWith(given).entries()) sums[at] = (sums[at] ?? 0) + chance * one;
  }
  return sums;
}

function possible(chances: readonly ContestChance[]): readonly ContestChance[] {
  return chances.filter(({ chances: of }) => of.some((chance) => chance > 0));
}

/** What a roll against a difficulty may come to. */
export function testForecast(situation: ContestSituation, difficulty: number): readonly ContestChance[] {
  const switches = switchesOf(situation.options);
  const helped = helpIn(situation, switches);
  const [main] = situation.sides.map(contestantOf);
  if (helped === undefined || main === undefined) return [];
  const [success = 0, critical = 0, fumble = 0, ...levels] = weighed(helped, ({ a }) => {
    const odds = checkOdds(withHelp(main, a), difficulty, 'other', switches);
    const chances = [odds.success, odds.critical, odds.fumble];
    return [...chances, ...successLevels.map((level) => odds.levels[level])].map(toNumber);
  });
  return [
    { label: word('odds.success'), chances: [success] },
    ...possible([
      ...successLevels.map((level, at) => ({
        label: word(`verdict.success.${level}`),
        chances: [levels[at] ?? 0],
      })),
      { label: word('verdict.critical'), chances: [critical] },
      { label: word('verdict.fumble'), chances: [fumble] },
    ]),
  ];
}

/** The two of a situation; undefined where it has not two. */
function pairOf(situation: ContestSituation): Readonly<Record<Side, Armed>> | undefined {
  const [a, b] = situation.sides.map(contestantOf);
  return a === undefined || b === undefined ? undefined : { a, b };
}

/** What the next exchange may come to for both. */
export function exchangeForecast(situation: ContestSituation, kind: RollKind): readonly ContestChance[] {
  const switches = switchesOf(situation.options);
  const helped = helpIn(situation, switches);
  const pair = pairOf(situation);
  if (helped === undefined || pair === undefined) return [];
  const of = ({ wins, levels }: SideOdds) =>
    [wins, ...successLevels.map((level) => levels[level])].map(toNumber);
  const chances = weighed(helped, (given) => {
    const { a, b } = opposedOdds(
      { a: withHelp(pair.a, given.a), b: withHelp(pair.b, given.b) },
      kind,
      switches,
    );
    return [...of(a), ...of(b)];
  });
  const both = (at: number): number[] =>
    sides.map((_, side) => chances[at + side * (successLevels.length + 1)] ?? 0);
  return [
    { label: word('odds.wins'), chances: both(0) },
    ...possible(
      successLevels.map((level, at) => ({ label: word(`result.${level}`), chances: both(at + 1) })),
    ),
  ];
}

/** Both stop as soon as they may; the loser dares what is offered. */
const stoppers: ContestPolicy = { holder: () => 'stop', ultimate: () => 'accept' };
/** The same, but nobody dares anything. */
const content: ContestPolicy = { holder: () => 'stop', ultimate: () => 'decline' };

/** The chances to win a contest in the end, if both stop as soon as they may. */
function endForecast(
  situation: ContestSituation,
  from: ContestState,
  label: 'odds.inTheEnd' | 'odds.ultimate',
): readonly ContestChance[] {
  const pair = pairOf(situation);
  // Help is for one roll, and the chain has many.
  if (pair === undefined || situation.helpers.length > 0) return [];
  const policy = label === 'odds.ultimate' ? stoppers : content;
  const odds = contestOdds(pair, from, policy, switchesOf(situation.options));
  if (!odds.ok) return [];
  return [{ label: word(label), chances: sides.map((side) => toNumber(odds.value.wins[side])) }];
}

/** What a contest of several exchanges may come to from where it stands. */
export function contestForecast(situation: ContestSituation, state: ContestState): readonly ContestChance[] {
  switch (state.state) {
    case 'exchange':
      return [...exchangeForecast(situation, state.kind), ...endForecast(situation, state, 'odds.inTheEnd')];
    case 'choice':
      // What whoever goes on faces.
      return exchangeForecast(situation, state.kind);
    case 'ultimate-offer':
    case 'ultimate-exchange':
      return endForecast(situation, state, 'odds.ultimate');
    case 'ended':
      return [];
  }
}
