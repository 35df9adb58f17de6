import { figure } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { adjusted, type Standing } from '../../core/standing.ts';
import type { ActionOutcome, Effect, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { type CombatExchangeResult, combatExchange, type Fighter } from '../combat-exchange.ts';
import type { Contestant } from '../opposed.ts';
import { switchesOf } from '../options.ts';
import { opponentOf, type Side, type SpecialConsequence, specialConsequences } from '../vocabulary.ts';
import { word } from '../words.ts';
import { whom } from './lasting.ts';
import {
  countedPlace,
  type Means,
  type SheetWeapon,
  type SuccessLevelsSheet,
  sheetOf,
  weaponOf,
} from './read.ts';

const bareHands = { dice: [], plus: 0, notation: word('contestant.bare'), multiplier: 2 } as const;

function isWeapon(means: Means | undefined): means is SheetWeapon {
  return means !== undefined && 'damage' in means;
}

/** Who fights, and with what; undefined for bare hands. */
export interface Armed extends Contestant {
  readonly means: Means | undefined;
}

/** Somebody who fights, with armour and weapon of the sheet. */
export function fighterOf(
  contestant: Armed,
  sheet: SuccessLevelsSheet,
  standing: Standing | undefined,
): Fighter {
  const source = word('source.condition');
  const armorChanges = adjusted(standing, 'armorClass', source);
  const { means } = contestant;
  const weapon = isWeapon(means) ? weaponOf(means) : bareHands;
  const harder = adjusted(standing, 'damage', source);
  return {
    ...contestant,
    armorClass: sheet.armorClass,
    armorByHand: sheet.byHand[countedPlace],
    armorChanges,
    weapon: { ...weapon, harder },
  };
}

function lasting(side: Side, id: string, name: KeyLabel, armorClass = 0): Effect {
  const adjustments = armorClass === 0 ? [] : [{ on: 'armorClass', value: armorClass }];
  return {
    effect: 'condition',
    target: whom(side),
    condition: { condition: id, name, adjustments },
    lasts: null,
    adds: true,
  };
}

function consequence(side: Side, id: SpecialConsequence): Effect {
  return lasting(side, id, word(`consequence.${id}`), id === 'armor-class-reduced' ? -1 : 0);
}

/** What an exchange does to the loser. */
export function effectsOf(result: CombatExchangeResult): readonly Effect[] {
  const { harm, winner, fumbleConsequence } = result;
  const effects: Effect[] = [];
  if (harm !== null) {
    const { victim, hp, con, critical } = harm;
    if (con.total > 0) {
      const lost = figure(con.parts.map((part) => ({ ...part, value: -part.value })));
      effects.push({ effect: 'pool', target: whom(victim), pool: 'constitution', change: lost });
    } else {
      effects.push({ effect: 'damage', target: whom(victim), amount: hp });
    }
    const special = specialConsequences.find((id) => id === critical);
    if (special !== undefined) effects.push(consequence(victim, special));
  }
  if (fumbleConsequence !== null && winner !== null) {
    const loser = opponentOf[winner];
    effects.push(lasting(loser, `fumble.${fumbleConsequence}`, word(`fumble.${fumbleConsequence}`)));
  }
  return effects;
}

function summaryOf(weapon: Label, { winner, harm }: CombatExchangeResult): KeyLabel {
  const params = { with: weapon };
  if (winner === null) return word('outcome.undecided', params);
  const outcome = word(winner === 'a' ? 'outcome.exchangeWon' : 'outcome.exchangeLost', params);
  if (harm === null) return word('outcome.heldBack', { outcome });
  if (harm.con.total > 0) return word('outcome.harmsConstitution', { outcome, damage: harm.con.total });
  return word('outcome.harms', { outcome, damage: harm.hp.total });
}

/** One exchange of a fight, with all that it does to the loser. */
export function* exchange(
  pair: Rule<Readonly<Record<Side, Armed>>>,
  { actor, targets, stands: standings, options }: ActionSituation,
): Rule<ActionOutcome> {
  const { a, b } = yield* pair;
  const [target] = targets;
  if (target === undefined) throw new Error('an exchange without an opponent passed the check');
  const stands = { a: standings?.actor, b: standings?.targets[0] };
  const fighters = {
    a: fighterOf(a, sheetOf(actor), stands.a),
    b: fighterOf(b, sheetOf(target), stands.b),
  };
  const result = yield* combatExchange(fighters, specialConsequences, switchesOf(options));
  const { winner } = result;
  return {
    summary: summaryOf(a.means?.name ?? a.name, result),
    effects: effectsOf(result),
    opposed: { winner: winner === null ? null : whom(winner) },
  };
}
