import { figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { adjustedDefense, type SituationWords, situationParts } from '../core/situation-parts.ts';
import { adjusted } from '../core/standing.ts';
import type { ActionOutcome, Rule } from '../core/step.ts';
import type { ActionSituation } from '../core/system.ts';
import type { AttackDecisions } from './attack.ts';
import { saverOf } from './derive.ts';
import { switchesOf } from './options.ts';
import { checkLevel } from './progression.ts';
import { savingThrow } from './save.ts';
import { attackerWith, type StrikeSaveSheet, sheetOf, type Wielded, weaponDamage } from './sheet.ts';
import { attackCharacteristics, bonusTargets, type Danger, dangers } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

const words: SituationWords = {
  modifier: word('part.modifier'),
  gameMaster: word('source.gameMaster'),
  condition: word('source.condition'),
};

function decisionsOf(made: ActionSituation['decisions']): AttackDecisions {
  return {
    strengthTo: bonusTargets.find((id) => id === made.strengthTo),
    dexterityTo: bonusTargets.find((id) => id === made.dexterityTo),
    characteristic: attackCharacteristics.find((id) => id === made.characteristic),
  };
}

function* attackWith(
  actor: StrikeSaveSheet,
  { weapon, at }: Omit<Wielded, 'decisions'>,
  target: StrikeSaveSheet,
  situation: ActionSituation,
): Rule<ActionOutcome> {
  const switches = switchesOf(situation.options);
  const made = decisionsOf(situation.decisions);
  const wielded = { weapon, at, decisions: made };
  const attacker = attackerWith(actor, wielded, situationParts(situation, 'attack', words));
  const own = { label: word('field.armorClass'), value: target.armorClass, source: word('source.sheet') };
  const armorClass = yield* adjustedDefense(
    figure([own]),
    situation.stands?.targets[0],
    'armorClass',
    words,
    (total) => ({ verdict: word('field.armorClass'), why: word('why.armorClass', { total }) }),
  );
  const harder = adjusted(situation.stands?.actor, 'damage', words.condition);
  const dice = { ...weaponDamage(actor, wielded), harder };
  const { damage } = yield* weaponAttack(attacker, made, dice, armorClass, switches);
  if (damage === null) return { summary: word('outcome.miss', { weapon: weapon.name }), effects: [] };
  return {
    summary: word('outcome.hit', { weapon: weapon.name, damage: damage.total }),
    effects: [{ effect: 'damage', target: 0, amount: damage }],
  };
}

function* saveFrom(actor: StrikeSaveSheet, danger: Danger, situation: ActionSituation): Rule<ActionOutcome> {
  const saver = saverOf(actor, danger, situationParts(situation, 'save', words));
  const { success } = yield* savingThrow(saver, [danger], switchesOf(situation.options));
  const params = { danger: word(`danger.${danger}`) };
  return {
    summary: word(success ? 'outcome.saved' : 'outcome.notSaved', params),
    effects: [],
    saves: [success],
  };
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
  const at = actor.weapons.findIndex((_, index) => situation.action === `weapon.${index}`);
  const weapon = actor.weapons[at];
  const [target, ...others] = situation.targets;
  if (weapon === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  return granted(attackWith(actor, { weapon, at }, sheetOf(target), situation));
}
