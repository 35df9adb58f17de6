import { z } from 'zod';
import type { Part } from './figure.ts';
import { typedHand } from './hand.ts';
import type { KeyLabel } from './label.ts';
import type { OptionValues } from './option.ts';
import { granted, type Result, type RuleRefusal, refused } from './result.ts';
import { run } from './run.ts';
import type { Rule } from './step.ts';

/** The answer to one question of the command line, `ok` aside. */
export type AskAnswer = Readonly<Record<string, unknown>>;

/** One question that the command line can put to a system. */
export interface Ask {
  /** Answers the request's own fields; options and dice have been checked for form. */
  readonly answer: (request: AskRequest) => Result<AskAnswer, RuleRefusal>;
}

/** A request as the command line hands it over. */
export interface AskRequest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: OptionValues;
  /** Natural results in the order in which the rules roll; absent when none were given. */
  readonly dice: readonly number[];
}

/** The largest size of an integer in a request. */
export const largestInteger = 1_000_000;
export const integer = z.number().int().min(-largestInteger).max(largestInteger);
export const modifiers = z.array(integer).optional();

/** Declares an ask: the schema of its fields, and what it answers. Other fields than these are ignored. */
export function ask<Shape extends z.ZodRawShape>(
  shape: Shape,
  answer: (
    fields: z.infer<z.ZodObject<Shape>>,
    request: Pick<AskRequest, 'options' | 'dice'>,
  ) => Result<AskAnswer, RuleRefusal>,
): Ask {
  const schema = z.object(shape);
  return {
    answer({ fields, options, dice }) {
      const parsed = schema.safeParse(fields);
      if (!parsed.success) return refused('BAD_REQUEST', parsed.error.issues[0]?.path.join('.'));
      return answer(parsed.data, { options, dice });
    },
  };
}

/** Refuses dice where a question rolls none. */
export function noDice(dice: readonly number[]): Result<null, RuleRefusal> {
  return dice.length > 0 ? refused('DICE_LEFT_OVER', 'dice') : granted(null);
}

/** Runs a rule over the request's dice and decisions; all of the dice must be used. */
export function withDice<T>(
  rule: Rule<T>,
  dice: readonly number[],
  decisions: Readonly<Record<string, string | undefined>> = {},
): Result<T, RuleRefusal> {
  const hand = typedHand(dice, decisions);
  const outcome = run(rule, hand);
  return outcome.ok && hand.leftOver() > 0 ? refused('DICE_LEFT_OVER', 'dice') : outcome;
}

/** A request's `modifiers` as parts. */
export function modifierParts(
  values: readonly number[] | undefined,
  label: KeyLabel,
  source: KeyLabel,
): readonly Part[] {
  return (values ?? []).map((value) => ({ label, value, source }));
}
