import type { Figure } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { adjustedDefense, situationParts } from '../../core/situation-parts.ts';
import { adjusted, isIn } from '../../core/standing.ts';
import type { ActionOutcome, Effect, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { unarmed } from '../damage.ts';
import { switchesOf } from '../options.ts';
import { charge, type Strike, strike } from '../strike.ts';
import { defenseAgainst, defenseStance } from '../tables.ts';
import type { AttackMode } from '../vocabulary.ts';
import { word } from '../words.ts';
import { help } from './aid.ts';
import { cast } from './cast.ts';
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
} from './figures.ts';
import { paying, situationWords, withCost } from './paying.ts';
import { artOf, sheetOf, type TelnasSheet } from './read.ts';

/** An attack as it is found on the sheet. */
interface Found {
  readonly name: Label;
  readonly means: Means;
  /** The mana that it takes; none for simple attacks. */
  readonly cost: Figure | null;
  readonly zone: boolean;
  readonly charge: boolean;
}

const simple = { cost: null, zone: false, charge: false } as const;

function find(sheet: TelnasSheet, action: string): Found | undefined {
  if (action === 'unarmed') return { ...simple, name: unarmed.notation, means: bareHands };
  const at = sheet.weapons.findIndex((_, place) => [`weapon.${place}`, `charge.${place}`].includes(action));
  const weapon = sheet.weapons[at];
  if (weapon !== undefined) {
    const means = meansOfWeapon(weapon, at);
    return { ...simple, name: weapon.name, means, charge: action === `charge.${at}` };
  }
  const placed = artOf(sheet, action);
  const means = placed === undefined ? undefined : meansOfArt(placed);
  if (placed === undefined || means === undefined) return undefined;
  const { name, zone } = placed.art;
  return { name, means, cost: artCost(sheet, placed), zone, charge: false };
}

function summaryOf(weapon: Label, zone: boolean, struck: Strike | null): KeyLabel {
  if (struck === null) return word('outcome.balanceLost', { weapon });
  const { attack, damage, effects } = struck;
  if (damage === null) return word(attack.fumble ? 'outcome.fumble' : 'outcome.miss', { weapon });
  if (zone) return word('outcome.area', { weapon, count: effects.length, damage: damage.total });
  return word(attack.critical ? 'outcome.critical' : 'outcome.hit', { weapon, damage: damage.total });
}

function* defenses(mode: AttackMode, { targets, stands, options }: ActionSituation): Rule<readonly number[]> {
  const kind = defenseAgainst[mode];
  const numbers: number[] = [];
  for (const [at, data] of targets.entries()) {
    const standing = stands?.targets[at];
    const own = defenseOf(sheetOf(data, switchesOf(options)), kind, isIn(standing, defenseStance[kind]));
    numbers.push(
      yield* adjustedDefense(own, standing, kind, situationWords, (total) => ({
        verdict: word(`defense.${kind}`),
        why: word('why.defense', { total }),
      })),
    );
  }
  return numbers;
}

function* carryOut(found: Found, situation: ActionSituation): Rule<ActionOutcome> {
  const { name, means, cost, zone } = found;
  const paid = yield* paying(cost);
  const switches = switchesOf(situation.options);
  const actor = sheetOf(situation.actor, switches);
  const ready = isIn(situation.stands?.actor, 'attack-stance');
  const attempt = {
    attacker: attackerOf(actor, means, situationParts(situation, 'attack', situationWords), ready),
    targets: (yield* defenses(means.mode, situation)).map((defense, at) => ({
      defense,
      name: situation.names?.[at],
    })),
    zone,
  };
  const harder = adjusted(situation.stands?.actor, 'damage', word('source.condition'));
  const weapon = { ...damageWith(actor, means), harder };
  const struck = found.charge
    ? charge(attempt, weapon, blowOf(actor, 'simple'), switches)
    : strike(attempt, weapon, blowOf(actor, means.kind), switches);
  if (!struck.ok) throw new Error(`an attack that was checked was refused: ${struck.error.code}`);
  const result = yield* struck.value;
  const rolled: readonly Effect[] =
    ready && result !== null
      ? [{ effect: 'conditionEnds', target: 'actor', condition: 'attack-stance' }]
      : [];
  return {
    summary: withCost(summaryOf(name, zone, result), cost),
    effects: [...paid, ...rolled, ...(result?.effects ?? [])],
  };
}

/**
 * The rule of an action that `actions` offers. Refused: `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const { targets, action } = situation;
  const actor = sheetOf(situation.actor, switchesOf(situation.options));
  const found = find(actor, action);
  if (found === undefined) return cast(situation) ?? help(situation) ?? refused('BAD_REQUEST', 'action');
  const fits = found.zone ? targets.length > 0 : targets.length === 1;
  return fits ? granted(carryOut(found, situation)) : refused('BAD_REQUEST', 'targets');
}
