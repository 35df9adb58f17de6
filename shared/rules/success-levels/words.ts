import { labelsOf } from '../core/label.ts';
import type { OptionWordOf } from '../core/option.ts';
import type { SheetKind } from '../core/sheet.ts';
import type { ContestFormId } from './contests/forms.ts';
import type { Threat } from './roller.ts';
import type {
  Ability,
  AssistOutcome,
  Calling,
  Consequence,
  CriticalEffect,
  FumbleConsequence,
  HolderChoice,
  optionValues,
  Side,
  SkillName,
  SpecialConsequence,
  SuccessLevel,
  UltimateChoice,
  WeaponName,
} from './vocabulary.ts';

/** The words of sheets: what they hold, what is worked out from them, what their creatures do. */
export type SheetWord =
  | `section.${'abilities' | 'combat' | 'critical' | 'skills' | 'weapons'}`
  | `${'section.identity' | 'field.calling'}.${SheetKind}`
  | `field.${'hitPoints' | 'constitutionScore' | 'fumbleTo' | 'skillName' | 'skill' | 'ability'}`
  | `field.${'threatFrom' | 'weapon' | 'damage' | 'multiplier'}`
  | `help.${'calling' | 'skills' | 'skillName' | 'ability' | 'weapons' | 'weaponName'}`
  | `help.ability.${Ability}`
  | `help.${'abilities' | 'armorClass' | 'hitPoints' | 'constitutionScore' | 'fumbleTo' | 'skill'}`
  | `help.${'weaponSkill' | 'threatFrom' | 'damage' | 'multiplier'}`
  | `action.${'addSkill' | 'addWeapon'}`
  | `ability.${Ability}`
  | `calling.${Calling}`
  | `skill.${SkillName}`
  | `weapon.${WeaponName}`
  | `qualifier.${'threat' | 'multiplier' | 'minorCombat' | 'opposed'}`
  | 'group.armorClass'
  | `figure.${'roll' | 'damage'}`
  | `contestant.${Side | 'bare' | 'with'}`
  | 'choice.means'
  | 'question.opposedWith'
  | `outcome.${'undecided' | 'fightWon' | 'fightLost' | 'skillWon' | 'skillLost'}`;

/** The words of a fight: what may be done in it, and what becomes of it. */
export type FightWord =
  | 'source.condition'
  | 'adjustable.roll'
  | 'pool.constitution'
  | `qualifier.${'exchange' | 'check' | 'assist'}`
  | `input.${'difficulty' | 'wanted'}`
  | `condition.${'helped' | 'consequence'}`
  | `outcome.${'exchangeWon' | 'exchangeLost' | 'heldBack' | 'harms' | 'harmsConstitution'}`
  | `outcome.${'checked' | 'notChecked' | 'assisted'}`;

/** The words of contests: how they are held, how they stand, what becomes of them. */
export type ContestWord =
  | `${'contest' | 'contest.about'}.${ContestFormId}`
  | `contest.${'tested' | 'failed' | 'undecided' | 'won' | 'wonFight' | 'wonForGood' | 'kept'}`
  | `contest.${'exchangeWon' | 'belowMinimum' | 'ultimateWon' | 'ultimateTooLow' | 'ultimateTried'}`
  | `contest.${'goesOn' | 'wantsToStop'}`
  | `result.${SuccessLevel}`
  | `next.${'test' | 'opposed' | 'minorFight' | 'exchange' | 'choice' | 'offer' | 'over'}`
  | `next.${'ultimate' | 'ultimateMargin'}`
  | `note.${'critical' | 'fumble' | 'suffers' | 'best' | 'spent' | 'definitive'}`
  | `odds.${'success' | 'wins' | 'inTheEnd' | 'ultimate'}`;

/** Every word of the system, most of them derived from its vocabularies. */
export type Word =
  | SheetWord
  | FightWord
  | ContestWord
  | 'name'
  | `level.${SuccessLevel}`
  | `consequence.${Consequence | SpecialConsequence}`
  | `side.${Side}`
  | `critical.${CriticalEffect}`
  | `fumble.${FumbleConsequence}`
  | `assist.${AssistOutcome}`
  | `holderChoice.${HolderChoice}`
  | `ultimateChoice.${UltimateChoice}`
  | OptionWordOf<typeof optionValues>
  | `part.${'die' | 'skill' | 'ability' | 'modifier' | 'armorClass' | 'baseTen' | 'lowered' | 'helper'}`
  | `part.${'damage' | 'weaponDice' | 'weaponBonus' | 'multiplied' | 'floor'}`
  | `source.${'die' | 'formula' | 'gameMaster' | 'sheet' | 'weapon' | 'critical' | 'houseRule' | 'assistance' | 'floor'}`
  | 'leftOut.notTheBestHelp'
  | `question.${'check' | 'opposed' | 'damage' | 'damageTimes' | 'critical' | 'fumble' | 'holder' | 'ultimate'}`
  | `question.${'confirm' | 'confirmOpposed'}.${Threat}`
  | `verdict.${'failure' | `success.${SuccessLevel}` | `wins.${SuccessLevel}` | 'undecided' | 'rolled' | 'of'}`
  | `verdict.${Threat | 'noCritical' | 'noFumble'}`
  | `verdict.${'harmed' | 'unharmed' | 'damage' | 'criticalHp' | 'criticalCon'}`
  | `verdict.${'helps' | 'hinders' | 'exchange' | 'ended'}`
  | `why.${'reaches' | 'below' | 'natural20' | 'natural1' | 'natural20Wins' | 'natural1Loses'}`
  | `why.${'rolled' | 'higherTotal' | 'lowerDie' | 'undecided'}`
  | `why.${'firstFailed' | 'firstSucceeded' | 'secondSucceeds' | 'secondFails'}`
  | `why.${'margin' | 'total'}.${'harms' | 'heldBack'}`
  | `why.${'noGate' | 'minorCombat' | 'damage' | 'criticalHp' | 'criticalCon' | 'specialConsequence'}`
  | `why.assist.${AssistOutcome}`
  | `why.${'nobodyHolds' | 'minimum' | 'stopped' | 'definitive'}`
  | `table.${'levels' | 'consequences' | 'assistance'}`
  | `column.${'margin' | 'loser' | AssistOutcome}`
  | `cell.${'margins' | 'marginsFrom'}`
  | `lack.${'combat' | 'initiative' | 'dying' | 'healing' | 'armor' | 'levels' | 'movement'}`;

/** Labels of this system's words. */
export const word = labelsOf<Word>('success-levels');
