/** What a reader may be told besides the code: numbers and names that a sentence mentions. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** An expected "no": a code for programs and translators, the field it is about, what a sentence mentions. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** Path of the offending field, such as `weapons.0.damage`. */
  readonly field?: string;
  readonly params?: RefusalParams;
}

/** An answer that may be refused; throwing is left to bugs. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The answer, granted. */
export function granted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The answer, refused with a code. */
export function refused<Code extends string>(
  code: Code,
  field?: string,
  params?: RefusalParams,
): { readonly ok: false; readonly error: Refusal<Code> } {
  return {
    ok: false,
    error: { code, ...(field === undefined ? {} : { field }), ...(params === undefined ? {} : { params }) },
  };
}

/** Codes of the rules engine, in the order in which they prevail when several apply. */
export const ruleRefusals = [
  'UNKNOWN_SYSTEM',
  'UNKNOWN_ASK',
  'BAD_REQUEST',
  'OUT_OF_RANGE',
  'DECISION_NEEDED',
  'ILLEGAL_MOVE',
  'DICE_MISSING',
  'DICE_LEFT_OVER',
] as const;
export type RuleRefusalCode = (typeof ruleRefusals)[number];
export type RuleRefusal = Refusal<RuleRefusalCode>;
