import { atLeast, type Figure, figure, type Part } from '../core/figure.ts';
import type { Label } from '../core/label.ts';
import { type DicePool, type Rule, roll, sumOf, tell } from '../core/step.ts';
import { word } from './words.ts';

/** Several multipliers on the same damage: each adds what it would add alone. Every one is at least 1. */
export function combineMultipliers(multipliers: readonly number[]): Figure {
  const source = word('source.multipliers');
  return figure([
    { label: word('part.unmultiplied'), value: 1, source },
    ...multipliers.map((times) => ({ label: word('part.multiplier', { times }), value: times - 1, source })),
  ]);
}

/** What fell for a hit. */
export interface FallenDamage {
  /** The weapon's dice: one result for each time the damage is rolled. */
  readonly rolls: readonly Part[];
  /** Added to each of the rolls. */
  readonly bonus: Figure;
  /** Dice that never multiply, a sneak attack's for instance. */
  readonly extra: readonly Part[];
}

function repeated(part: Part, times: number): Part {
  if (times === 1 || part.leftOut !== undefined) return part;
  return { ...part, label: word('part.times', { part: part.label, times }), value: part.value * times };
}

/** The damage of a hit: every roll with its bonus, the extra dice once, and never less than 1. */
export function damageOf({ rolls, bonus, extra }: FallenDamage): Figure {
  const dealt = figure([...rolls, ...bonus.parts.map((part) => repeated(part, rolls.length)), ...extra]);
  return atLeast(1, dealt, { label: word('part.minimum'), source: word('source.minimumDamage') });
}

/** Dice with the way they are written. */
export interface DamageDice {
  readonly dice: readonly DicePool[];
  readonly notation: Label;
}

/** A weapon's damage as its roll sees it. */
export interface WeaponDamage extends DamageDice {
  readonly bonus: Figure;
  /** Dice that never multiply. */
  readonly extra: readonly DamageDice[];
}

function* fall(of: DamageDice, purpose: ReturnType<typeof word>, source: Part['source']): Rule<Part> {
  return { label: of.notation, value: sumOf(yield* roll(purpose, of.dice)), source };
}

/** The damage roll of a hit: the weapon's dice as often as the multiplier says, then the extra dice. */
export function* damageRoll(weapon: WeaponDamage, multiplier: number): Rule<Figure> {
  const rolls: Part[] = [];
  for (let number = 1; number <= multiplier; number += 1) {
    const purpose =
      multiplier === 1
        ? word('question.damageRoll')
        : word('question.damageRollOf', { number, times: multiplier });
    rolls.push(yield* fall(weapon, purpose, word('source.weapon')));
  }
  const extra: Part[] = [];
  for (const dice of weapon.extra) {
    extra.push(yield* fall(dice, word('question.extraDamage'), word('source.extraDice')));
  }
  const amount = damageOf({ rolls, bonus: weapon.bonus, extra });
  yield* tell({
    verdict: word('verdict.damage'),
    why: word('why.damage', { total: amount.total }),
    tone: 'neutral',
    figure: amount,
  });
  return amount;
}
