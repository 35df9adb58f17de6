import { type Figure, figure, type Part } from '../../core/figure.ts';
import { abilityModifier } from '../ability-scores.ts';
import { armorClass } from '../armor-class.ts';
import { attackBonus } from '../attack-bonus.ts';
import type { WeaponDamage } from '../damage.ts';
import { initiativeBonus } from '../initiative.ts';
import { baseAttack, baseSave } from '../progression.ts';
import { saveBonus } from '../save.ts';
import { strengthOnDamage } from '../strength-damage.ts';
import type { Ability, ArmorClassKind, AttackMode, Save, WeaponKind } from '../vocabulary.ts';
import { word } from '../words.ts';
import { diceOf, type Srd35Sheet, type Weapon } from './read.ts';

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

/** The modifier of every ability of the sheet. */
function modifiersOf(sheet: Srd35Sheet): Readonly<Record<Ability, number>> {
  return {
    strength: abilityModifier(sheet.strength),
    dexterity: abilityModifier(sheet.dexterity),
    constitution: abilityModifier(sheet.constitution),
    intelligence: abilityModifier(sheet.intelligence),
    wisdom: abilityModifier(sheet.wisdom),
    charisma: abilityModifier(sheet.charisma),
  };
}

/** The modifier of one ability, by its score. */
export function abilityFigure(sheet: Srd35Sheet, ability: Ability): Figure {
  const label = word('part.score', { ability: word(`ability.${ability}`), score: sheet[ability] });
  return figure([{ label, value: modifiersOf(sheet)[ability], source: word('source.score') }]);
}

function otherParts(value: number): readonly Part[] {
  return value === 0 ? [] : [{ label: word('part.other'), value, source: word('source.sheet') }];
}

function weaponParts(value: number): readonly Part[] {
  return value === 0 ? [] : [{ label: word('part.weapon'), value, source: word('source.sheet') }];
}

/** The base attack of the sheet's hit dice and classes. */
export function baseAttackOf(sheet: Srd35Sheet): Figure {
  return baseAttack(sheet.advances);
}

/** The bonus of the first attack with a weapon; `situation` is added behind. */
export function attackWith(sheet: Srd35Sheet, weapon: Weapon, situation: readonly Part[]): Figure {
  return attackBonus({
    baseAttack: baseAttackOf(sheet).total,
    mode: modeOf[weapon.kind],
    modifiersOf: modifiersOf(sheet),
    size: sheet.size,
    rangePenalty: 0,
    modifiers: [...weaponParts(weapon.attackBonus), ...situation],
  });
}

/** What a hit with a weapon deals. */
export function damageWith(sheet: Srd35Sheet, weapon: Weapon): WeaponDamage {
  const { dice, plus, notation } = diceOf(weapon);
  const { kind, hand, light, strengthRating } = weapon;
  const strength = strengthOnDamage(modifiersOf(sheet).strength, {
    weapon: kind,
    hand,
    light,
    strengthRating,
  });
  return {
    dice,
    notation,
    bonus: figure([...strength.parts, ...weaponParts(plus + weapon.damageBonus)]),
    extra: [],
  };
}

/** The sheet's armour class against attacks of each kind. */
export function armorClassOf(sheet: Srd35Sheet): Readonly<Record<ArmorClassKind, Figure>> {
  return armorClass({
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
}

/** What the sheet adds to one of its saves. */
export function saveOf(sheet: Srd35Sheet, save: Save): Figure {
  const baseSaves = {
    fortitude: baseSave(sheet.advances, 'fortitude'),
    reflex: baseSave(sheet.advances, 'reflex'),
    will: baseSave(sheet.advances, 'will'),
  };
  const modifiers = otherParts(sheet.savesOther[save]);
  return saveBonus({ baseSaves, modifiersOf: modifiersOf(sheet), modifiers }, save);
}

/** What the sheet adds to its initiative. */
export function initiativeOf(sheet: Srd35Sheet): Figure {
  return initiativeBonus(modifiersOf(sheet).dexterity, otherParts(sheet.initiativeOther));
}
