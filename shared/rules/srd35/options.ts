import type { OptionSpec, OptionValues } from '../core/option.ts';
import { type OptionId, optionIds, optionValues } from './vocabulary.ts';
import { word } from './words.ts';

const known = optionValues.criticalConfirmation;

/** The system's switches with their words, defaults first. */
export const options: readonly OptionSpec[] = optionIds.map((id) => ({
  id,
  values: optionValues[id],
  label: word(`option.${id}`),
  valueLabel: (value) => word(`option.${id}.${known.find((one) => one === value) ?? known[0]}`),
}));

/** Switch values, read once from the generic record. */
export type Switches = { readonly [Id in OptionId]: (typeof optionValues)[Id][number] };

/** Reads completed option values as this system's own. */
export function switchesOf(values: OptionValues): Switches {
  return { criticalConfirmation: known.find((one) => one === values.criticalConfirmation) ?? known[0] };
}
