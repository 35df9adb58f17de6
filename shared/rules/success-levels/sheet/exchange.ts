import { figure } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { adjusted } from '../../core/standing.ts';
import type { ActionOutcome, Effect, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { type CombatExchangeResult, combatExchange, type Fighter } from '../combat-exchange.ts';
import type { Contestant } from '../opposed.ts';
import { switchesOf } from '../options.ts';
import { opponentOf, type Side, type SpecialConsequence, specialConsequences } from '../vocabulary.ts';
import { word } from '../words.ts';
import { type Means, type SheetWeapon, type SuccessLevelsSheet, sheetOf, weaponOf } from './read.ts';

const bareHands = { dice: [], plus: 0, notation: word('contestant.bare'), multiplier: 2 } as const;

function isWeapon(means: Means | undefined): means is SheetWeapon {
  return means !== undefined && 'damage' in means;
}

function fighter(
  side: Side,
  contestant: Contestant & { readonly means: Means | undefined },
  sheet: SuccessLevelsSheet,
  { stands }: ActionSituation,
): Fighter {
  const standing = side === 'a' ? stands?.actor : stands?.targets[0];
  const source = word('source.condition');
  const lowered = adjusted(standing, 'armorClass', source).reduce((sum, { value }) => sum + value, 0);
  const { means } = contestant;
  const weapon = isWeapon(means) ? weaponOf(means) : bareHands;
  return { ...contestant, armorClass: sheet.armorClass + lowered, weapon };
}

function whom(side: Side): 'actor' | 0 {
  return side === 'a' ? 'actor' : 0;
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

function effectsOf(result: CombatExchangeResult, situation: ActionSituation): readonly Effect[] {
  const { harm, winner, fumbleConsequence } = result;
  const effects: Effect[] = [];
  if (harm !== null) {
    const { victim, hp, con, critical } = harm;
    const striker = victim === 'b' ? situation.stands?.actor : situation.stands?.targets[0];
    const harder = adjusted(striker, 'damage', word('source.condition'));
    if (con.total > 0) {
      const lost = figure(con.parts.map((part) => ({ ...part, value: -part.value })));
      effects.push({ effect: 'pool', target: whom(victim), pool: 'constitution', change: lost });
    } else {
      effects.push({ effect: 'damage', target: whom(victim), amount: figure([...hp.parts, ...harder]) });
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
  pair: Rule<Readonly<Record<Side, Contestant & { readonly means: Means | undefined }>>>,
  situation: ActionSituation,
): Rule<ActionOutcome> {
  const { a, b } = yield* pair;
  const [target] = situation.targets;
  if (target === undefined) throw new Error('an exchange without an opponent passed the check');
  const fighters = {
    a: fighter('a', a, sheetOf(situation.actor), situation),
    b: fighter('b', b, sheetOf(target), situation),
  };
  const switches = switchesOf(situation.options);
  const result = yield* combatExchange(fighters, specialConsequences, switches);
  return {
    summary: summaryOf(a.means?.name ?? a.name, result),
    effects: effectsOf(result, situation),
  };
}
