import type { KeyLabel } from './label.ts';
import { granted, type Result, type RuleRefusal, refused } from './result.ts';

export type OptionValue = string | boolean;

/** A house-rule switch: its values, the default first, and its words. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
  readonly label: KeyLabel;
  readonly valueLabel: (value: OptionValue) => KeyLabel;
}

/** Values of a system's switches, by id. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/**
 * Completes chosen switches with the defaults. Refused with `BAD_REQUEST` at an option that the system
 * does not have, or a value that the option does not have.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, unknown>>,
): Result<OptionValues, RuleRefusal> {
  const unknown = Object.keys(chosen).find((id) => !specs.some((spec) => spec.id === id));
  if (unknown !== undefined) return refused('BAD_REQUEST', `options.${unknown}`);
  const values: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(chosen, spec.id) ? chosen[spec.id] : spec.values[0];
    const known = spec.values.find((candidate) => candidate === value);
    if (known === undefined) return refused('BAD_REQUEST', `options.${spec.id}`);
    values[spec.id] = known;
  }
  return granted(values);
}
