import type { RuleSystem } from '../rules/core/system.ts';
import type { EncounterState, OpenRoll } from './state.ts';

/** Whether a roll was opened under the rules as they are now: what fell under others cannot go on. */
export function followsRules(
  { rulesVersion: atFirst }: Pick<EncounterState, 'rulesVersion'>,
  { rulesVersion = atFirst }: Pick<OpenRoll, 'rulesVersion'>,
  system: Pick<RuleSystem, 'rulesVersion'>,
): boolean {
  return rulesVersion === system.rulesVersion;
}
