import { figure } from '../../core/figure.ts';
import { adjusted } from '../../core/standing.ts';
import type { ActionOutcome, Rule } from '../../core/step.ts';
import type { OrderGroup, OrderRules } from '../../core/system.ts';
import { initiativeRoll } from '../initiative.ts';
import { word } from '../words.ts';
import { damaged } from './damaged.ts';
import { initiativeOf } from './figures.ts';
import { sheetOf } from './read.ts';

/** Everybody rolls; on equal totals the higher bonus acts first, then the earlier in the list. */
function* rolled(groups: readonly OrderGroup[]): Rule<ActionOutcome> {
  const counts: { at: number; total: number; bonus: number }[] = [];
  for (const [at, { sheet, stands, name }] of groups.entries()) {
    const own = initiativeOf(damaged(sheetOf(sheet), stands));
    const bonus = figure([...own.parts, ...adjusted(stands, 'initiative', word('source.condition'))]);
    const { rolled: total } = yield* initiativeRoll(bonus, name);
    counts.push({ at, total: total.total, bonus: bonus.total });
  }
  const order = counts.toSorted((a, b) => b.total - a.total || b.bonus - a.bonus || a.at - b.at);
  return { summary: word('field.initiative'), effects: [], places: order.map(({ at }) => at) };
}

/** Initiative by each. */
export const order: OrderRules = { by: 'each', roll: rolled };
