import { type Figure, figure, type Part } from '../core/figure.ts';
import type { KeyLabel } from '../core/label.ts';
import type { Hand, WeaponKind } from './vocabulary.ts';
import { word } from './words.ts';

/** A weapon in a hand, as Strength on damage sees it. */
export interface WieldedWeapon {
  readonly weapon: WeaponKind;
  /** Matters for melee and thrown weapons. */
  readonly hand: Hand;
  readonly light: boolean;
  /** The highest Strength bonus that a composite bow is built for. */
  readonly strengthRating: number;
}

/** How much of a Strength bonus counts, and the rule that says so. */
interface Share {
  readonly counts: number;
  readonly source: KeyLabel;
  readonly leftOut: KeyLabel;
}

function handShare(bonus: number, { hand, light }: WieldedWeapon): Share {
  const whole = { counts: bonus, source: word('source.strengthDamage'), leftOut: word('leftOut.offHand') };
  switch (hand) {
    case 'primary':
      return whole;
    case 'off':
      return { ...whole, counts: Math.floor(bonus / 2), source: word('source.offHand') };
    case 'two':
      if (light) return { ...whole, source: word('source.lightTwoHanded') };
      return { ...whole, counts: Math.floor((bonus * 3) / 2), source: word('source.twoHanded') };
  }
}

function share(bonus: number, wielded: WieldedWeapon): Share {
  switch (wielded.weapon) {
    case 'melee':
    case 'thrown':
      return handShare(bonus, wielded);
    case 'sling':
    case 'unarmed':
    case 'natural':
      return { counts: bonus, source: word('source.strengthDamage'), leftOut: word('leftOut.offHand') };
    case 'bow':
      return { counts: 0, source: word('source.bow'), leftOut: word('leftOut.bow') };
    case 'composite-bow': {
      const rating = wielded.strengthRating;
      const leftOut = word('leftOut.strengthRating', { rating });
      return { counts: Math.min(bonus, rating), source: word('source.compositeBow'), leftOut };
    }
    case 'crossbow':
      return { counts: 0, source: word('source.crossbow'), leftOut: word('leftOut.crossbow') };
  }
}

/**
 * What a Strength modifier adds to the damage of a weapon. Only a bonus is halved, enlarged or limited; a
 * penalty counts in full, except with crossbows, which Strength does not touch.
 */
export function strengthOnDamage(strength: number, wielded: WieldedWeapon): Figure {
  const label = word('ability.strength');
  const part = (value: number, source: KeyLabel): Part => ({ label, value, source });
  if (strength === 0) return figure([]);
  if (strength < 0) {
    const penalty = part(strength, word('source.strengthDamage'));
    if (wielded.weapon !== 'crossbow') return figure([penalty]);
    return figure([{ ...penalty, leftOut: word('leftOut.crossbow') }]);
  }
  const { counts, source, leftOut } = share(strength, wielded);
  const rest = strength - counts;
  return figure([
    ...(counts === 0 ? [] : [part(counts, source)]),
    ...(rest <= 0 ? [] : [{ ...part(rest, source), leftOut }]),
  ]);
}
