import { type Figure, figure, type Part } from '../core/figure.ts';
import type { KeyLabel, Label } from '../core/label.ts';
import { type Rule, tell } from '../core/step.ts';
import { named } from '../core/together.ts';
import { type CheckResult, check } from './check.ts';
import type { Switches } from './options.ts';
import type { Roller } from './roller.ts';
import { assistanceDifficulty, assistanceTimes } from './tables.ts';
import type { AssistOutcome } from './vocabulary.ts';
import { word } from './words.ts';

/** What an attempt to help came to: a part for the roll of the one who is helped. */
export interface AssistResult {
  readonly check: CheckResult;
  readonly difficulty: number;
  readonly outcome: AssistOutcome;
  /** The bonus, or below 0 the penalty. */
  readonly bonus: number;
}

function outcomeOf({ success, critical, fumble }: CheckResult): AssistOutcome {
  if (critical) return 'critical';
  if (fumble) return 'fumble';
  return success ? 'success' : 'failure';
}

/** Helping with a related skill: the helper wants a bonus, 1 or more, and its difficulty follows from it. */
export function* assist(helper: Roller, wanted: number, switches: Switches): Rule<AssistResult> {
  const difficulty = assistanceDifficulty(wanted);
  const rolled = yield* check(helper, difficulty, 'other', switches);
  const outcome = outcomeOf(rolled);
  const bonus = assistanceTimes[outcome] * wanted;
  yield* tell({
    verdict: word(bonus > 0 ? 'verdict.helps' : 'verdict.hinders', { bonus }),
    why: word(`why.assist.${outcome}`, { wanted }),
    tone: bonus > 0 ? 'good' : 'bad',
  });
  return { check: rolled, difficulty, outcome, bonus };
}

/** A helper with a name, and the bonus that is wanted. */
export interface Helper extends Roller {
  readonly name: Label;
  readonly wanted: number;
}

function stacked(parts: readonly Part[], switches: Switches): readonly Part[] {
  if (switches.assistanceStacking === 'sum') return parts;
  const best = Math.max(...parts.map(({ value }) => value));
  const kept = parts.findIndex(({ value }) => value === best);
  const leftOut = word('leftOut.notTheBestHelp');
  return parts.map((part, at) => (at === kept ? part : { ...part, leftOut }));
}

/** Which helper a die or a finding is of. */
function nameOf(name: Label, verdict: KeyLabel): KeyLabel {
  return word('verdict.of', { name, verdict });
}

/** What all helpers together give or cost the one who is helped; every one of them rolls, in order. */
export function* assistance(helpers: readonly Helper[], switches: Switches): Rule<Figure> {
  const parts: Part[] = [];
  for (const helper of helpers) {
    const { bonus, outcome } = yield* named(assist(helper, helper.wanted, switches), helper.name, nameOf);
    const source = word('source.assistance', { outcome: word(`assist.${outcome}`) });
    parts.push({ label: word('part.helper', { name: helper.name }), value: bonus, source });
  }
  return figure(stacked(parts, switches));
}

/** A roll with help: the helpers first, then the main character, whose own die alone decides. */
export function* assistedCheck(
  main: Roller,
  difficulty: number,
  helpers: readonly Helper[],
  switches: Switches,
): Rule<CheckResult> {
  const { parts } = yield* assistance(helpers, switches);
  return yield* check({ ...main, modifiers: [...main.modifiers, ...parts] }, difficulty, 'other', switches);
}
