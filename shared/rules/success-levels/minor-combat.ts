import { type Rule, tell } from '../core/step.ts';
import { type Contestant, type OpposedResult, opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import { consequenceOf } from './tables.ts';
import { type Consequence, opponentOf, type Side } from './vocabulary.ts';
import { word } from './words.ts';

/** What a combat of little weight came to; `loser` and `consequence` are null where it must be rolled again. */
export interface MinorCombatResult {
  readonly opposed: OpposedResult;
  readonly loser: Side | null;
  readonly consequence: Consequence | null;
}

/** A whole combat in one roll each. Armour does not count: the level alone says what the loser suffers. */
export function* minorCombat(
  contestants: Readonly<Record<Side, Contestant>>,
  switches: Switches,
): Rule<MinorCombatResult> {
  const opposed = yield* opposedRoll(contestants, 'attack', switches);
  if (opposed.winner === null || opposed.level === null) return { opposed, loser: null, consequence: null };
  const loser = opponentOf[opposed.winner];
  const consequence = consequenceOf[opposed.level];
  yield* tell({
    verdict: word('verdict.of', {
      name: contestants[loser].name,
      verdict: word(`consequence.${consequence}`),
    }),
    why: word('why.minorCombat', { level: word(`level.${opposed.level}`) }),
    tone: loser === 'a' ? 'bad' : 'good',
  });
  return { opposed, loser, consequence };
}
