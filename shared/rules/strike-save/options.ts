import type { OptionSpec, OptionValues } from '../core/option.ts';
import type { OptionWord } from './vocabulary.ts';
import { type OptionId, optionIds, optionValues } from './vocabulary.ts';
import { word } from './words.ts';

/** The system's switches with their words, defaults first. */
export const options: readonly OptionSpec[] = optionIds.map((id) => ({
  id,
  values: optionValues[id],
  label: word(`option.${id}`),
  valueLabel: (value) => word(`option.${id}.${value}` as OptionWord),
}));

/** Switch values, read once from the generic record. */
export type Switches = { readonly [Id in OptionId]: (typeof optionValues)[Id][number] };

function read<Value extends string>(
  values: OptionValues,
  id: OptionId,
  known: readonly [Value, ...Value[]],
): Value {
  return known.find((candidate) => candidate === values[id]) ?? known[0];
}

/** Reads completed option values as this system's own. */
export function switchesOf(values: OptionValues): Switches {
  return {
    attackProgression: read(values, 'attackProgression', optionValues.attackProgression),
    attackCompare: read(values, 'attackCompare', optionValues.attackCompare),
    saveRounding: read(values, 'saveRounding', optionValues.saveRounding),
    characteristicsPerAttack: read(values, 'characteristicsPerAttack', optionValues.characteristicsPerAttack),
    saveStacking: read(values, 'saveStacking', optionValues.saveStacking),
    beyondTable: read(values, 'beyondTable', optionValues.beyondTable),
  };
}
