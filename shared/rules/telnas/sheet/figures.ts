import { type Figure, figure, type Part } from '../../core/figure.ts';
import { type Attacker, attackFigure } from '../attack.ts';
import { type Blow, damageFigure, fixedDamage, type WeaponDamage } from '../damage.ts';
import { defenseFigure } from '../defense.ts';
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

/** The sheet's creature as an attacker; `situation` is added to its die. */
export function attackerOf(sheet: TelnasSheet, mode: AttackMode, situation: readonly Part[]): Attacker {
  return { mode, bonuses: sheet.bonuses, attackStance: false, charge: false, modifiers: situation };
}

/** What the creature adds to the die when it attacks. */
export function attackOf(sheet: TelnasSheet, mode: AttackMode): Figure {
  return attackFigure(attackerOf(sheet, mode, []));
}

/** A blow or a spell of the creature. */
export function blowOf({ level, kind }: TelnasSheet, damage: DamageKind): Omit<Blow, 'critical'> {
  return { kind: damage, level, by: kind };
}

/** What a hit deals besides its dice. */
export function damageBonusOf(
  sheet: TelnasSheet,
  weapon: WeaponDamage,
  kind: DamageKind,
  switches: Switches,
): Figure {
  return damageFigure(fixedDamage(weapon), { ...blowOf(sheet, kind), critical: false }, switches);
}

/** What the creature adds to the die for a spell or a technique. */
export function artRoll(sheet: TelnasSheet, { kind }: Art): Figure {
  const mode = artMode[kind];
  if (mode !== null) return attackOf(sheet, mode);
  return figure(characteristicParts(sheet.bonuses, 'will', word('source.healing')));
}

/** What a spell or a technique does besides its dice. */
export function artEffect(sheet: TelnasSheet, { kind, effect }: Art, switches: Switches): Figure {
  const dealt = damageOf(effect);
  if (artMode[kind] !== null) return damageBonusOf(sheet, dealt, 'special', switches);
  const always = { label: word('part.spellAmount'), value: dealt.plus, source: word('source.spell') };
  return figure(dealt.plus === 0 ? [] : [always]);
}

/** The mana that a spell or a technique costs the creature. */
export function artCost(sheet: TelnasSheet, { cost }: Art): Figure {
  return manaCost(cost, sheet.level);
}

/** Whether a spell or a technique can strike one target, and the creature could ever pay for it. */
export function strikes(sheet: TelnasSheet, art: Art): boolean {
  return artMode[art.kind] !== null && !art.zone && payMana(sheet.mana, artCost(sheet, art)).ok;
}

/** The number that attackers must reach. */
export function defenseOf(sheet: TelnasSheet, kind: DefenseKind): Figure {
  const { bonuses, size } = sheet;
  const magic = strongMagicClass(sheet.class);
  return defenseFigure(kind, { armor: sheet.armor[kind], bonuses, size, class: magic, stance: false });
}

/** What mastery adds when the creature shapes Telnas. */
export function masteryOf(mastery: number): Figure {
  return figure(masteryParts(mastery));
}
