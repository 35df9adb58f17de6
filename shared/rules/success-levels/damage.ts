import { settled } from '../core/by-hand.ts';
import { atLeast, type Figure, figure, type Part } from '../core/figure.ts';
import type { Label } from '../core/label.ts';
import { type DicePool, type Rule, roll, sumOf, tell } from '../core/step.ts';
import type { Multiplier } from './vocabulary.ts';
import { word } from './words.ts';

/** A weapon as damage sees it: what falls, what is always added, and what its criticals multiply by. */
export interface Weapon {
  readonly dice: readonly DicePool[];
  readonly plus: number;
  readonly notation: Label;
  readonly multiplier: Multiplier;
  /** What is added to the dice in place of all else, where the sheet says so. */
  readonly byHand?: number | undefined;
  /** What conditions add to it. */
  readonly harder?: readonly Part[];
}

/** Where damage comes from: a weapon's dice, or numbers known beforehand; one or several times over. */
export type DamageSource = (times: number) => Rule<Figure>;

/** Tells an amount of damage and hands it on. */
export function* toldDamage(amount: Figure): Rule<Figure> {
  const why = word('why.damage', { total: amount.total });
  yield* tell({ verdict: word('verdict.damage'), why, tone: 'neutral', figure: amount });
  return amount;
}

/** What a weapon adds to its dice, as often as they fall. */
export function addedDamage({ plus, byHand, harder = [] }: Weapon, times: number): readonly Part[] {
  const own = { label: word('part.weaponBonus'), value: plus * times, source: word('source.weapon') };
  const computed = figure(plus === 0 ? [] : [own]);
  const counted = settled(computed, byHand === undefined ? undefined : byHand * times).parts;
  return [...counted, ...harder.map((part) => ({ ...part, value: part.value * times }))];
}

/** The rules name no least damage; a hit that heals would be absurd. */
function harmless(dealt: Figure): Figure {
  return atLeast(0, dealt, { label: word('part.floor'), source: word('source.floor') });
}

/** The damage roll of a weapon. Rolled several times over, it still falls as one step. */
export function weaponDamage(weapon: Weapon): DamageSource {
  return function* rollDamage(times) {
    const pools = weapon.dice.map(({ count, sides }) => ({ count: count * times, sides }));
    const once = times === 1;
    const purpose = once ? word('question.damage') : word('question.damageTimes', { times });
    const source = word('source.weapon');
    // Bare hands have no dice in these rules.
    if (pools.length === 0) return yield* toldDamage(harmless(figure(addedDamage(weapon, times))));
    const fallen = yield* roll(purpose, pools);
    const label = once ? weapon.notation : word('part.weaponDice', { dice: weapon.notation, times });
    const dealt = figure([{ label, value: sumOf(fallen), source }, ...addedDamage(weapon, times)]);
    return yield* toldDamage(harmless(dealt));
  };
}
