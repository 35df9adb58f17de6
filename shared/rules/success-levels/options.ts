import type { OptionSpec, OptionValue, OptionValues } from '../core/option.ts';
import { type OptionId, type OptionWord, optionIds, optionValues, type RollKind } from './vocabulary.ts';
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
    naturalAuto: read(values, 'naturalAuto', optionValues.naturalAuto),
    damageGate: read(values, 'damageGate', optionValues.damageGate),
    armorClassCounts: read(values, 'armorClassCounts', optionValues.armorClassCounts),
    extendedKeepBest: read(values, 'extendedKeepBest', optionValues.extendedKeepBest),
    ultimateAction: read(values, 'ultimateAction', optionValues.ultimateAction),
    ultimateWinTooLow: read(values, 'ultimateWinTooLow', optionValues.ultimateWinTooLow),
    ultimateCompare: read(values, 'ultimateCompare', optionValues.ultimateCompare),
    criticalDamage: read(values, 'criticalDamage', optionValues.criticalDamage),
    assistanceStacking: read(values, 'assistanceStacking', optionValues.assistanceStacking),
  };
}

/** Whether a natural 20 or 1 decides a roll of this kind by itself. */
export function naturalDecides(kind: RollKind, switches: Switches): boolean {
  switch (switches.naturalAuto) {
    case 'none':
      return false;
    case 'attacks':
      return kind === 'attack';
    case 'all':
      return true;
  }
}
