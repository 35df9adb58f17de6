import { type DiceDistribution, diceDistribution } from '../../dice/distribution.ts';
import { WORK_LIMIT, workOf } from '../../dice/work.ts';
import { checkAnswer } from './answer.ts';
import { sumOfPools } from './odds-dice.ts';
import { type Odds, Tally } from './odds-tally.ts';
import {
  granted,
  type Refusal,
  type Result,
  type RuleRefusal,
  type RuleRefusalCode,
  refused,
} from './result.ts';
import type { Json } from './sheet.ts';
import type { Answer, ChooseStep, DicePool, Rule, Step, Tells } from './step.ts';

/** Why odds were refused: `ODDS_TOO_MUCH_WORK`, or what became of a decision. */
export type OddsRefusal = Refusal<RuleRefusalCode | 'ODDS_TOO_MUCH_WORK'>;

/** How the outcomes are walked. */
export interface Walk {
  /** Answers a rule's decisions; without it a rule that asks for one is refused with `DECISION_NEEDED`. */
  readonly decide?: (step: ChooseStep) => Result<Answer, RuleRefusal>;
  /** True where the view sees nothing that differs within the classes that the rolls tell apart. */
  readonly byClass?: boolean;
}

/** What handing one answer to a rule costs, in the steps of the dice's `WORK_LIMIT`: about a microsecond. */
const ANSWER_COST = 100;

/** A result of a roll, with the outcomes that it stands for. */
type Branch = readonly [sum: number, ways: bigint];

/** One branch for each class, which its first sum stands for. */
function classesOf(branches: readonly Branch[], tells: Tells): readonly Branch[] {
  const classes = new Map<string, Branch>();
  for (const [sum, ways] of branches) {
    const name = tells(sum);
    const found = classes.get(name);
    classes.set(name, found === undefined ? [sum, ways] : [found[0], found[1] + ways]);
  }
  return [...classes.values()];
}

type Reached<T> =
  | { readonly ended: true; readonly outcome: T }
  | { readonly ended: false; readonly question: Exclude<Step, { step: 'tell' }> };

/** Runs a rule over answers that its questions can have, to its end or its next question. */
function advance<T>(rule: Rule<T>, answers: readonly Answer[]): Reached<T> {
  let used = 0;
  let next = rule.next();
  while (!next.done) {
    const step = next.value;
    if (step.step === 'tell') {
      next = rule.next();
    } else if (used < answers.length) {
      next = rule.next(answers[used]);
      used += 1;
    } else {
      return { ended: false, question: step };
    }
  }
  return { ended: true, outcome: next.value };
}

const nobody: NonNullable<Walk['decide']> = ({ decision }) => refused('DECISION_NEEDED', decision);
const tooMuch = refused('ODDS_TOO_MUCH_WORK');

/**
 * The exact odds of a rule: every outcome is walked, running the rule anew with each prefix of answers.
 * `view` makes plain data of an outcome; equal data are one thing seen.
 * Refused: `ODDS_TOO_MUCH_WORK` (more than about half a second), and at a decision with `DECISION_NEEDED`,
 * or with the code of a decision that its question cannot have.
 */
export function exactOdds<T, Seen extends Json>(
  rule: () => Rule<T>,
  view: (outcome: T) => Seen,
  { decide = nobody, byClass = false }: Walk = {},
): Result<Odds<Seen>, OddsRefusal> {
  const tally = new Tally<Seen>();
  const distributions = new Map<string, DiceDistribution>();
  let left = WORK_LIMIT;

  /** Sets work apart; false where the limit does not allow it. */
  function spend(work: number): boolean {
    left -= work;
    return left >= 0;
  }

  function distributionOf(dice: readonly DicePool[]): DiceDistribution | undefined {
    const name = dice.map(({ count, sides }) => `${count}d${sides}`).join('+');
    const known = distributions.get(name);
    if (known !== undefined) return known;
    const expression = sumOfPools(dice);
    if (!spend(workOf(expression))) return undefined;
    const computed = diceDistribution(expression);
    if (computed.ok) distributions.set(name, computed.value);
    return computed.ok ? computed.value : undefined;
  }

  /** Walks everything that begins with these answers, which `ways` of `outcomes` stand for. */
  function follow(answers: readonly Answer[], ways: bigint, outcomes: bigint): Result<null, OddsRefusal> {
    const reached = advance(rule(), answers);
    if (reached.ended) {
      tally.add(view(reached.outcome), ways, outcomes);
      return granted(null);
    }
    const { question } = reached;
    const cost = (answers.length + 2) * ANSWER_COST;
    if (question.step === 'choose') {
      const given = decide(question);
      const answer = given.ok ? checkAnswer(question, given.value) : given;
      if (!answer.ok) return answer;
      return spend(cost) ? follow([...answers, answer.value], ways, outcomes) : tooMuch;
    }
    const fallen = distributionOf(question.dice);
    if (fallen === undefined) return tooMuch;
    const { tells } = question;
    const branches = byClass && tells !== undefined ? classesOf(fallen.counts, tells) : fallen.counts;
    if (!spend(branches.length * cost)) return tooMuch;
    for (const [sum, share] of branches) {
      const walked = follow([...answers, { sum }], ways * share, outcomes * fallen.outcomes);
      if (!walked.ok) return walked;
    }
    return granted(null);
  }

  const walked = follow([], 1n, 1n);
  return walked.ok ? granted(tally.odds()) : walked;
}

/** What starts a rule anew whose situation is checked first. Refused as the rule is. */
export function starting<T>(begin: () => Result<Rule<T>, RuleRefusal>): Result<() => Rule<T>, RuleRefusal> {
  const checked = begin();
  if (!checked.ok) return checked;
  return granted(() => {
    const rule = begin();
    if (!rule.ok) throw new Error(`a rule was granted and then refused: ${rule.error.code}`);
    return rule.value;
  });
}
