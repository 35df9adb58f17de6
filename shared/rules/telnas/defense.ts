import { type Figure, figure, type Part } from '../core/figure.ts';
import { type Bonuses, characteristicParts } from './rolled.ts';
import { sizePart } from './size.ts';
import {
  baseDefense,
  defenseCharacteristic,
  defenseStance,
  stanceBonus,
  strongMagicBonus,
} from './tables.ts';
import { type DefenseKind, type Size, strongMagicClasses } from './vocabulary.ts';
import { word } from './words.ts';

/** A creature as attackers meet it. */
export interface Defender {
  /** The bonus of each piece of armour that counts for this defence. */
  readonly armor: readonly number[];
  readonly bonuses: Bonuses;
  readonly size: Size;
  /** Any class; only those of strong magic matter. */
  readonly class?: string | undefined;
  /** Whether the stance that helps this defence is held. */
  readonly stance: boolean;
}

function classParts(kind: DefenseKind, of: string | undefined): readonly Part[] {
  if (kind === 'physical' || !strongMagicClasses.some((id) => id === of)) return [];
  return [{ label: word('part.class'), value: strongMagicBonus, source: word('source.strongMagic') }];
}

/** What the stance that helps a defence adds to it. */
export function stancePart(kind: DefenseKind): Part {
  const label = word(`part.stance.${defenseStance[kind]}`);
  return { label, value: stanceBonus, source: word('source.stances') };
}

/** The number that an attacker must reach, physical or magical. */
export function defenseFigure(kind: DefenseKind, defender: Defender): Figure {
  const source = word(`source.defense.${kind}`);
  return figure([
    { label: word('part.base'), value: baseDefense, source },
    ...defender.armor.map((value, at) => ({
      label: word('part.armorPiece', { piece: at + 1 }),
      value,
      source: word('source.armor'),
    })),
    ...characteristicParts(defender.bonuses, defenseCharacteristic[kind], source),
    sizePart(defender.size),
    ...classParts(kind, defender.class),
    ...(defender.stance ? [stancePart(kind)] : []),
  ]);
}
