import type { Rulebook } from './objection.ts';
import { combatantOf, type EncounterState, standingOf } from './state.ts';

/** What the end of the running round takes of somebody as they lie now: hit points, and whether that is death. */
export interface RoundEnd {
  readonly loses: number;
  readonly dies: boolean;
}

/** What the end of the running round will do to somebody who has fallen; undefined where the rules do nothing. */
export function roundEndOf(
  state: EncounterState,
  number: number,
  { sheets: { dying }, sheetOf }: Rulebook,
): RoundEnd | undefined {
  const combatant = combatantOf(state, number);
  const { snapshot, fellInRound, vitalState } = combatant;
  if (dying === undefined || vitalState === null || fellInRound === null) return undefined;
  const { round, options } = state;
  const stands = standingOf(combatant);
  const effects = dying.roundEnds({ sheet: sheetOf(snapshot), stands, fellInRound }, round, options);
  const loses = effects.reduce(
    (lost, one) => (one.effect === 'pool' && one.pool === 'hitPoints' ? lost - one.change.total : lost),
    0,
  );
  if (loses <= 0) return undefined;
  const after = dying.state({ ...stands, hitPoints: stands.hitPoints - loses }, options);
  return { loses, dies: after.dead && !vitalState.dead };
}
