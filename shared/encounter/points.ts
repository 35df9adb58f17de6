import { plainFigure } from '../rules/core/figure.ts';
import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import type { Pool } from '../rules/core/standing.ts';
import type { EncounterCommand } from './command.ts';
import type { StateEvent } from './evolve.ts';
import type { SavedShare } from './harm.ts';
import { type Application, type Combatant, combatantOf, type EncounterState, type Share } from './state.ts';

type Decided = Result<readonly StateEvent[], Refusal>;
type Points = Pick<Combatant, 'hitPoints' | 'maximumHitPoints' | 'temporaryHitPoints'>;

/** Hit points and temporary ones after damage: the temporary ones go first. */
function wounded(
  { hitPoints, temporaryHitPoints }: Points,
  damage: number,
): Pick<Points, 'hitPoints' | 'temporaryHitPoints'> {
  const absorbed = Math.min(temporaryHitPoints, damage);
  return {
    hitPoints: hitPoints - (damage - absorbed),
    temporaryHitPoints: temporaryHitPoints - absorbed,
  };
}

/** Hit points after healing: it stops at the maximum, but takes nothing from somebody who is already above it. */
function healed({ hitPoints, maximumHitPoints }: Points, points: number): number {
  return Math.max(hitPoints, Math.min(hitPoints + points, maximumHitPoints));
}

function changed(before: Combatant, change: number): readonly StateEvent[] {
  const { combatant, hitPoints, temporaryHitPoints } = before;
  if (change > 0) {
    const after = healed(before, change);
    return after === hitPoints
      ? []
      : [{ type: 'hitPointsChanged', combatant, change: after - hitPoints, hitPoints: after }];
  }
  if (change === 0) return [];
  const after = wounded(before, -change);
  const absorbed = after.temporaryHitPoints !== temporaryHitPoints;
  return [
    {
      type: 'hitPointsChanged',
      combatant,
      change,
      hitPoints: after.hitPoints,
      ...(absorbed ? { temporary: after.temporaryHitPoints } : {}),
    },
  ];
}

/** Hit points by the box, of one or of several alike; refused with `AT_MAXIMUM` where healing helps nobody. */
export function changeHitPoints(
  state: EncounterState,
  { combatant, also = [], change }: EncounterCommand & { type: 'changeHitPoints' },
): Decided {
  const all = [...new Set([combatant, ...also])];
  const events = all.flatMap((number) => changed(combatantOf(state, number), change));
  // Healing that helps nobody is a slip of the hand, or wants a higher maximum.
  return change > 0 && events.length === 0 ? refused('AT_MAXIMUM', 'change') : granted(events);
}

/** Temporary hit points as the game master sets them. */
export function setTemporaryHitPoints(
  state: EncounterState,
  { combatant, temporary }: EncounterCommand & { type: 'setTemporaryHitPoints' },
): Decided {
  const { temporaryHitPoints } = combatantOf(state, combatant);
  return granted(
    temporary === temporaryHitPoints ? [] : [{ type: 'temporaryHitPointsSet', combatant, temporary }],
  );
}

/** Another maximum; the present points move with it, as far as they are above it or it grows. */
export function setMaximumHitPoints(
  state: EncounterState,
  { combatant, maximum }: EncounterCommand & { type: 'setMaximumHitPoints' },
): Decided {
  const { hitPoints, maximumHitPoints } = combatantOf(state, combatant);
  if (maximum === maximumHitPoints) return granted([]);
  const grown = Math.max(0, maximum - maximumHitPoints);
  const after = Math.min(hitPoints + grown, maximum);
  return granted([{ type: 'maximumHitPointsSet', combatant, maximumHitPoints: maximum, hitPoints: after }]);
}

/** A value within the limits of its pool, wherever it was found. */
export function withinPool({ least, maximum }: Pool, value: number): number {
  return Math.max(least, Math.min(value, maximum ?? value));
}

/** A pool's value moved by a change, within its limits. */
export function poolAfter({ pools }: Combatant, pool: string, change: number): number | undefined {
  const found = pools[pool];
  if (found === undefined) return undefined;
  const { value, least, maximum } = found;
  const most = maximum === null ? Number.POSITIVE_INFINITY : Math.max(maximum, value);
  return Math.max(Math.min(value, least), Math.min(value + change, most));
}

/** Mana and the like by hand. */
export function changePool(
  state: EncounterState,
  { combatant, pool, change }: EncounterCommand & { type: 'changePool' },
): Decided {
  const before = combatantOf(state, combatant);
  const value = poolAfter(before, pool, change);
  const held = before.pools[pool];
  if (value === undefined || held === undefined) return refused('NO_SUCH_POOL', 'pool');
  const moved = value - held.value;
  return granted(moved === 0 ? [] : [{ type: 'poolChanged', combatant, pool, change: moved, value }]);
}

/** How much arrives of what a rule said; halves are rounded down. */
function shareOf({ figure }: Pick<Application, 'figure'>, share: Share, resisted: number): number {
  const whole = Math.max(0, figure.total);
  switch (share) {
    case 'full':
      return whole;
    case 'half':
      return Math.floor(whole / 2);
    case 'double':
      return 2 * whole;
    case 'none':
      return 0;
    case 'resisted':
      return Math.max(0, whole - resisted);
  }
}

/** Another share of what the last roll did to somebody, in place of what arrived before. */
export function changeShare(
  state: EncounterState,
  { application: at, share, resisted: points = 0 }: EncounterCommand & { type: 'changeShare' },
): Decided {
  const application = state.applications[at];
  if (application === undefined) return refused('NO_SUCH_APPLICATION', 'application');
  const resisted = share === 'resisted' ? points : 0;
  if (application.share === share && application.resisted === resisted) return granted([]);
  const now = combatantOf(state, application.combatant);
  // Who has been healed meanwhile has no more than the maximum for it.
  const most = Math.max(now.hitPoints, now.maximumHitPoints);
  const before = {
    ...now,
    hitPoints: now.hitPoints - application.change.hitPoints,
    temporaryHitPoints: now.temporaryHitPoints - application.change.temporary,
  };
  const wanted = shareOf(application, share, resisted);
  const common = {
    type: 'shareChanged',
    combatant: now.combatant,
    application: at,
    share,
    resisted,
  } as const;
  if (application.kind === 'healing') {
    const hitPoints = healed(before, wanted);
    const { temporaryHitPoints: temporary } = now;
    return granted([{ ...common, amount: Math.max(0, hitPoints - before.hitPoints), hitPoints, temporary }]);
  }
  const { hitPoints, temporaryHitPoints: temporary } = wounded(before, wanted);
  return granted([{ ...common, amount: wanted, hitPoints: Math.min(hitPoints, most), temporary }]);
}

/** A rule's damage to somebody, or the share of it that reaches who saved. */
export function damageEvent(
  before: Combatant,
  figure: Application['figure'],
  share?: SavedShare,
): StateEvent {
  const amount = shareOf({ figure }, share ?? 'full', 0);
  const { hitPoints, temporaryHitPoints } = wounded(before, amount);
  return {
    type: 'damageApplied',
    combatant: before.combatant,
    amount,
    figure: plainFigure(figure),
    ...(share === undefined ? {} : { share }),
    hitPoints,
    ...(temporaryHitPoints === before.temporaryHitPoints ? {} : { temporary: temporaryHitPoints }),
  };
}

/** A rule's healing of somebody. */
export function healingEvent(before: Combatant, figure: Application['figure']): StateEvent {
  const hitPoints = healed(before, Math.max(0, figure.total));
  return {
    type: 'healingApplied',
    combatant: before.combatant,
    amount: hitPoints - before.hitPoints,
    figure: plainFigure(figure),
    hitPoints,
  };
}
