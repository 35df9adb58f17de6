import type { Pool } from '../rules/core/standing.ts';
import { type Joining, joined } from './begin.ts';
import type { Table } from './decide.ts';
import { withinPool } from './points.ts';
import { combatantOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** Somebody takes over what the library says of it now; that was looked up before. */
export interface Refreshment {
  readonly type: 'refresh';
  readonly combatant: number;
  readonly taken: Pick<Joining, 'revision' | 'sheet' | 'snapshot'>;
}

/** A pool of the new sheet, as much below its maximum as the old one was; one that only gathers stays. */
function carried(fresh: Pool, old: Pool | undefined): Pool {
  if (old === undefined) return fresh;
  if (fresh.maximum === null || old.maximum === null) return { ...fresh, value: old.value };
  return { ...fresh, value: withinPool(fresh, fresh.maximum - (old.maximum - old.value)) };
}

/** Takes the sheet anew. Hit points lost and mana spent stay so; no event where the sheet is the same. */
export function refresh(
  unfolding: Unfolding,
  { combatant, taken }: Refreshment,
  { sheets }: Table,
): Unfolding {
  const { state } = unfolding;
  const before = combatantOf(state, combatant);
  if (before.snapshot === taken.snapshot) return unfolding;
  const { documentId, kind, name } = before;
  const joiner = { documentId, kind, name, hitPoints: null, ...taken };
  const fresh = joined(sheets, state.options, joiner, combatant);
  const { identity, revision, snapshot, defense, maximumHitPoints } = fresh;
  const lost = before.maximumHitPoints - before.hitPoints;
  const pools = fresh.pools?.map((pool) => carried(pool, before.pools[pool.id]));
  return unfolding.add({
    type: 'combatantRefreshed',
    ...{ combatant, kind, identity, revision, snapshot, defense, maximumHitPoints },
    hitPoints: maximumHitPoints - lost,
    ...(pools === undefined ? {} : { pools }),
  });
}
