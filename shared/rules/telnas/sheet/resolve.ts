import type { Figure, Part } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { type ActionOutcome, type Rule, tell } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { unarmed } from '../damage.ts';
import { switchesOf } from '../options.ts';
import { type Strike, strike } from '../strike.ts';
import { defenseAgainst } from '../tables.ts';
import { word } from '../words.ts';
import {
  artCost,
  attackerOf,
  bareHands,
  blowOf,
  damageWith,
  defenseOf,
  type Means,
  meansOfArt,
  meansOfWeapon,
  strikes,
} from './figures.ts';
import { sheetOf, type TelnasSheet } from './read.ts';

/** An action as it is found on the sheet. */
interface Found {
  readonly name: Label;
  readonly means: Means;
  /** The mana that it takes; none for simple attacks. */
  readonly cost: Figure | null;
}

function find(sheet: TelnasSheet, action: string): Found | undefined {
  if (action === 'unarmed') return { name: unarmed.notation, means: bareHands, cost: null };
  const weaponAt = sheet.weapons.findIndex((_, at) => action === `weapon.${at}`);
  const weapon = sheet.weapons[weaponAt];
  if (weapon !== undefined) return { name: weapon.name, means: meansOfWeapon(weapon, weaponAt), cost: null };
  const at = sheet.arts.findIndex((_, index) => action === `art.${index}`);
  const art = sheet.arts[at];
  if (art === undefined || !strikes(sheet, { art, at })) return undefined;
  const means = meansOfArt({ art, at });
  return means === undefined ? undefined : { name: art.name, means, cost: artCost(sheet, { art, at }) };
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
  const switches = switchesOf(situation.options);
  const actor = sheetOf(situation.actor, switches);
  const found = find(actor, situation.action);
  const [target, ...others] = situation.targets;
  if (found === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  const { means } = found;
  const defense = defenseOf(sheetOf(target, switches), defenseAgainst[means.mode]).total;
  const attempt = {
    attacker: attackerOf(actor, means, situational(situation.modifier)),
    targets: [{ defense }],
    zone: false,
  };
  const struck = strike(attempt, damageWith(actor, means), blowOf(actor, means.kind), switches);
  return struck.ok ? granted(carryOut(found, struck.value)) : struck;
}
