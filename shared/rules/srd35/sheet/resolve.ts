import type { Part } from '../../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import type { ActionOutcome, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { switchesOf } from '../options.ts';
import { weaponAttack } from '../weapon-attack.ts';
import { word } from '../words.ts';
import { armorClassOf, attackWith, damageWith } from './figures.ts';
import { type Carried, type Srd35Sheet, sheetOf } from './read.ts';

function situational(modifier: number): readonly Part[] {
  if (modifier === 0) return [];
  return [{ label: word('part.modifier'), value: modifier, source: word('source.gameMaster') }];
}

function* strike(
  actor: Srd35Sheet,
  carried: Carried,
  target: Srd35Sheet,
  { modifier, options }: ActionSituation,
): Rule<ActionOutcome> {
  const { weapon } = carried;
  const attack = {
    bonus: attackWith(actor, carried, situational(modifier)),
    threatFrom: weapon.threatFrom,
    damage: damageWith(actor, carried),
    multiplier: weapon.multiplier,
  };
  const { total } = armorClassOf(target);
  const { critical, damage } = yield* weaponAttack(attack, total.total, switchesOf(options));
  const { name } = weapon;
  if (damage === null) return { summary: word('outcome.miss', { weapon: name }), effects: [] };
  return {
    summary: word(critical ? 'outcome.critical' : 'outcome.hit', { weapon: name, damage: damage.total }),
    effects: [{ effect: 'damage', target: 0, amount: damage }],
  };
}

/**
 * The rule of an action that `actions` offers, against the target's whole armour class. Refused:
 * `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const actor = sheetOf(situation.actor);
  const at = actor.weapons.findIndex((_, index) => situation.action === `weapon.${index}`);
  const weapon = actor.weapons[at];
  const [target, ...others] = situation.targets;
  if (weapon === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  return granted(strike(actor, { weapon, at }, sheetOf(target), situation));
}
