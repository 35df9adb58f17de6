import { joinLabels } from './join-labels.ts';
import type { KeyLabel, Label } from './label.ts';
import type { ActionOutcome, Effect, Rule, Whom } from './step.ts';

/** One of several who do the same. */
export interface Member {
  readonly name: Label;
  readonly rule: Rule<ActionOutcome>;
}

/** How a sentence about one of several is put. */
export interface TogetherWords {
  readonly of: (name: Label, what: KeyLabel) => KeyLabel;
  readonly both: (first: Label, next: Label) => KeyLabel;
}

/** Whom a member's effect is about, when the members stand in the list of targets. */
function placed(whom: Whom, at: number): Whom {
  if (whom !== 'actor') throw new Error('only actions without a target are done together');
  return at;
}

function placedEffect(effect: Effect, at: number): Effect {
  const target = placed(effect.target, at);
  if (effect.effect !== 'condition' || effect.lasts === null) return { ...effect, target };
  return { ...effect, target, lasts: { ...effect.lasts, of: placed(effect.lasts.of, at) } };
}

/** A rule whose questions and findings say whom they are about. */
export function* named<T>(rule: Rule<T>, name: Label, of: TogetherWords['of']): Rule<T> {
  let next = rule.next();
  while (!next.done) {
    const step = next.value;
    if (step.step === 'tell') {
      const { finding } = step;
      yield { ...step, finding: { ...finding, verdict: of(name, finding.verdict) } };
      next = rule.next();
    } else {
      next = rule.next(yield { ...step, purpose: of(name, step.purpose) });
    }
  }
  return next.value;
}

/** Several creatures do the same, one after the other, each with its own dice: a save of everybody in a fire. */
export function* together(members: readonly Member[], words: TogetherWords): Rule<ActionOutcome> {
  const effects: Effect[] = [];
  const saves: boolean[] = [];
  const told: Label[] = [];
  for (const [at, { name, rule }] of members.entries()) {
    const outcome = yield* named(rule, name, words.of);
    effects.push(...outcome.effects.map((effect) => placedEffect(effect, at)));
    saves.push(...(outcome.saves ?? []));
    told.push('key' in outcome.summary ? words.of(name, outcome.summary) : outcome.summary);
  }
  const summary = joinLabels(told, words.both);
  if (summary === undefined) throw new Error('nobody does something together');
  return saves.length === 0 ? { summary, effects } : { summary, effects, saves };
}
