import type { EncounterCommand } from '../command.ts';
import { type Entrant, type Fight, fightIn } from '../fight-fixtures.ts';
import { contestOf } from './contest.ts';
import type { ContestCommand, EntrantInput } from './schema.ts';

const eloquence = {
  name: { key: 'success-levels:skill.eloquence' },
  skill: 4,
  ability: 'charisma',
  threatFrom: 20,
};
const lore = {
  name: { key: 'success-levels:skill.lore' },
  skill: 3,
  ability: 'intelligence',
  threatFrom: 20,
};
const sword = {
  name: { key: 'success-levels:weapon.sword' },
  ...{ skill: 5, ability: 'strength', threatFrom: 20, damage: '1d8+1', multiplier: 3 },
};
const axe = {
  name: { key: 'success-levels:weapon.axe' },
  ...{ skill: 2, ability: 'strength', threatFrom: 20, damage: '1d6', multiplier: 3 },
};

/** Odile speaks with 4 + 1 and strikes with 5 + 2; Bran knows lore with 3 + 1; the reeve speaks with 4 − 1, strikes with 2. */
export const odile: Entrant = {
  kind: 'character',
  name: 'Odile',
  sheet: { strength: 2, charisma: 1, armorClass: 13, hitPoints: 20, skills: [eloquence], weapons: [sword] },
};
export const bran: Entrant = { kind: 'character', name: 'Bran', sheet: { intelligence: 1, skills: [lore] } };
export const reeve: Entrant = {
  kind: 'monster',
  name: 'Reeve',
  sheet: { charisma: -1, armorClass: 5, hitPoints: 14, skills: [eloquence], weapons: [axe] },
};

export const by = (combatant: number, means: string): EntrantInput => ({
  who: 'combatant',
  combatant,
  means,
  bonus: 0,
});
export const named = (name: string, bonus: number): EntrantInput => ({
  who: 'named',
  name,
  kind: 'monster',
  bonus,
});

export function contest(
  form: string,
  sides: EntrantInput[],
  of: Partial<ContestCommand & { type: 'beginContest' }> = {},
) {
  const settled = { subject: '', inputs: {}, minimum: null, isShown: true };
  return { type: 'beginContest' as const, form, sides, ...settled, ...of };
}

export const roll: ContestCommand & { type: 'rollContest' } = {
  type: 'rollContest',
  contest: 1,
  modifiers: [],
  helpers: [],
};
export const fell = (...faces: readonly number[]): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { faces: [...faces] },
});
export const choose = (choice: string): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { choice },
});
/** An exchange with what fell for both. */
export const exchange = (a: number, b: number): readonly EncounterCommand[] => [roll, fell(a), fell(b)];

/** The three of them at a table. */
export const table = (): Fight => fightIn('success-levels', [odile, bran, reeve]);
export const standing = (fight: Fight) => contestOf(fight.state(), 1).standing;
export const level = (name: string) => ({ key: `success-levels:result.${name}` });
