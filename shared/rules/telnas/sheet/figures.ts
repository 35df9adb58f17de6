import { placeOf, settled } from '../../core/by-hand.ts';
import { type Figure, figure, type Part } from '../../core/figure.ts';
import { type Attacker, attackFigure } from '../attack.ts';
import { type Blow, unarmed, type WeaponDamage, weaponFigure } from '../damage.ts';
import { defenseFigure, stancePart } from '../defense.ts';
import { manaCost, payMana } from '../mana.ts';
import type { Switches } from '../options.ts';
import { characteristicParts } from '../rolled.ts';
import { masteryParts } from '../telnas-art.ts';
import type { ArtKind, AttackMode, DamageKind, DefenseKind } from '../vocabulary.ts';
import { word } from '../words.ts';
import { type Art, damageOf, strongMagicClass, type TelnasSheet } from './read.ts';

/** The kind of attack that a spell or a technique is; none for spells that nobody dodges. */
export const artMode = {
  offensive: 'spell',
  healing: null,
  defensive: null,
  'melee-technique': 'melee',
  'ranged-technique': 'ranged',
} as const satisfies Record<ArtKind, AttackMode | null>;

/** What the creature attacks with, by its row among the derived numbers. */
export interface Means {
  readonly group: 'attacks' | 'arts';
  readonly row: string;
  readonly mode: AttackMode;
  readonly weapon: WeaponDamage;
  readonly kind: DamageKind;
}

/** A spell or a technique by its place on the sheet. */
export interface PlacedArt {
  readonly art: Art;
  readonly at: number;
}

/** A simple attack with a weapon of the sheet. */
export function meansOfWeapon({ mode, damage }: TelnasSheet['weapons'][number], at: number): Means {
  return { group: 'attacks', row: `weapons.${at}`, mode, weapon: damageOf(damage), kind: 'simple' };
}

/** A simple attack with bare hands. */
export const bareHands: Means = {
  group: 'attacks',
  row: 'unarmed',
  mode: 'melee',
  weapon: unarmed,
  kind: 'simple',
};

/** A spell or a technique as an attack; none for spells that nobody dodges. */
export function meansOfArt({ art, at }: PlacedArt): Means | undefined {
  const mode = artMode[art.kind];
  if (mode === null) return undefined;
  return { group: 'arts', row: artRow(at), mode, weapon: damageOf(art.effect), kind: 'special' };
}

/** The row of a spell or a technique. */
export function artRow(at: number): string {
  return `arts.${at}`;
}

/** The sheet's creature as an attacker; `situation` is added to its die. */
export function attackerOf(
  { bonuses, byHand }: TelnasSheet,
  { group, row, mode }: Means,
  situation: readonly Part[],
  attackStance = false,
): Attacker {
  return {
    mode,
    bonuses,
    attackStance,
    charge: false,
    modifiers: situation,
    byHand: byHand[placeOf(group, row, 0)],
  };
}

/** What the creature adds to the die when it attacks. */
export function attackOf(sheet: TelnasSheet, means: Means): Figure {
  return attackFigure(attackerOf(sheet, means, []));
}

/** A blow or a spell of the creature. */
export function blowOf({ level, kind }: TelnasSheet, damage: DamageKind): Omit<Blow, 'critical'> {
  return { kind: damage, level, by: kind };
}

/** The dice of an attack, and what the sheet sets beside them. */
export function damageWith({ byHand }: TelnasSheet, { group, row, weapon }: Means): WeaponDamage {
  return { ...weapon, byHand: byHand[placeOf(group, row, 1)] };
}

/** What a hit deals besides its dice. */
export function damageBonusOf(sheet: TelnasSheet, means: Means, switches: Switches): Figure {
  const blow = { ...blowOf(sheet, means.kind), critical: false };
  return weaponFigure(damageWith(sheet, means), [], blow, switches);
}

/** What the creature adds to the die for a spell or a technique. */
export function artRoll(sheet: TelnasSheet, placed: PlacedArt): Figure {
  const means = meansOfArt(placed);
  if (means !== undefined) return attackOf(sheet, means);
  const computed = figure(characteristicParts(sheet.bonuses, 'will', word('source.healing')));
  return settled(computed, sheet.byHand[placeOf('arts', artRow(placed.at), 0)]);
}

/** What a spell or a technique does besides its dice. */
export function artEffect(sheet: TelnasSheet, placed: PlacedArt, switches: Switches): Figure {
  const means = meansOfArt(placed);
  if (means !== undefined) return damageBonusOf(sheet, means, switches);
  const { plus } = damageOf(placed.art.effect);
  const always = { label: word('part.spellAmount'), value: plus, source: word('source.spell') };
  const computed = figure(plus === 0 ? [] : [always]);
  return settled(computed, sheet.byHand[placeOf('arts', artRow(placed.at), 1)]);
}

/** The mana that a spell or a technique costs the creature. */
export function artCost(sheet: TelnasSheet, { art, at }: PlacedArt): Figure {
  return settled(manaCost(art.cost, sheet.level), sheet.byHand[placeOf('arts', artRow(at), 2)]);
}

/** Whether the creature could ever pay for a spell or a technique. */
export function isPayable(sheet: TelnasSheet, placed: PlacedArt): boolean {
  return payMana(sheet.mana, artCost(sheet, placed)).ok;
}

/** The number that attackers must reach. */
export function defenseOf(sheet: TelnasSheet, kind: DefenseKind, stance = false): Figure {
  const { bonuses, size } = sheet;
  const magic = strongMagicClass(sheet.class);
  const computed = defenseFigure(kind, {
    armor: sheet.armor[kind],
    bonuses,
    size,
    class: magic,
    stance: false,
  });
  const counted = settled(computed, sheet.byHand[placeOf('defenses', kind, 0)]);
  return stance ? figure([...counted.parts, stancePart(kind)]) : counted;
}

/** What mastery adds when the creature shapes Telnas. */
export function masteryOf({ byHand }: TelnasSheet, mastery: number): Figure {
  return settled(figure(masteryParts(mastery)), byHand[placeOf('telnas', 'mastery', 0)]);
}
