import { z } from 'zod';
import { contestPhases } from '../../rules/core/contest.ts';
import type { Label } from '../../rules/core/label.ts';
import { keyLabelSchema, labelSchema } from '../../rules/core/label-schema.ts';
import type { EncounterState } from '../state.ts';
import type { Contest } from './contest.ts';
import { longestSubject, type Participant } from './schema.ts';

const place = z.number().int().min(0).max(1).nullable();

/** A contest as the players see it: who stands where, and no die, total, bonus or modifier. */
export const shownContestSchema = z.strictObject({
  subject: z.string().max(longestSubject),
  sides: z.array(labelSchema).min(1).max(2),
  phase: z.enum(contestPhases),
  leader: place,
  result: z.nullable(keyLabelSchema),
  decides: place,
});
export type ShownContest = z.infer<typeof shownContestSchema>;

/** What a participant is called before the players; null for somebody whom they do not know of. */
type CalledAs = (participant: Participant) => Label | null;

function shown({ subject, sides, standing }: Contest, calledAs: CalledAs): ShownContest | null {
  const names = sides.map(calledAs).filter((name) => name !== null);
  // Whom the players do not see contests nothing before their eyes.
  if (names.length < sides.length) return null;
  const { phase, leader, result, decides } = standing;
  return {
    subject,
    sides: names,
    phase,
    leader,
    // Of its words only which they are: what a sentence mentions could be a number.
    result: result === null ? null : { key: result.key },
    decides,
  };
}

/** The contests of an encounter that the players may see. */
export function shownContests({ contests }: EncounterState, calledAs: CalledAs): readonly ShownContest[] {
  return contests
    .filter(({ isShown }) => isShown)
    .map((contest) => shown(contest, calledAs))
    .filter((contest) => contest !== null);
}
