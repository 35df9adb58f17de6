import { z } from 'zod';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { holderChoices, rollKinds, sides, successLevels, ultimateChoices } from './vocabulary.ts';

const side = z.enum(sides);
const level = z.enum(successLevels);

/** What an exchange gave its winner. The margin is kept for the switch that compares margins. */
const standing = z.object({ holder: side, level, margin: z.number().int().min(0) }).readonly();
export type Standing = z.infer<typeof standing>;

const common = {
  playerCharacters: z.array(side).max(2).readonly(),
  /** The level that the game master demands before anyone may stop. */
  minimum: level.nullable(),
  kind: z.enum(rollKinds),
  /** Who has used up the ultimate action. */
  spent: z.array(side).max(2).readonly(),
};

const contestState = z.discriminatedUnion('state', [
  /** Nobody holds anything. `best` is what the last winner goes on from, where the best level is kept. */
  z.object({ ...common, state: z.literal('exchange'), best: standing.nullable() }).readonly(),
  z.object({ ...common, state: z.literal('choice'), standing }).readonly(),
  z.object({ ...common, state: z.literal('ultimate-offer'), standing }).readonly(),
  z.object({ ...common, state: z.literal('ultimate-exchange'), standing }).readonly(),
  z.object({ ...common, state: z.literal('ended'), holder: side, level, definitive: z.boolean() }).readonly(),
]);

/** A contest of several exchanges, as plain data: what the rules remember between two dice, or two evenings. */
export type ContestState = z.infer<typeof contestState>;

/** What each state keeps besides where it stands. */
export type ContestTerms = Pick<ContestState, keyof typeof common>;

/** The terms of a state, without where it stands. */
export function termsOf({ playerCharacters, minimum, kind, spent }: ContestState): ContestTerms {
  return { playerCharacters, minimum, kind, spent };
}

/** Reads a saved contest. Refused with `BAD_REQUEST` at what is no contest. */
export function readContest(saved: unknown): Result<ContestState, RuleRefusal> {
  const parsed = contestState.safeParse(saved);
  if (parsed.success) return granted(parsed.data);
  return refused('BAD_REQUEST', parsed.error.issues[0]?.path.join('.'));
}

const score = z.object({
  total: z.number().int().min(-1_000_000).max(1_000_000),
  natural: z.number().int().min(1).max(20),
});
const exchange = z.object({ a: score, b: score });
const none = z.never().optional();

/** Moves as they are written down: exactly one of the three. `by` names who moves, where that is known. */
export const contestMove = z.union([
  z.object({ exchange, choose: none, ultimate: none }),
  z.object({ choose: z.enum(holderChoices), by: side.optional(), exchange: none, ultimate: none }),
  z.object({ ultimate: z.enum(ultimateChoices), by: side.optional(), exchange: none, choose: none }),
]);
export type ContestMove = Readonly<z.infer<typeof contestMove>>;
