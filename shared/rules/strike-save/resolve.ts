import type { Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import type { ActionOutcome, Rule } from '../core/step.ts';
import type { ActionSituation } from '../core/system.ts';
import type { AttackDecisions } from './attack.ts';
import { switchesOf } from './options.ts';
import { checkLevel } from './progression.ts';
import { savingThrow } from './save.ts';
import { attackerWith, type StrikeSaveSheet, sheetOf, type Weapon, weaponDamage } from './sheet.ts';
import { attackCharacteristics, bonusTargets, type Danger, dangers } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

function situational(modifier: number): readonly Part[] {
  if (modifier === 0) return [];
  return [{ label: word('part.modifier'), value: modifier, source: word('source.gameMaster') }];
}

function decisionsOf(made: ActionSituation['decisions']): AttackDecisions {
  return {
    strengthTo: bonusTargets.find((id) => id === made.strengthTo),
    dexterityTo: bonusTargets.find((id) => id === made.dexterityTo),
    characteristic: attackCharacteristics.find((id) => id === made.characteristic),
  };
}

function* attackWith(
  actor: StrikeSaveSheet,
  weapon: Weapon,
  target: StrikeSaveSheet,
  situation: ActionSituation,
): Rule<ActionOutcome> {
  const switches = switchesOf(situation.options);
  const attacker = attackerWith(actor, weapon, situational(situation.modifier));
  const made = decisionsOf(situation.decisions);
  const dice = weaponDamage(weapon);
  const { damage } = yield* weaponAttack(attacker, made, dice, target.armorClass, switches);
  if (damage === null) return { summary: word('outcome.miss', { weapon: weapon.name }), effects: [] };
  return {
    summary: word('outcome.hit', { weapon: weapon.name, damage: damage.total }),
    effects: [{ effect: 'damage', target: 0, amount: damage }],
  };
}

function* saveFrom(actor: StrikeSaveSheet, danger: Danger, situation: ActionSituation): Rule<ActionOutcome> {
  const saver = { level: actor.level, bonuses: actor.bonuses, modifiers: situational(situation.modifier) };
  const { success } = yield* savingThrow(saver, [danger], switchesOf(situation.options));
  const params = { danger: word(`danger.${danger}`) };
  return { summary: word(success ? 'outcome.saved' : 'outcome.notSaved', params), effects: [] };
}

/**
 * The rule of an action that `actions` offers. Refused: `OUT_OF_RANGE` (a level that the switches no longer
 * allow), `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const actor = sheetOf(situation.actor);
  const level = checkLevel(actor.level, actor.class === 'monster', switchesOf(situation.options));
  if (!level.ok) return level;
  const danger = dangers.find((id) => situation.action === `save.${id}`);
  if (danger !== undefined) return granted(saveFrom(actor, danger, situation));
  const weapon = actor.weapons.find((_, at) => situation.action === `weapon.${at}`);
  const [target, ...others] = situation.targets;
  if (weapon === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  return granted(attackWith(actor, weapon, sheetOf(target), situation));
}
