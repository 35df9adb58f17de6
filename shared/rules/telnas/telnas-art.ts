import { type Figure, figure, type Part } from '../core/figure.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { withDie } from './rolled.ts';
import { word } from './words.ts';

/** A shape that a player wants of Telnas: the score that the game master asks, and the player's mastery. */
export interface Shaping {
  readonly needed: number;
  readonly mastery: number;
  readonly modifiers: readonly Part[];
}

/** What shaping came to. */
export interface ShapingResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly success: boolean;
}

/** What mastery adds to the die. */
export function masteryParts(mastery: number): readonly Part[] {
  if (mastery === 0) return [];
  return [{ label: word('part.mastery'), value: mastery, source: word('source.telnas') }];
}

/** Shapes Telnas: one d20 with the mastery. 20 and 1 mean nothing special here. */
export function* shapeTelnas({ needed, mastery, modifiers }: Shaping): Rule<ShapingResult> {
  const added = figure([...masteryParts(mastery), ...modifiers]);
  const natural = yield* d20(word('question.telnas'), (die) =>
    die + added.total >= needed ? 'obeys' : 'resists',
  );
  const rolled = withDie(natural, added.parts);
  const success = rolled.total >= needed;
  const params = { total: rolled.total, needed };
  yield* tell({
    verdict: word(success ? 'verdict.telnasObeys' : 'verdict.telnasResists'),
    why: word(success ? 'why.telnas.reaches' : 'why.telnas.below', params),
    tone: success ? 'good' : 'bad',
    figure: rolled,
  });
  return { natural, rolled, success };
}
