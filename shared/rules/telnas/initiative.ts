import { d20, type Rule, tell } from '../core/step.ts';
import { type Side, sides } from './vocabulary.ts';
import { word } from './words.ts';

/** Who acts together, with the die that gave the place; null when the game master gave it. */
export interface Slot<Who> {
  readonly who: Who;
  readonly die: number | null;
}

function other(side: Side): Side {
  return side === 'players' ? 'monsters' : 'players';
}

/**
 * Which side acts first: the one that has surprise, as the game master says; else the higher of one d20 each.
 * Null on equal dice: roll again.
 */
export function* sideInitiative(surprise: Side | null): Rule<readonly Slot<Side>[] | null> {
  if (surprise !== null) {
    const verdict = word('verdict.goesFirst', { side: word(`side.${surprise}`) });
    yield* tell({ verdict, why: word('why.initiative.surprise'), tone: 'neutral' });
    return [surprise, other(surprise)].map((who) => ({ who, die: null }));
  }
  const rolled: { who: Side; die: number }[] = [];
  for (const who of sides) rolled.push({ who, die: yield* d20(word(`question.initiative.${who}`)) });
  const order = rolled.toSorted((a, b) => b.die - a.die);
  const [first, second] = order;
  if (first === undefined || second === undefined) throw new Error('two sides rolled');
  const params = { first: first.die, second: second.die };
  if (first.die === second.die) {
    const why = word('why.initiative.tied', params);
    yield* tell({ verdict: word('verdict.initiativeTied'), why, tone: 'neutral' });
    return null;
  }
  const verdict = word('verdict.goesFirst', { side: word(`side.${first.who}`) });
  yield* tell({ verdict, why: word('why.initiative.higher', params), tone: 'neutral' });
  return order;
}

/**
 * Puts a newcomer into the running order by one d20: before the first whose die is lower. Places that the game
 * master gave have no die to beat, and equal dice leave the earlier one in front.
 */
export function* newcomerInitiative<Who>(order: readonly Slot<Who>[], who: Who): Rule<readonly Slot<Who>[]> {
  const die = yield* d20(word('question.newcomer'));
  const found = order.findIndex((slot) => slot.die !== null && slot.die < die);
  const place = found < 0 ? order.length : found;
  yield* tell({
    verdict: word('verdict.newcomerPlaced', { place: place + 1 }),
    why: word('why.initiative.newcomer', { die }),
    tone: 'neutral',
  });
  return order.toSpliced(place, 0, { who, die });
}
