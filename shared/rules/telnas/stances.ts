import type { Stance } from './vocabulary.ts';

/** The stances that a combatant holds. The same stance taken twice is held once. */
export type Stances = Readonly<Record<Stance, boolean>>;

export const noStances: Stances = {
  'defensive-stance': false,
  concentrate: false,
  'attack-stance': false,
};

/** After the half action that takes a stance. */
export function takeStance(held: Stances, stance: Stance): Stances {
  return { ...held, [stance]: true };
}

/** At the start of one's own turn: the defensive ones have lasted, the attack stance still waits for its roll. */
export function startTurn(held: Stances): Stances {
  return { ...noStances, 'attack-stance': held['attack-stance'] };
}

/** After a roll to hit an enemy, whatever came of it. A healing roll is none. */
export function rolledToHit(held: Stances): Stances {
  return { ...held, 'attack-stance': false };
}
