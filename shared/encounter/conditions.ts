import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import type { EncounterCommand } from './command.ts';
import { combatantOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** Lays a condition on somebody, or on several alike. */
export function beginCondition(
  unfolding: Unfolding,
  { combatants, condition, lasts }: EncounterCommand & { type: 'beginCondition' },
): Result<Unfolding, Refusal> {
  for (const combatant of new Set(combatants)) {
    const id = unfolding.state.conditionsBegun + 1;
    unfolding.add({ type: 'conditionBegan', combatant, id, condition, lasts });
  }
  return granted(unfolding);
}

/** Ends a condition before its time. */
export function endCondition(
  unfolding: Unfolding,
  { combatant, id }: EncounterCommand & { type: 'endCondition' },
): Result<Unfolding, Refusal> {
  const held = combatantOf(unfolding.state, combatant).conditions.find((one) => one.id === id);
  if (held === undefined) return refused('NO_SUCH_CONDITION', 'id');
  return granted(unfolding.add({ type: 'conditionEnded', combatant, id, name: held.name, due: false }));
}
