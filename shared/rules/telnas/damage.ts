import { settled } from '../core/by-hand.ts';
import { atLeast, type Figure, figure, type Part } from '../core/figure.ts';
import type { Label } from '../core/label.ts';
import { type DicePool, type Rule, roll, sumOf, tell } from '../core/step.ts';
import { levelPart } from './level.ts';
import type { Switches } from './options.ts';
import type { CreatureKind, DamageKind } from './vocabulary.ts';
import { word } from './words.ts';

/** A blow or a spell as the damage rules see it. `level` has been checked. */
export interface Blow {
  readonly kind: DamageKind;
  readonly level: number;
  readonly by: CreatureKind;
  readonly critical: boolean;
}

/** The damage of a weapon, a technique or a spell: what falls and what is always added. */
export interface WeaponDamage {
  readonly dice: readonly DicePool[];
  readonly plus: number;
  readonly notation: Label;
  /** What is dealt besides the dice in place of all else, where the sheet says so. */
  readonly byHand?: number | undefined;
  /** What conditions add to it. */
  readonly harder?: readonly Part[];
}

/** Bare hands: a die with one side always shows 1. */
export const unarmed: WeaponDamage = { dice: [], plus: 1, notation: word('weapon.unarmed') };

function levelOf({ kind, level, by }: Blow, switches: Switches): Part {
  const part = levelPart(level, word('source.simpleAttack'));
  if (kind === 'special') return { ...part, leftOut: word('leftOut.specialDamage') };
  if (by === 'monster' && !switches.levelToMonsterDamage)
    return { ...part, leftOut: word('leftOut.monsterLevel') };
  return part;
}

/** Damage from what was dealt already: a simple attack adds the level, a critical success doubles it all. */
export function damageFigure(dealt: readonly Part[], blow: Blow, switches: Switches): Figure {
  return struck(figure([...dealt, levelOf(blow, switches)]), blow);
}

/** The damage of a weapon whose dice have fallen, or without them. */
export function weaponFigure(
  weapon: WeaponDamage,
  fallen: readonly Part[],
  blow: Blow,
  switches: Switches,
): Figure {
  const added = settled(figure([...fixedDamage(weapon), levelOf(blow, switches)]), weapon.byHand);
  return struck(figure([...fallen, ...added.parts, ...(weapon.harder ?? [])]), blow);
}

function struck(plain: Figure, blow: Blow): Figure {
  if (!blow.critical) return plain;
  const doubled = {
    label: word('part.doubled'),
    value: plain.total,
    source: word('source.criticalSuccess'),
  };
  return figure([...plain.parts, doubled]);
}

/** What is dealt without a die: all of it with bare hands, else what the weapon always adds. */
function fixedDamage(weapon: WeaponDamage): readonly Part[] {
  const { dice, plus, notation } = weapon;
  const source = word(notation === unarmed.notation ? 'source.unarmed' : 'source.weapon');
  if (dice.length === 0) return [{ label: notation, value: plus, source }];
  return plus === 0 ? [] : [{ label: word('part.weaponBonus'), value: plus, source }];
}

function* fallenOf({ dice, notation }: WeaponDamage): Rule<readonly Part[]> {
  if (dice.length === 0) return [];
  const fallen = sumOf(yield* roll(word('question.damageRoll'), dice));
  return [{ label: notation, value: fallen, source: word('source.weapon') }];
}

/** The damage roll of a hit: the weapon's dice and what the blow adds. Rolls nothing where nothing can vary. */
export function* damageRoll(weapon: WeaponDamage, blow: Blow, switches: Switches): Rule<Figure> {
  const dealt = weaponFigure(weapon, yield* fallenOf(weapon), blow, switches);
  // The rules name no least damage; a hit that heals would be absurd.
  const amount = atLeast(0, dealt, { label: word('part.floor'), source: word('source.floor') });
  yield* tell({
    verdict: word('verdict.damage'),
    why: word(blow.critical ? 'why.criticalDamage' : 'why.damage', { total: amount.total }),
    tone: 'neutral',
    figure: amount,
  });
  return amount;
}
