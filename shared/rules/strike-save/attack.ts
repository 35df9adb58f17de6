import { settled } from '../core/by-hand.ts';
import { atLeast, type Figure, figure, type Part } from '../core/figure.ts';
import type { Label } from '../core/label.ts';
import { choose, type DicePool, d20, type Finding, type Rule, roll, sumOf, tell } from '../core/step.ts';
import type { Switches } from './options.ts';
import { attackBonus } from './progression.ts';
import { matrix } from './tables.ts';
import {
  type AttackCharacteristic,
  type AttackType,
  attackCharacteristics,
  type BonusTarget,
  bonusTargets,
  type ClassId,
} from './vocabulary.ts';
import { word } from './words.ts';

/** An attacker as the attack rules see one. `level` has been checked. */
export interface Attacker {
  readonly class: ClassId;
  readonly level: number;
  readonly attackType: AttackType;
  readonly bonuses: Readonly<Record<AttackCharacteristic, number>>;
  /** Added to the die; each with its own part. */
  readonly modifiers: readonly Part[];
  /** What counts to hit in place of class and characteristics, where the sheet says so. */
  readonly byHand?: number | undefined;
}

/** Choices that the matrix leaves to the player, as far as they are made. */
export interface AttackDecisions {
  readonly strengthTo?: BonusTarget | undefined;
  readonly dexterityTo?: BonusTarget | undefined;
  readonly characteristic?: AttackCharacteristic | undefined;
}

/** What an attacker adds to the die and to the damage. */
export interface AttackFigures {
  readonly attack: Figure;
  readonly damage: Figure;
}

const decisionOf = { strength: 'strengthTo', dexterity: 'dexterityTo' } as const;

/** The cells of the matrix where a positive bonus counts once and the player says where. */
export function openCells(attacker: Attacker): readonly AttackCharacteristic[] {
  const cells = matrix[attacker.class][attacker.attackType];
  return attackCharacteristics.filter((name) => cells[name] === 'one' && attacker.bonuses[name] > 0);
}

/** Whether the switch that lets one characteristic count leaves a choice: both are something. */
export function mustPickCharacteristic(attacker: Attacker, switches: Switches): boolean {
  const { strength, dexterity } = attacker.bonuses;
  return switches.characteristicsPerAttack === 'one' && strength !== 0 && dexterity !== 0;
}

function* pickCharacteristic(attacker: Attacker, made: AttackDecisions, switches: Switches) {
  if (!mustPickCharacteristic(attacker, switches)) return undefined;
  if (made.characteristic !== undefined) return made.characteristic;
  return yield* choose(
    'characteristic',
    word('question.characteristic'),
    attackCharacteristics.map((id) => ({ id, label: word(`characteristic.${id}`) })),
  );
}

function* placeBonus(name: AttackCharacteristic, made: AttackDecisions): Rule<BonusTarget> {
  const decision = decisionOf[name];
  return (
    made[decision] ??
    (yield* choose(
      decision,
      word('question.bonusTo', { characteristic: word(`characteristic.${name}`) }),
      bonusTargets.map((id) => ({ id, label: word(`bonusTo.${id}`) })),
    ))
  );
}

/**
 * What counts to hit and on damage: the class bonus, the characteristics as the matrix lets them, the
 * modifiers. Asks the player for each choice that `made` leaves open.
 */
export function* attackFigures(
  attacker: Attacker,
  made: AttackDecisions,
  switches: Switches,
): Rule<AttackFigures> {
  const picked = yield* pickCharacteristic(attacker, made, switches);
  const open = openCells(attacker);
  const attack: Part[] = [attackBonus(attacker.class, attacker.level, attacker.attackType, switches)];
  const damage: Part[] = [];
  const source = word('source.matrix', {
    class: word(`class.${attacker.class}`),
    attackType: word(`attackType.${attacker.attackType}`),
  });
  for (const name of attackCharacteristics) {
    const value = attacker.bonuses[name];
    if (value === 0) continue;
    const part = { label: word(`characteristic.${name}`), value, source };
    if (picked !== undefined && picked !== name) {
      const leftOut = word('leftOut.otherCharacteristic', {
        characteristic: word(`characteristic.${picked}`),
      });
      attack.push({ ...part, leftOut });
      damage.push({ ...part, leftOut });
    } else if (open.includes(name)) {
      const to = yield* placeBonus(name, made);
      attack.push(to === 'hit' ? part : { ...part, leftOut: word('leftOut.putOnDamage') });
      damage.push(to === 'damage' ? part : { ...part, leftOut: word('leftOut.putOnHit') });
    } else {
      attack.push(part);
      damage.push(part);
    }
  }
  const counted = settled(figure(attack), attacker.byHand);
  return { attack: figure([...counted.parts, ...attacker.modifiers]), damage: figure(damage) };
}

/** What an attack roll came to. */
export interface AttackResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly hit: boolean;
  readonly figures: AttackFigures;
}

function verdict(natural: number, total: number, armorClass: number, switches: Switches) {
  const params = { total, armorClass };
  if (natural === 20) return { hit: true, why: word('why.natural20') };
  if (natural === 1) return { hit: false, why: word('why.natural1') };
  if (switches.attackCompare === 'ge') {
    const hit = total >= armorClass;
    return { hit, why: word(hit ? 'why.reaches' : 'why.below', params) };
  }
  const hit = total > armorClass;
  if (hit) return { hit, why: word('why.beats', params) };
  return { hit, why: word(total === armorClass ? 'why.equalMisses' : 'why.below', params) };
}

/** Puts the die in front of what is added to it. */
export function withDie(natural: number, added: Figure): Figure {
  return figure([{ label: word('part.die'), value: natural, source: word('source.die') }, ...added.parts]);
}

/** The attack roll: one d20 against an armour class. */
export function* attackRoll(
  attacker: Attacker,
  made: AttackDecisions,
  armorClass: number,
  switches: Switches,
): Rule<AttackResult> {
  const figures = yield* attackFigures(attacker, made, switches);
  const natural = yield* d20(word('question.attackRoll'), (die) =>
    verdict(die, die + figures.attack.total, armorClass, switches).hit ? 'hit' : 'miss',
  );
  const rolled = withDie(natural, figures.attack);
  const { hit, why } = verdict(natural, rolled.total, armorClass, switches);
  const finding: Finding = {
    verdict: word(hit ? 'verdict.hit' : 'verdict.miss'),
    why,
    tone: hit ? 'good' : 'bad',
    figure: rolled,
  };
  yield* tell(finding);
  return { natural, rolled, hit, figures };
}

/** A weapon's dice: what falls and what is always added. */
export interface WeaponDamage {
  readonly dice: readonly DicePool[];
  readonly plus: number;
  readonly notation: Label;
  /** What is added to the dice in place of all else, where the sheet says so. */
  readonly byHand?: number | undefined;
  /** What conditions add to it. */
  readonly harder?: readonly Part[];
}

/** What a hit adds to the weapon's dice: the weapon's own bonus and the characteristics. */
export function damageBonus(weapon: WeaponDamage, characteristics: Figure): Figure {
  const { plus, byHand, harder = [] } = weapon;
  const own = { label: word('part.weaponBonus'), value: plus, source: word('source.weapon') };
  const computed = plus === 0 ? characteristics : figure([own, ...characteristics.parts]);
  const counted = settled(computed, byHand);
  return harder.length === 0 ? counted : figure([...counted.parts, ...harder]);
}

/** The damage roll of a hit: the weapon's dice and what the attacker adds. */
export function* damageRoll(weapon: WeaponDamage, characteristics: Figure): Rule<Figure> {
  const fallen = yield* roll(word('question.damageRoll'), weapon.dice);
  const dice = { label: weapon.notation, value: sumOf(fallen), source: word('source.weapon') };
  const dealt = figure([dice, ...damageBonus(weapon, characteristics).parts]);
  // The rules name no least damage; a hit that heals would be absurd.
  return atLeast(0, dealt, { label: word('part.floor'), source: word('source.floor') });
}
