import { type OptionValues, optionSpecs, type SwitchesOf, switchesAmong } from '../core/option.ts';
import { optionValues } from './vocabulary.ts';
import { word } from './words.ts';

/** The system's switches with their words, defaults first. */
export const options = optionSpecs(optionValues, word);

/** Switch values, read once from the generic record. */
export type Switches = SwitchesOf<typeof optionValues>;

/** Reads completed option values as this system's own. */
export function switchesOf(values: OptionValues): Switches {
  return switchesAmong(optionValues, values);
}
