import type { Condition } from '../rules/core/standing.ts';
import { withinPool } from './points.ts';
import { combatantOf, type EncounterState } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** How a character stands in the library; absent is as on the sheet, hit points of null are all there. */
export interface LibraryStanding {
  readonly combatant: number;
  readonly hitPoints: number | null;
  readonly pools?: Readonly<Record<string, number>> | undefined;
  readonly conditions?: readonly Condition[] | undefined;
}

/** Characters come back to a fight that was put aside, as they stand by now. */
export interface CatchingUp {
  readonly type: 'catchUp';
  readonly standings: readonly LibraryStanding[];
}

function written({ condition, name, adjustments }: Condition): string {
  return JSON.stringify([condition, name, adjustments]);
}

/** What is in the first list and not in the second, each as often as it is more. */
function without<T extends Condition>(all: readonly T[], taken: readonly Condition[]): readonly T[] {
  const left = taken.map(written);
  return all.filter((one) => {
    const at = left.indexOf(written(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function conditionsOf(state: EncounterState, combatant: number) {
  return combatantOf(state, combatant).conditions.filter(({ lasts }) => lasts === null);
}

/** Brings hit points, pools and conditions without a time to what the library says; timed ones are the fight's own. */
export function catchUp(unfolding: Unfolding, { standings }: CatchingUp): Unfolding {
  for (const { combatant, hitPoints, pools: left = {}, conditions = [] } of standings) {
    const before = combatantOf(unfolding.state, combatant);
    // The sheet may have grown meanwhile: until it is taken over, the fight's maximum holds.
    const now = Math.min(hitPoints ?? before.maximumHitPoints, before.maximumHitPoints);
    if (now !== before.hitPoints)
      unfolding.add({ type: 'hitPointsChanged', combatant, change: now - before.hitPoints, hitPoints: now });
    for (const pool of Object.values(before.pools)) {
      const { id, value, least, maximum } = pool;
      const inLibrary = withinPool(pool, left[id] ?? maximum ?? least);
      if (inLibrary !== value)
        unfolding.add({
          type: 'poolChanged',
          combatant,
          pool: id,
          change: inLibrary - value,
          value: inLibrary,
        });
    }
    const held = conditionsOf(unfolding.state, combatant);
    for (const { id, name } of without(held, conditions))
      unfolding.add({ type: 'conditionEnded', combatant, id, name, due: false });
    for (const condition of without(conditions, held)) {
      const id = unfolding.state.conditionsBegun + 1;
      unfolding.add({ type: 'conditionBegan', combatant, id, condition, lasts: null });
    }
  }
  return unfolding;
}
