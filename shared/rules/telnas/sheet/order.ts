import type { ActionOutcome, Rule } from '../../core/step.ts';
import type { OrderGroup, OrderRules } from '../../core/system.ts';
import { sideInitiative } from '../initiative.ts';
import type { Side } from '../vocabulary.ts';
import { word } from '../words.ts';

const sideOf = { character: 'players', monster: 'monsters' } as const satisfies Record<
  OrderGroup['kind'],
  Side
>;

/** The side that has surprise: the one that is not surprised itself, where the other is. */
function surpriseOf(groups: readonly OrderGroup[]): Side | null {
  const awake = groups.filter(({ surprised }) => !surprised);
  const [only] = awake;
  return only !== undefined && awake.length < groups.length ? sideOf[only.kind] : null;
}

function* rolled(groups: readonly OrderGroup[]): Rule<ActionOutcome> {
  const found = yield* sideInitiative(surpriseOf(groups));
  if (found === null) return { summary: word('verdict.initiativeTied'), effects: [] };
  const places = found.flatMap(({ who }) =>
    groups.flatMap(({ kind }, at) => (sideOf[kind] === who ? [at] : [])),
  );
  const [first] = found;
  const summary =
    first === undefined
      ? word('verdict.initiativeTied')
      : word('verdict.goesFirst', { side: word(`side.${first.who}`) });
  return { summary, effects: [], places };
}

/** Initiative by side. */
export const order: OrderRules = { by: 'side', roll: rolled };
