import type { ActionOutcome, PlaceScore, Rule } from '../../core/step.ts';
import type { NewcomerPlace, OrderGroup, OrderRules } from '../../core/system.ts';
import { newcomerInitiative, sideInitiative } from '../initiative.ts';
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
  const scores = groups.map(({ kind }): PlaceScore | null => {
    const die = found.find(({ who }) => sideOf[kind] === who)?.die ?? null;
    return die === null ? null : [die];
  });
  return { summary, effects: [], places, scores };
}

/** Newcomers slot in by a die of their own, whichever side they are on. */
function* newcomer(slots: readonly (PlaceScore | null)[]): Rule<NewcomerPlace> {
  const standing = slots.map((slot, who) => ({ who, die: slot?.[0] ?? null }));
  const order = yield* newcomerInitiative(standing, standing.length);
  const place = order.findIndex(({ who }) => who === standing.length);
  const die = order[place]?.die;
  if (die === undefined || die === null) throw new Error('a newcomer without a die');
  return { place, score: [die] };
}

/** Initiative by side; who is surprised acts second, and in every round. */
export const order: OrderRules = { by: 'side', surprise: 'first-place', roll: rolled, newcomer };
