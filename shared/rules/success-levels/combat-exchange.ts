import { type Figure, figure } from '../core/figure.ts';
import { choose, type Rule, tell } from '../core/step.ts';
import { type CriticalResult, criticalHit } from './critical.ts';
import { type Weapon, weaponDamage } from './damage.ts';
import { type Armored, damageGate } from './damage-gate.ts';
import { type Contestant, type OpposedResult, opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import {
  type FumbleConsequence,
  fumbleConsequences,
  opponentOf,
  type Side,
  type SpecialConsequence,
} from './vocabulary.ts';
import { word } from './words.ts';

/** One of two who fight. */
export interface Fighter extends Contestant, Armored {
  readonly weapon: Weapon;
}

/** What the winner of an exchange does to the loser. */
export interface Harm {
  readonly victim: Side;
  /** Hit points lost. */
  readonly hp: Figure;
  /** Points of the Constitution score lost. */
  readonly con: Figure;
  readonly critical: CriticalResult['effect'] | null;
}

/** What one exchange of a fight came to. */
export interface CombatExchangeResult extends OpposedResult {
  /** None where nobody won, or armour held everything back. */
  readonly harm: Harm | null;
  /** What happens to a loser who fumbled. */
  readonly fumbleConsequence: FumbleConsequence | null;
}

function* harmOf(
  winner: Side,
  fighters: Readonly<Record<Side, Fighter>>,
  opposed: OpposedResult,
  offered: readonly SpecialConsequence[],
  switches: Switches,
): Rule<Harm | null> {
  const victim = opponentOf[winner];
  const { name, armorClass, armorByHand, armorChanges = [] } = fighters[victim];
  const armored = { armorClass, armorByHand, armorChanges };
  const won = { margin: opposed.margin, total: opposed.thrown[winner].total, ...armored };
  const { harms, why, counted } = damageGate(won, switches);
  const verdict = word(harms ? 'verdict.harmed' : 'verdict.unharmed', { name });
  const [bad, good] = victim === 'a' ? (['bad', 'good'] as const) : (['good', 'bad'] as const);
  yield* tell({ verdict, why, tone: harms ? bad : good, figure: counted });
  if (!harms) return null;
  const { weapon } = fighters[winner];
  const damage = weaponDamage(weapon);
  if (!opposed.critical) return { victim, hp: yield* damage(1), con: figure([]), critical: null };
  const { effect, hp, con } = yield* criticalHit(damage, weapon.multiplier, offered, switches);
  return { victim, hp, con, critical: effect };
}

/**
 * One exchange of a fight: both roll, the winner harms the loser if the margin gets through the armour.
 * `offered` are the consequences that the game master allows instead of a critical's damage.
 */
export function* combatExchange(
  fighters: Readonly<Record<Side, Fighter>>,
  offered: readonly SpecialConsequence[],
  switches: Switches,
): Rule<CombatExchangeResult> {
  const opposed = yield* opposedRoll(fighters, 'attack', switches);
  const { winner, fumble } = opposed;
  if (winner === null) return { ...opposed, harm: null, fumbleConsequence: null };
  const harm = yield* harmOf(winner, fighters, opposed, offered, switches);
  if (!fumble) return { ...opposed, harm, fumbleConsequence: null };
  const fumbleConsequence = yield* choose(
    'fumbleConsequence',
    word('question.fumble', { name: fighters[opponentOf[winner]].name }),
    fumbleConsequences.map((id) => ({ id, label: word(`fumble.${id}`) })),
  );
  return { ...opposed, harm, fumbleConsequence };
}
