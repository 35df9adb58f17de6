import type { ContestEntrant, ContestSituation } from '../../rules/core/contest.ts';
import type { Rulebook } from '../objection.ts';
import { type Combatant, combatantOf, type EncounterState, standingOf } from '../state.ts';
import type { Contest } from './contest.ts';
import type { Helping, Participant } from './schema.ts';

function entrantOf(
  { name, kind, combatant, means, bonus }: Participant,
  modifier: number,
  combatants: readonly Combatant[],
  { sheetOf }: Rulebook,
): ContestEntrant {
  const entrant = { name, kind, means, bonus, modifier };
  if (combatant === null) return { ...entrant, sheet: null };
  const stood = combatantOf({ combatants }, combatant);
  return { ...entrant, sheet: sheetOf(stood.snapshot), stands: standingOf(stood) };
}

/** What is brought to a roll of a contest. */
export interface Brought {
  readonly modifiers: readonly number[];
  readonly helpers: readonly Helping[];
}

/** A contest as the rules are asked about it, with everybody as they stand in `combatants`. */
export function contestSituation(
  { terms, sides, position }: Pick<Contest, 'terms' | 'sides' | 'position'>,
  { modifiers, helpers }: Brought,
  combatants: readonly Combatant[],
  options: EncounterState['options'],
  book: Rulebook,
): ContestSituation {
  return {
    terms,
    position,
    options,
    sides: sides.map((side, at) => entrantOf(side, modifiers[at] ?? 0, combatants, book)),
    helpers: helpers.map(({ participant, helps, wanted, modifier }) => ({
      ...entrantOf(participant, modifier, combatants, book),
      helps,
      wanted,
    })),
  };
}
