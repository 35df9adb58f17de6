import { labelsOf } from '../core/label.ts';
import type { OptionWordOf } from '../core/option.ts';
import type { SheetKind } from '../core/sheet.ts';
import type {
  Action,
  ActionCost,
  ArmorName,
  ArtKind,
  ArtName,
  AttackMode,
  Characteristic,
  ClassName,
  CreatureKind,
  DefenseKind,
  FirstAidBand,
  GiftName,
  HealBand,
  MagicalArmorName,
  optionValues,
  Remedy,
  Side,
  Size,
  Stance,
  TelnasShape,
  VitalState,
  WeaponName,
  WillSpell,
} from './vocabulary.ts';

/** The words of what a rule asks, finds and counts. */
export type TellingWord =
  | 'rest.says'
  | `part.${'die' | 'modifier' | 'base' | 'armorPiece' | 'size' | 'class' | 'level' | 'charge' | 'listedCost'}`
  | `part.${'weaponBonus' | 'doubled' | 'halved' | 'spellAmount' | 'healerDamage' | 'hitPoints' | 'mana'}`
  | `part.${'damage' | 'dealt' | 'bleeding' | 'rest' | 'killed' | 'spent' | 'mastery' | 'beyondDeath' | 'floor'}`
  | `part.stance.${Stance}`
  | `part.remedy.${Remedy}`
  | `source.${'die' | 'gameMaster' | 'sizeTable' | 'armor' | 'strongMagic' | 'stances' | 'charge' | 'weapon'}`
  | `source.${'unarmed' | 'simpleAttack' | 'criticalSuccess' | 'spell' | 'healing' | 'manaCost' | 'sheet'}`
  | `source.${'belowFirstLevel' | 'bleeding' | 'rest' | 'firstAid' | 'telnas' | 'hitPoints' | 'recovery' | 'floor'}`
  | `source.defense.${DefenseKind}`
  | `source.attack.${AttackMode}`
  | `leftOut.${'monsterLevel' | 'specialDamage' | 'maximum' | 'inCombat' | 'notACharacter' | 'noEffect' | 'dead'}`
  | `question.${'attackRoll' | 'damageRoll' | 'lastHope' | 'firstAid' | 'telnas' | 'balance' | 'newcomer'}`
  | `question.spell.${WillSpell}`
  | `question.initiative.${Side}`
  | `balance.${'kept' | 'lost'}`
  | `verdict.${'hit' | 'miss' | 'targetHit' | 'targetMiss' | 'criticalHit' | 'criticalFailure' | 'damage'}`
  | `verdict.${'balanceLost' | 'healerHurt' | 'roused' | 'notRoused' | 'telnasObeys' | 'telnasResists'}`
  | `verdict.${'goesFirst' | 'newcomerPlaced' | 'initiativeTied'}`
  | `verdict.effect.${WillSpell}`
  | `why.${'reaches' | 'below' | 'beats' | 'onlyEquals'}.${DefenseKind}`
  | `why.${'natural20' | 'natural1' | 'damage' | 'criticalDamage' | 'balanceLost' | 'healerHurt'}`
  | `why.heal.${HealBand}`
  | `why.effect.${Exclude<HealBand, 'none' | 'critical-failure'>}`
  | `why.firstAid.${FirstAidBand | 'collapses'}`
  | `why.lastHope.${'reaches' | 'below'}`
  | `why.telnas.${'reaches' | 'below'}`
  | `why.initiative.${'surprise' | 'higher' | 'tied' | 'newcomer'}`;

/** The words of sheets: what they hold, what is worked out from them, what their creatures do. */
export type SheetWord =
  | `section.${'characteristics' | 'armor' | 'weapons' | 'arts' | 'gifts'}`
  | `section.${'identity' | 'mana'}.${SheetKind}`
  | `field.${'class' | 'level' | 'size' | 'hitPoints' | 'mana' | 'armor' | 'magicalArmor' | 'piece' | 'bonus'}`
  | `field.${'weapon' | 'mode' | 'damage' | 'art' | 'artKind' | 'cost' | 'effect' | 'zone' | 'gift'}`
  | `help.${'level' | 'monsterLevel' | 'size' | 'height' | 'armor' | 'magicalArmor' | 'piece'}`
  | `help.${'bonus' | 'weapons' | 'weapon' | 'mode' | 'arts' | 'art'}`
  | `help.${'artKind' | 'zone' | 'gifts' | 'gift'}`
  | `help.characteristic.${Characteristic}`
  | 'field.height'
  | 'unit.centimetres'
  | 'size.by-height'
  | 'identity.tall'
  | `help.${'class' | 'characteristics' | 'hitPoints' | 'mana' | 'mastery' | 'damage' | 'cost' | 'effect'}`
  | `action.${'addArmor' | 'addMagicalArmor' | 'addWeapon' | 'addArt' | 'addGift'}`
  | `class.${ClassName}`
  | `artKind.${ArtKind}`
  | `weapon.${WeaponName}`
  | `armor.${ArmorName}`
  | `magicalArmor.${MagicalArmorName}`
  | `art.${ArtName}`
  | `gift.${GiftName}`
  | 'qualifier.zone'
  | `group.${'defenses' | 'attacks'}`
  | `figure.${'defense' | 'roll' | 'damage' | 'effect' | 'mana'}`
  | 'verdict.mana'
  | 'why.mana'
  | `outcome.${'hit' | 'critical' | 'miss' | 'fumble' | 'withMana'}`
  | 'identity';

/** The words of a fight: what may be done in it, what stands against it, what becomes of it. */
export type FightWord =
  | 'source.condition'
  | `adjustable.${'attack' | 'damage' | 'healing'}`
  | 'pool.mana'
  | 'state.roused'
  | `next.${'bleeds' | 'lastHope'}`
  | `condition.${'roused' | 'protected'}`
  | 'why.defense'
  | `objection.${'mana' | 'notFallen' | 'awake' | 'dead'}`
  | `outcome.${'done' | 'balanceLost' | 'area' | 'healed' | 'noEffect' | 'backlash' | 'firstAid'}`
  | `outcome.lastHope.${'roused' | 'failed'}`
  | `outcome.telnas.${'obeys' | 'resists'}`
  | 'question.spellAmount'
  | 'input.needed';

/** Every word of the system, most of them derived from its vocabularies. */
export type Word =
  | TellingWord
  | SheetWord
  | FightWord
  | 'name'
  | `size.${Size}`
  | `example.${Size}`
  | `characteristic.${Characteristic}`
  | `attackMode.${AttackMode}`
  | `defense.${DefenseKind}`
  | `creature.${CreatureKind}`
  | `side.${Side}`
  | `action.${Action}`
  | `cost.${ActionCost}`
  | `actionNote.${Stance | 'charge' | 'none'}`
  | `healBand.${HealBand}`
  | `healEffect.${HealBand}`
  | `firstAidBand.${FirstAidBand}`
  | `firstAidEffect.${FirstAidBand}`
  | `state.${VitalState}`
  | `telnasShape.${TelnasShape}`
  | OptionWordOf<typeof optionValues>
  | 'weapon.unarmed'
  | `range.${'any' | 'only' | 'from' | 'fromTo' | 'to' | 'never'}`
  | `height.${'under' | 'fromUnder' | 'fromTo' | 'overTo' | 'over'}`
  | `length.${'cm' | 'm'}`
  | `reach.${'any' | 'metres'}`
  | `table.${'sizes' | 'attacks' | 'actions' | 'healing' | 'firstAid' | 'states' | 'telnas'}`
  | `column.${'modifier' | 'height' | 'example' | 'characteristic' | 'against' | 'reach' | 'cost' | 'note'}`
  | `column.${'die' | 'total' | 'effect' | 'order'}`
  | `lack.${'saves' | 'skills' | 'classSheets' | 'failures' | 'balance' | 'orderWithinSide' | 'resurrection'}`;

/** Labels of this system's words. */
export const word = labelsOf<Word>('telnas');
