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

/** The values of each switch that a system has, the default first. */
export type ValuesByOption = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** What is chosen of a system's switches, as the system's own values. */
export type SwitchesOf<Known extends ValuesByOption> = { readonly [Id in keyof Known]: Known[Id][number] };

/** The words of a system's switches: their names, and their values. */
export type OptionWordOf<Known extends ValuesByOption> = {
  [Id in keyof Known & string]: `option.${Id}` | `option.${Id}.${Known[Id][number]}`;
}[keyof Known & string];

/** A system's switches with their words, in the order in which they are written. */
export function optionSpecs<Known extends ValuesByOption>(
  known: Known,
  word: (key: OptionWordOf<Known>) => KeyLabel,
): readonly OptionSpec[] {
  const said = (key: string): KeyLabel => word(key as OptionWordOf<Known>);
  return Object.entries(known).map(([id, values]) => ({
    id,
    values,
    label: said(`option.${id}`),
    valueLabel: (value) => said(`option.${id}.${value}`),
  }));
}

/** Reads completed option values as a system's own; what is missing or unknown is the default. */
export function switchesAmong<Known extends ValuesByOption>(
  known: Known,
  chosen: OptionValues,
): SwitchesOf<Known> {
  const read = Object.entries(known).map(([id, values]) => [
    id,
    values.find((value) => value === chosen[id]) ?? values[0],
  ]);
  return Object.fromEntries(read) as SwitchesOf<Known>;
}
