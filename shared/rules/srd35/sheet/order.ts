import { type Figure, figure } from '../../core/figure.ts';
import { adjusted } from '../../core/standing.ts';
import type { ActionOutcome, PlaceScore, Rule } from '../../core/step.ts';
import type { NewcomerPlace, OrderGroup, OrderRules } from '../../core/system.ts';
import { initiativeRoll } from '../initiative.ts';
import { word } from '../words.ts';
import { damaged } from './damaged.ts';
import { initiativeOf } from './figures.ts';
import { sheetOf } from './read.ts';

function bonusOf({ sheet, stands }: OrderGroup): Figure {
  const own = initiativeOf(damaged(sheetOf(sheet), stands));
  return figure([...own.parts, ...adjusted(stands, 'initiative', word('source.condition'))]);
}

/** The total decides, then the bonus. */
function* scored(group: OrderGroup): Rule<readonly [total: number, bonus: number]> {
  const bonus = bonusOf(group);
  const { rolled } = yield* initiativeRoll(bonus, group.name);
  return [rolled.total, bonus.total];
}

/** Everybody rolls; on equal totals the higher bonus acts first, then the earlier in the list. */
function* rolled(groups: readonly OrderGroup[]): Rule<ActionOutcome> {
  const counts: { at: number; score: readonly [number, number] }[] = [];
  for (const [at, group] of groups.entries()) counts.push({ at, score: yield* scored(group) });
  const order = counts.toSorted(
    ({ at, score: [total, bonus] }, other) =>
      other.score[0] - total || other.score[1] - bonus || at - other.at,
  );
  return {
    summary: word('field.initiative'),
    effects: [],
    places: order.map(({ at }) => at),
    scores: counts.map(({ score }) => score),
  };
}

function isLower([total = 0, bonus = 0]: PlaceScore, than: readonly [number, number]): boolean {
  return total < than[0] || (total === than[0] && bonus < than[1]);
}

/** A newcomer rolls like everybody, and acts when its turn comes up in the order. */
function* newcomer(slots: readonly (PlaceScore | null)[], group: OrderGroup): Rule<NewcomerPlace> {
  const score = yield* scored(group);
  const found = slots.findIndex((slot) => slot !== null && isLower(slot, score));
  return { place: found < 0 ? slots.length : found, score };
}

/** Initiative by each. */
export const order: OrderRules = { by: 'each', surprise: 'turn', roll: rolled, newcomer };
