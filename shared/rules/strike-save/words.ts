import { labelsOf } from '../core/label.ts';
import type { OptionWordOf } from '../core/option.ts';
import type { AttackRow } from './tables.ts';
import type { AttackType, BonusTarget, Characteristic, ClassId, Danger, optionValues } from './vocabulary.ts';

/** Every word of the system, most of them derived from its vocabularies. */
export type Word =
  | 'name'
  | `class.${ClassId}`
  | `row.${AttackRow}`
  | `attackType.${AttackType}`
  | `characteristic.${Characteristic}`
  | `danger.${Danger}`
  | `bonusTo.${BonusTarget | 'ask'}`
  | `strengthTo.${BonusTarget}`
  | `dexterityTo.${BonusTarget}`
  | OptionWordOf<typeof optionValues>
  | `section.${'identity' | 'characteristics' | 'combat' | 'weapons'}`
  | `field.${'class' | 'level' | 'armorClass' | 'hitPoints' | 'weapons' | 'weaponName' | 'attackType' | 'damage'}`
  | `field.${'strengthTo' | 'dexterityTo'}`
  | `help.${'class' | 'weapons' | 'weaponName' | 'attackType'}`
  | `help.characteristic.${Characteristic}`
  | `help.${'level' | 'monsterLevel' | 'characteristic' | 'armorClass' | 'hitPoints' | 'damage' | 'bonusTo'}`
  | `weapon.${'katana' | 'bow' | 'sword' | 'spear' | 'axe' | 'dagger' | 'staff' | 'crossbow' | 'sling' | 'claws' | 'bite'}`
  | `action.${'addWeapon'}`
  | 'group.saves'
  | `figure.${'attack' | 'damage' | 'save'}`
  | `part.${'die' | 'classBonus' | 'levelBonus' | 'weaponBonus' | 'modifier' | 'floor'}`
  | `source.${'die' | 'attackTable' | 'attackFormula' | 'belowFirstLevel' | 'matrix' | 'weapon' | 'gameMaster'}`
  | `source.${'saveTable' | 'saveRoundedUp' | 'saveCharacteristics' | 'attackExtended' | 'saveExtended' | 'floor'}`
  | `source.${'condition' | 'sheet'}`
  | 'why.armorClass'
  | `leftOut.${'putOnDamage' | 'putOnHit' | 'otherCharacteristic' | 'notTheBest'}`
  | `question.${'attackRoll' | 'damageRoll' | 'savingThrow' | 'characteristic' | 'bonusTo'}`
  | `verdict.${'hit' | 'miss' | 'saved' | 'notSaved' | 'damage'}`
  | `why.${'natural20' | 'natural1' | 'beats' | 'reaches' | 'below' | 'equalMisses' | 'damage'}`
  | `why.${'natural20Saves' | 'natural1Fails' | 'saveReaches' | 'saveBelow'}`
  | `outcome.${'hit' | 'miss' | 'saved' | 'notSaved'}`
  | `table.${'attack' | 'saves' | 'matrix' | 'matrixColumn'}`
  | `cell.${'both' | 'one'}`
  | `lack.${'initiative' | 'dying' | 'criticals' | 'armor' | 'movement'}`
  | 'identity.character'
  | 'identity.monster';

/** Labels of this system's words. */
export const word = labelsOf<Word>('strike-save');
