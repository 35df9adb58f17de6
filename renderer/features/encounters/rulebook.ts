import type { Rulebook } from '../../../shared/encounter/objection.ts';
import type { EncounterRecord } from '../../../shared/ipc/contract.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';

/** The rules of an encounter with the sheets of its snapshots; undefined where the system has no sheets. */
export function rulebookOf(system: SystemId, snapshots: EncounterRecord['sheets']): Rulebook | undefined {
  const { sheets } = systems[system];
  if (sheets === undefined) return undefined;
  return {
    sheets,
    sheetOf(snapshot) {
      const sheet = snapshots[snapshot];
      if (sheet === undefined) throw new Error('a combatant without a snapshot passed opening');
      return sheet;
    },
  };
}
