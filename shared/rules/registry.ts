import type { RuleSystem, SystemId } from './core/system.ts';
import { strikeSave } from './strike-save/system.ts';
import { successLevels } from './success-levels/system.ts';

/** Every rule system of this version of the app. */
export const systems: Readonly<Record<SystemId, RuleSystem>> = {
  'strike-save': strikeSave,
  'success-levels': successLevels,
};
