import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { type Creature, checkFallen } from './hit-points.ts';
import type { Switches } from './options.ts';
import { lastHopeFrom } from './tables.ts';
import { word } from './words.ts';

/** A fallen character at the start of the turn that would be theirs. */
export interface Fallen extends Creature {
  readonly triedThisTurn: boolean;
}

/** Whether the character acts this turn; the hit points stay as they are. */
export interface LastHopeResult {
  readonly natural: number;
  readonly success: boolean;
}

/** The roll itself, whoever rolls. */
export function* lastHopeRoll(): Rule<LastHopeResult> {
  const natural = yield* d20(word('question.lastHope'), (die) => (die >= lastHopeFrom ? 'roused' : 'failed'));
  const success = natural >= lastHopeFrom;
  const params = { natural, target: lastHopeFrom };
  yield* tell({
    verdict: word(success ? 'verdict.roused' : 'verdict.notRoused'),
    why: word(success ? 'why.lastHope.reaches' : 'why.lastHope.below', params),
    tone: success ? 'good' : 'bad',
  });
  return { natural, success };
}

/**
 * Last Hope: one plain d20, once per turn, to act once although unconscious.
 * Refused: `ILLEGAL_MOVE` (a monster, the conscious, the dead, a second attempt in the same turn).
 */
export function lastHope(fallen: Fallen, switches: Switches): Result<Rule<LastHopeResult>, RuleRefusal> {
  const checked = checkFallen(fallen, switches);
  if (!checked.ok) return checked;
  return fallen.triedThisTurn ? refused('ILLEGAL_MOVE', 'triedThisTurn') : granted(lastHopeRoll());
}
