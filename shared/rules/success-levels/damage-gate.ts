import { settled } from '../core/by-hand.ts';
import { type Figure, figure, type Part } from '../core/figure.ts';
import type { KeyLabel } from '../core/label.ts';
import type { Switches } from './options.ts';
import { word } from './words.ts';

/** What of an armour class holds damage back: all of it, or what is above the 10 that everybody has. */
export function countedArmorClass(armorClass: number, switches: Switches): Figure {
  const whole = { label: word('part.armorClass'), value: armorClass, source: word('source.sheet') };
  if (switches.armorClassCounts === 'full') return figure([whole]);
  return figure([whole, { label: word('part.baseTen'), value: -10, source: word('source.houseRule') }]);
}

/** An armour class after criticals that lower it, one point each, for the rest of the fight. */
export function loweredArmorClass(armorClass: number, times: number): Figure {
  const whole = { label: word('part.armorClass'), value: armorClass, source: word('source.sheet') };
  if (times === 0) return figure([whole]);
  return figure([whole, { label: word('part.lowered'), value: -times, source: word('source.critical') }]);
}

/** Armour as it holds damage back. */
export interface Armored {
  readonly armorClass: number;
  /** What counts of it, where the sheet says so. */
  readonly armorByHand?: number | undefined;
  /** What conditions make of it. */
  readonly armorChanges?: readonly Part[];
}

/** A won exchange: how it was won, and the armour of the loser. */
export interface WonExchange extends Armored {
  readonly margin: number;
  /** The winner's total; looked at only where the switch says so. */
  readonly total: number;
}

/** Whether a won exchange harms, and why. */
export interface Gate {
  readonly harms: boolean;
  readonly why: KeyLabel;
  readonly counted: Figure;
}

/** The condition on damage in combat: the margin must be at least the loser's armour class. */
export function damageGate({ margin, total, ...armored }: WonExchange, switches: Switches): Gate {
  const { armorClass, armorByHand, armorChanges = [] } = armored;
  const onSheet = settled(countedArmorClass(armorClass, switches), armorByHand);
  const counted = figure([...onSheet.parts, ...armorChanges]);
  if (switches.damageGate === 'none') return { harms: true, why: word('why.noGate'), counted };
  const measured = switches.damageGate === 'margin' ? margin : total;
  const harms = measured >= counted.total;
  const params = { value: measured, armorClass: counted.total };
  const why = word(`why.${switches.damageGate}.${harms ? 'harms' : 'heldBack'}`, params);
  return { harms, why, counted };
}
