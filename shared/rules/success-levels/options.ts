import { type OptionValues, optionSpecs, type SwitchesOf, switchesAmong } from '../core/option.ts';
import { optionValues, type RollKind } from './vocabulary.ts';
import { word } from './words.ts';

/** The system's switches with their words, defaults first. */
export const options = optionSpecs(optionValues, word);

/** Switch values, read once from the generic record. */
export type Switches = SwitchesOf<typeof optionValues>;

/** Reads completed option values as this system's own. */
export function switchesOf(values: OptionValues): Switches {
  return switchesAmong(optionValues, values);
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
