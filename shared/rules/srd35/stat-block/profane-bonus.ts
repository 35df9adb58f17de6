import type { Monster } from './monster.ts';

/** What a desecrating aura gives undead creatures, itself among them, on attacks, damage, saves and grapple. */
export function profaneBonus({ type, specialAttacks }: Pick<Monster, 'type' | 'specialAttacks'>): number {
  const desecrates = specialAttacks.some((special) => /^desecrating aura/i.test(special));
  return type === 'Undead' && desecrates ? 2 : 0;
}
