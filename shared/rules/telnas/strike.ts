import type { Figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal } from '../core/result.ts';
import { choose, type Effect, type Rule, tell } from '../core/step.ts';
import { type AttackResult, type Attempt, attack } from './attack.ts';
import { type Blow, damageRoll, type WeaponDamage } from './damage.ts';
import type { Switches } from './options.ts';
import { word } from './words.ts';

/** An attack and its damage; no damage when nobody was hit. */
export interface Strike {
  readonly attack: AttackResult;
  readonly damage: Figure | null;
  readonly effects: readonly (Effect & { readonly effect: 'damage' })[];
}

function* strikeSteps(
  toHit: Rule<AttackResult>,
  weapon: WeaponDamage,
  blow: Omit<Blow, 'critical'>,
  switches: Switches,
): Rule<Strike> {
  const rolled = yield* toHit;
  const targets = rolled.results.flatMap(({ hit }, at) => (hit ? [at] : []));
  if (targets.length === 0) return { attack: rolled, damage: null, effects: [] };
  const amount = yield* damageRoll(weapon, { ...blow, critical: rolled.critical }, switches);
  const effects = targets.map((target) => ({ effect: 'damage', target, amount }) as const);
  return { attack: rolled, damage: amount, effects };
}

/**
 * An attack with its damage, rolled once for everyone in the area. A critical success is the attack roll's to
 * find. Refused as the attack is.
 */
export function strike(
  attempt: Attempt,
  weapon: WeaponDamage,
  blow: Omit<Blow, 'critical'>,
  switches: Switches,
): Result<Rule<Strike>, RuleRefusal> {
  const toHit = attack(attempt, switches);
  return toHit.ok ? granted(strikeSteps(toHit.value, weapon, blow, switches)) : toHit;
}

function* chargeSteps(struck: Rule<Strike>): Rule<Strike | null> {
  const balance = yield* choose('balance', word('question.balance'), [
    { id: 'kept', label: word('balance.kept') },
    { id: 'lost', label: word('balance.lost') },
  ]);
  if (balance === 'kept') return yield* struck;
  yield* tell({ verdict: word('verdict.balanceLost'), why: word('why.balanceLost'), tone: 'bad' });
  return null;
}

/**
 * A charge: the game master says how the balance roll went, then a simple attack at −2 follows; null when the
 * balance was lost, and the action with it. Refused as the attack is.
 */
export function charge(
  attempt: Attempt,
  weapon: WeaponDamage,
  blow: Omit<Blow, 'critical' | 'kind'>,
  switches: Switches,
): Result<Rule<Strike | null>, RuleRefusal> {
  const charging = { ...attempt, attacker: { ...attempt.attacker, charge: true } };
  const struck = strike(charging, weapon, { ...blow, kind: 'simple' }, switches);
  return struck.ok ? granted(chargeSteps(struck.value)) : struck;
}
