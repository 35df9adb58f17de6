import type { OptionSpec, OptionValue, OptionValues } from '../core/option.ts';
import { type OptionId, type OptionWord, optionIds, optionValues } from './vocabulary.ts';
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

function read<Value extends OptionValue>(
  values: OptionValues,
  id: OptionId,
  known: readonly [Value, ...Value[]],
): Value {
  return known.find((candidate) => candidate === values[id]) ?? known[0];
}

/** Reads completed option values as this system's own. */
export function switchesOf(values: OptionValues): Switches {
  return {
    actionBudget: read(values, 'actionBudget', optionValues.actionBudget),
    healBandsOn: read(values, 'healBandsOn', optionValues.healBandsOn),
    zoneCompare: read(values, 'zoneCompare', optionValues.zoneCompare),
    sizeBoundary: read(values, 'sizeBoundary', optionValues.sizeBoundary),
    monsterDeath: read(values, 'monsterDeath', optionValues.monsterDeath),
    levelToMonsterDamage: read(values, 'levelToMonsterDamage', optionValues.levelToMonsterDamage),
  };
}
