import { placeOf, settled } from '../../core/by-hand.ts';
import { type Figure, figure, type Part } from '../../core/figure.ts';
import { abilityModifier } from '../ability-scores.ts';
import { armorClass } from '../armor-class.ts';
import { attackBonus, attackSequence } from '../attack-bonus.ts';
import type { WeaponDamage } from '../damage.ts';
import { initiativeBonus } from '../initiative.ts';
import { type Movement, pacesAt, speedFigure } from '../movement.ts';
import { baseAttack, baseSave } from '../progression.ts';
import { saveBonus } from '../save.ts';
import { strengthOnDamage } from '../strength-damage.ts';
import type { Ability, ArmorClassKind, AttackMode, Save, WayToMove, WeaponKind } from '../vocabulary.ts';
import { word } from '../words.ts';
import { type Carried, diceOf, type Srd35Sheet } from './read.ts';

const modeOf = {
  melee: 'melee',
  unarmed: 'melee',
  natural: 'melee',
  thrown: 'ranged',
  sling: 'ranged',
  bow: 'ranged',
  'composite-bow': 'ranged',
  crossbow: 'ranged',
} as const satisfies Record<WeaponKind, AttackMode>;

/** A derived number as it counts on the sheet, whatever the rules make of it. */
function asSet({ byHand }: Srd35Sheet, group: string, row: string, column: number, computed: Figure): Figure {
  return settled(computed, byHand[placeOf(group, row, column)]);
}

/** The modifier of one ability, by its score. */
export function abilityFigure(sheet: Srd35Sheet, ability: Ability): Figure {
  const label = word('part.score', { ability: word(`ability.${ability}`), score: sheet[ability] });
  const part = { label, value: abilityModifier(sheet[ability]), source: word('source.score') };
  return asSet(sheet, 'abilities', ability, 0, figure([part]));
}

/** The modifier of every ability of the sheet. */
function modifiersOf(sheet: Srd35Sheet): Readonly<Record<Ability, number>> {
  const modifier = (ability: Ability) => abilityFigure(sheet, ability).total;
  return {
    strength: modifier('strength'),
    dexterity: modifier('dexterity'),
    constitution: modifier('constitution'),
    intelligence: modifier('intelligence'),
    wisdom: modifier('wisdom'),
    charisma: modifier('charisma'),
  };
}

function otherParts(value: number): readonly Part[] {
  return value === 0 ? [] : [{ label: word('part.other'), value, source: word('source.sheet') }];
}

function weaponParts(value: number): readonly Part[] {
  return value === 0 ? [] : [{ label: word('part.weapon'), value, source: word('source.sheet') }];
}

/** The base attack of the sheet's hit dice and classes. */
function baseAttackOf(sheet: Srd35Sheet): Figure {
  return asSet(sheet, 'combat', 'baseAttack', 0, baseAttack(sheet.advances));
}

/** The base attacks of a full attack. */
export function baseSequenceOf(sheet: Srd35Sheet): readonly Figure[] {
  const base = baseAttackOf(sheet);
  return attackSequence(base, base.total).map((figure, at) =>
    at === 0 ? figure : asSet(sheet, 'combat', `baseAttack.${at + 1}`, 0, figure),
  );
}

/** The bonus of the first attack with a weapon; `situation` is added behind. */
export function attackWith(sheet: Srd35Sheet, { weapon, at }: Carried, situation: readonly Part[]): Figure {
  const computed = attackBonus({
    baseAttack: baseAttackOf(sheet).total,
    mode: modeOf[weapon.kind],
    modifiersOf: modifiersOf(sheet),
    size: sheet.size,
    rangePenalty: 0,
    modifiers: weaponParts(weapon.attackBonus),
  });
  return figure([...asSet(sheet, 'attacks', `weapons.${at}`, 0, computed).parts, ...situation]);
}

/** The attacks of a full attack with a weapon, as many as the base attack gives. */
export function sequenceWith(sheet: Srd35Sheet, carried: Carried): readonly Figure[] {
  const sequence = attackSequence(attackWith(sheet, carried, []), baseAttackOf(sheet).total);
  return sequence.map((one, column) => asSet(sheet, 'fullAttacks', `weapons.${carried.at}`, column, one));
}

/** What a hit with a weapon deals. */
export function damageWith(sheet: Srd35Sheet, { weapon, at }: Carried): WeaponDamage {
  const { dice, plus, notation } = diceOf(weapon);
  const { kind, hand, light, strengthRating } = weapon;
  const strength = strengthOnDamage(modifiersOf(sheet).strength, {
    weapon: kind,
    hand,
    light,
    strengthRating,
  });
  const bonus = figure([...strength.parts, ...weaponParts(plus + weapon.damageBonus)]);
  return { dice, notation, bonus: asSet(sheet, 'attacks', `weapons.${at}`, 1, bonus), extra: [] };
}

/** The sheet's armour class against attacks of each kind. */
export function armorClassOf(sheet: Srd35Sheet): Readonly<Record<ArmorClassKind, Figure>> {
  const computed = armorClass({
    armor: sheet.armor,
    armorEnhancement: sheet.armorEnhancement,
    shield: sheet.shield,
    shieldEnhancement: sheet.shieldEnhancement,
    dexterity: modifiersOf(sheet).dexterity,
    maxDexterity: sheet.maxDexterity,
    size: sheet.size,
    natural: sheet.natural,
    naturalEnhancement: 0,
    ...sheet.listed,
  });
  const counted = (kind: ArmorClassKind) => asSet(sheet, 'armorClass', kind, 0, computed[kind]);
  return {
    total: counted('total'),
    touch: counted('touch'),
    flatFooted: counted('flatFooted'),
    touchFlatFooted: counted('touchFlatFooted'),
  };
}

/** What the sheet adds to one of its saves. */
export function saveOf(sheet: Srd35Sheet, save: Save): Figure {
  const baseSaves = {
    fortitude: baseSave(sheet.advances, 'fortitude'),
    reflex: baseSave(sheet.advances, 'reflex'),
    will: baseSave(sheet.advances, 'will'),
  };
  const modifiers = otherParts(sheet.savesOther[save]);
  const computed = saveBonus({ baseSaves, modifiersOf: modifiersOf(sheet), modifiers }, save);
  return asSet(sheet, 'saves', save, 0, computed);
}

/** What the sheet adds to its initiative. */
export function initiativeOf(sheet: Srd35Sheet): Figure {
  const computed = initiativeBonus(modifiersOf(sheet).dexterity, otherParts(sheet.initiativeOther));
  return asSet(sheet, 'combat', 'initiative', 0, computed);
}

/** How far the sheet's creature gets, by its race; nothing for a monster, whose speed stands on its sheet. */
export function movementOf(sheet: Srd35Sheet): Omit<Movement, 'squares'> | undefined {
  const { race, armorWeight } = sheet;
  if (race === undefined) return undefined;
  const speed = asSet(sheet, 'movement', 'speed', 0, speedFigure(race, armorWeight));
  const { double, run } = pacesAt(speed.total, armorWeight);
  return {
    speed,
    double: asSet(sheet, 'movement', 'double', 0, double),
    run: asSet(sheet, 'movement', 'run', 0, run),
  };
}

/** A speed that stands on a monster's sheet, as it is or as it was set by hand. */
export function writtenSpeed(sheet: Srd35Sheet, row: 'speed' | WayToMove, feet: number): Figure {
  const part = { label: word('part.speed'), value: feet, source: word('source.sheet') };
  return asSet(sheet, 'movement', row, 0, figure([part]));
}
