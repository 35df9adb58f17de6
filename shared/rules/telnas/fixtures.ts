import { recordingHand, typedHand } from '../core/hand.ts';
import type { OptionValues } from '../core/option.ts';
import type { Result, RuleRefusal } from '../core/result.ts';
import { resume, run } from '../core/run.ts';
import type { Answer, Finding, Rule } from '../core/step.ts';
import { type Switches, switchesOf } from './options.ts';

/** The rules as printed, for tests. */
export const asPrinted: Switches = switchesOf({});

/** The rules with some switches turned, for tests. */
export function withHouseRules(turned: OptionValues): Switches {
  return switchesOf(turned);
}

/** What was granted; a refusal is a fault of the test. */
export function grantedBy<T>(result: Result<T, RuleRefusal>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

/** Plays a rule with these dice and decisions, all of which it must use. */
export function played<T>(
  rule: Rule<T>,
  dice: readonly number[],
  decisions: Readonly<Record<string, string>> = {},
): T {
  const hand = typedHand(dice, decisions);
  const outcome = grantedBy(run(rule, hand));
  if (hand.leftOver() > 0) throw new Error(`${hand.leftOver()} dice left over`);
  return outcome;
}

/** What a rule tells while it is played with these dice and decisions. */
export function toldBy<T>(
  rule: () => Rule<T>,
  dice: readonly number[],
  decisions: Readonly<Record<string, string>> = {},
): readonly Finding[] {
  const answers: Answer[] = [];
  const hand = recordingHand(typedHand(dice, decisions), (_, answer) => answers.push(answer));
  grantedBy(run(rule(), hand));
  return grantedBy(resume(rule(), answers)).findings;
}
