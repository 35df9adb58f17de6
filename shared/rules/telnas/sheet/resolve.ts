import type { Figure, Part } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { type ActionOutcome, type Rule, tell } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { unarmed, type WeaponDamage } from '../damage.ts';
import { switchesOf } from '../options.ts';
import { type Strike, strike } from '../strike.ts';
import { defenseAgainst } from '../tables.ts';
import type { AttackMode, DamageKind } from '../vocabulary.ts';
import { word } from '../words.ts';
import { artCost, artMode, attackerOf, blowOf, defenseOf, strikes } from './figures.ts';
import { damageOf, sheetOf, type TelnasSheet } from './read.ts';

/** An action as it is found on the sheet. */
interface Found {
  readonly name: Label;
  readonly mode: AttackMode;
  readonly weapon: WeaponDamage;
  readonly kind: DamageKind;
  /** The mana that it takes; none for simple attacks. */
  readonly cost: Figure | null;
}

function find(sheet: TelnasSheet, action: string): Found | undefined {
  if (action === 'unarmed')
    return { name: unarmed.notation, mode: 'melee', weapon: unarmed, kind: 'simple', cost: null };
  const weapon = sheet.weapons.find((_, at) => action === `weapon.${at}`);
  if (weapon !== undefined) {
    const { name, mode, damage } = weapon;
    return { name, mode, weapon: damageOf(damage), kind: 'simple', cost: null };
  }
  const art = sheet.arts.find((_, at) => action === `art.${at}`);
  const mode = art === undefined ? null : artMode[art.kind];
  if (art === undefined || mode === null || !strikes(sheet, art)) return undefined;
  const { name, effect } = art;
  return { name, mode, weapon: damageOf(effect), kind: 'special', cost: artCost(sheet, art) };
}

function situational(modifier: number): readonly Part[] {
  if (modifier === 0) return [];
  return [{ label: word('part.modifier'), value: modifier, source: word('source.gameMaster') }];
}

function summaryOf(weapon: Label, { attack, damage }: Strike): KeyLabel {
  if (damage === null) return word(attack.fumble ? 'outcome.fumble' : 'outcome.miss', { weapon });
  return word(attack.critical ? 'outcome.critical' : 'outcome.hit', { weapon, damage: damage.total });
}

function* carryOut({ name, cost }: Found, struck: Rule<Strike>): Rule<ActionOutcome> {
  if (cost !== null) {
    const why = word('why.mana', { cost: cost.total });
    yield* tell({ verdict: word('verdict.mana'), why, tone: 'neutral', figure: cost });
  }
  const result = yield* struck;
  const summary = summaryOf(name, result);
  return {
    summary: cost === null ? summary : word('outcome.withMana', { outcome: summary, cost: cost.total }),
    effects: result.effects,
  };
}

/**
 * The rule of an action that `actions` offers. The mana of a spell is told, not taken: encounters keep none.
 * Refused: `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const actor = sheetOf(situation.actor);
  const found = find(actor, situation.action);
  const [target, ...others] = situation.targets;
  if (found === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  const defense = defenseOf(sheetOf(target), defenseAgainst[found.mode]).total;
  const attempt = {
    attacker: attackerOf(actor, found.mode, situational(situation.modifier)),
    targets: [{ defense }],
    zone: false,
  };
  const switches = switchesOf(situation.options);
  const struck = strike(attempt, found.weapon, blowOf(actor, found.kind), switches);
  return struck.ok ? granted(carryOut(found, struck.value)) : struck;
}
