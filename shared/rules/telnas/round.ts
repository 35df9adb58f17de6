import { bleed, type Creature, vitalState, type Wounds } from './hit-points.ts';
import type { Switches } from './options.ts';
import type { Wakefulness } from './vocabulary.ts';

/** A combatant within the current round. */
export interface Fighter extends Creature {
  readonly hasActed: boolean;
  /** Whether Last Hope or First Aid gave one action that is still to come. */
  readonly roused: boolean;
}

/** Whether a fighter may act now: once roused, until that action is done. */
export function wakefulnessOf(fighter: Fighter, switches: Switches): Wakefulness {
  switch (vitalState(fighter, switches)) {
    case 'conscious':
      return 'conscious';
    case 'unconscious':
      return fighter.roused ? 'roused' : 'out';
    case 'dead':
      return 'out';
  }
}

/** After a fighter's action: whoever was roused for it lies unconscious again, unless it healed them. */
export function acted(fighter: Fighter): Fighter {
  return { ...fighter, hasActed: true, roused: false };
}

/** Whether everyone who can act has acted. */
export function roundIsOver(fighters: readonly Fighter[], switches: Switches): boolean {
  return fighters.every((fighter) => fighter.hasActed || wakefulnessOf(fighter, switches) === 'out');
}

/** When someone whom First Aid roused gets the action: in this round unless theirs is already spent. */
export function rousedActs(hasActed: boolean): 'this-round' | 'next-round' {
  return hasActed ? 'next-round' : 'this-round';
}

/**
 * Bleeding at the end of a round: the unconscious lose 1 hit point, starting with the round after the one in
 * which they fell. The end of the fight ends it for those who still live.
 */
export function bleedAtEndOfRound(
  creature: Creature,
  fellInRound: number,
  round: number,
  switches: Switches,
): Wounds {
  return bleed(creature, round > fellInRound ? 1 : 0, switches);
}
