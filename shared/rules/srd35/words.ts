import { labelsOf } from '../core/label.ts';
import type { OptionWordOf } from '../core/option.ts';
import type { SheetKind } from '../core/sheet.ts';
import type {
  Ability,
  ArmorClassKind,
  ArmorClassPart,
  ArmorName,
  ArmorWeight,
  AttackRate,
  ClassId,
  CreatureType,
  Hand,
  HitPointState,
  Maneuverability,
  optionValues,
  Race,
  Save,
  SaveRate,
  ShieldName,
  Size,
  TurnCost,
  WayToMove,
  WeaponKind,
  WeaponName,
} from './vocabulary.ts';

/** The words of sheets: what they hold, what is worked out from them, what their creatures do. */
export type SheetWord =
  | `section.${'abilities' | 'armor' | 'other' | 'weapons'}`
  | `section.identity.${SheetKind}`
  | `field.${'race' | 'type' | 'size' | 'hitDice' | 'classes' | 'class' | 'level' | 'initiative' | 'saveRate'}`
  | `field.${'armor' | 'shield' | 'natural' | 'maxDexterity' | 'armorWeight' | 'limitsDexterity' | 'speed'}`
  | `field.${'armorClassBonuses' | 'bonusType' | 'bonus' | 'weapon' | 'weaponKind' | 'hand' | 'light' | 'touch'}`
  | `field.${'damage' | 'threatFrom' | 'multiplier' | 'attackBonus' | 'damageBonus' | 'strengthRating'}`
  | `help.${'race' | 'type' | 'size' | 'classes' | 'class' | 'level'}`
  | `help.${'enhancement' | 'limitsDexterity' | 'armorClassBonuses' | 'bonus' | 'otherBonus' | 'saveRate'}`
  | `help.${'speed' | 'weapons' | 'weapon' | 'light' | 'touch' | 'multiplier'}`
  | `help.ability.${Ability}`
  | `help.${'hitDice' | 'armor' | 'shield' | 'natural' | 'maxDexterity' | 'armorWeight' | 'bonusType' | 'other'}`
  | `help.${'hitPoints' | 'weaponKind' | 'hand' | 'damage' | 'threatFrom' | 'attackBonus' | 'damageBonus'}`
  | `help.${'strengthRating' | `abilities.${SheetKind}`}`
  | `paste.${'standsIn' | 'limited' | 'noScore' | 'noWeapon'}`
  | 'part.hitPointBonus'
  | 'part.rounding'
  | 'source.averageDice'
  | 'source.grapple'
  | 'column.average'
  | 'unit.feet'
  | `action.${'addClass' | 'addBonus' | 'addWeapon' | 'addArmor' | 'addShield'}`
  | `catalogue.${'armor' | 'shields'}`
  | `${'field' | 'help'}.${'armor' | 'shield'}Name`
  | `armor.${ArmorName | 'unnamed'}`
  | `shield.${ShieldName}`
  | 'saveRate.type'
  | `weapon.${WeaponName}`
  | `part.${'score' | 'other' | 'weapon'}`
  | 'source.sheet'
  | `qualifier.${'touch' | 'threat' | 'multiplier'}`
  | `group.${'abilities' | 'saves' | 'combat' | 'fullAttacks' | 'movement'}`
  | `movement.${'double' | 'run' | WayToMove}`
  | `maneuverability.${Maneuverability}`
  | `${'field' | 'help'}.maneuverability`
  | 'help.wayToMove'
  | `armorClassKind.${ArmorClassKind}`
  | `figure.${'attack' | 'damage' | 'first' | 'second' | 'third' | 'fourth'}`
  | `outcome.${'hit' | 'critical' | 'miss'}`
  | `identity.${'sized' | 'and' | 'monster'}`;

/** The words of a fight: what may be done in it, what stands against it, what becomes of it. */
export type FightWord =
  | 'source.condition'
  | `${'verdict' | 'why'}.armorClass`
  | 'pool.abilityDamage'
  | `cost.${TurnCost}`
  | `action.${'move' | 'run' | 'dying'}`
  | 'input.difficulty'
  | `${'condition' | 'state'}.stable`
  | `next.${'disabled' | 'dying'}`
  | 'objection.notDying'
  | `${'question' | 'verdict'}.initiativeOf`
  | `outcome.${'saved' | 'notSaved' | 'stable' | 'bleeds' | 'moves' | 'runs' | 'movesFreely' | 'runsFreely'}`;

/** Every word of the system, most of them derived from its vocabularies. */
export type Word =
  | SheetWord
  | FightWord
  | 'name'
  | `class.${ClassId}`
  | `type.${CreatureType}`
  | `attackRate.${AttackRate}`
  | `saveRate.${SaveRate}`
  | `size.${Size}`
  | `ability.${Ability}`
  | `save.${Save}`
  | `weaponKind.${WeaponKind}`
  | `hand.${Hand | 'lightTwo'}`
  | `race.${Race}`
  | `armorWeight.${ArmorWeight}`
  | `hitPointState.${HitPointState}`
  | `armorClass.${ArmorClassPart}`
  | OptionWordOf<typeof optionValues>
  | `part.${'die' | 'class' | 'hitDice' | 'baseAttack' | 'attackBonus' | 'size' | 'range' | 'furtherAttack'}`
  | `part.${'modifier' | 'baseSave' | 'ability' | 'weaponDice' | 'damageBonus' | 'extraDice' | 'times'}`
  | `part.${'unmultiplied' | 'multiplier' | 'minimum' | 'base' | 'abilityDamage'}`
  | `part.${'speed' | 'furtherPaces' | 'armorWeight'}`
  | `source.${'die' | 'gameMaster' | 'given' | 'weapon' | 'score' | 'sizeTable' | 'meleeAttack' | 'rangedAttack'}`
  | `source.${'baseAttackTable' | 'creatureAttack' | 'baseSaveTable' | 'creatureSave' | 'furtherAttacks'}`
  | `source.${'strengthDamage' | 'offHand' | 'twoHanded' | 'lightTwoHanded' | 'bow' | 'compositeBow' | 'crossbow'}`
  | `source.${'multipliers' | 'minimumDamage' | 'extraDice' | 'abilityDamage' | 'armorClass' | 'save'}`
  | `source.${'speedTable' | 'doubleMove' | 'run' | 'initiative'}`
  | `source.armorClass.${ArmorClassPart}`
  | `leftOut.${'melee' | 'offHand' | 'bow' | 'strengthRating' | 'crossbow' | 'belowZero' | 'armorLimit'}`
  | `leftOut.${'notTheBest' | 'touch' | 'flatFooted'}`
  | `question.${'attackRoll' | 'confirmation' | 'damageRoll' | 'damageRollOf' | 'extraDamage'}`
  | `question.${'savingThrow' | 'stabilizing' | 'initiative'}`
  | `verdict.${'hit' | 'miss' | 'threat' | 'critical' | 'notCritical' | 'damage' | 'saved' | 'notSaved'}`
  | `verdict.${'stable' | 'bleeding' | 'dead' | 'initiative'}`
  | `why.${'natural20' | 'natural1' | 'reaches' | 'below' | 'threatIsCritical' | 'damage'}`
  | `why.${'natural20Saves' | 'natural1Fails' | 'saveReaches' | 'saveBelow'}`
  | `why.${'stabilizes' | 'bleeds' | 'initiative'}`
  | `table.${'baseAttack' | 'baseSaves' | 'classSaves' | 'creatures' | 'attacks' | 'sizes' | 'strength'}`
  | `table.${'speeds' | 'hitPoints'}`
  | `column.${'attack' | 'sizeModifier' | 'bonus' | 'penalty' | 'hitPoints' | 'baseAttackFrom' | 'lower'}`
  | `column.${'speed' | 'double' | 'run'}`
  | `row.${'save' | 'attack' | 'weaponIn'}`
  | `cell.${'full' | 'half' | 'oneAndHalf' | 'nothing' | 'upToRating'}`
  | `cell.hitPoints.${HitPointState}`
  | `lack.${'actions' | 'maneuvers' | 'skills' | 'magic' | 'healing' | 'items' | 'experience'}`;

/** Labels of this system's words. */
export const word = labelsOf<Word>('srd35');
