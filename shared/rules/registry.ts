import type { RuleSystem, SystemId } from './core/system.ts';
import { srd35 } from './srd35/system.ts';
import { strikeSave } from './strike-save/system.ts';
import { successLevels } from './success-levels/system.ts';
import { telnas } from './telnas/system.ts';

/** Every rule system of this version of the app. */
export const systems: Readonly<Record<SystemId, RuleSystem>> = {
  'strike-save': strikeSave,
  'success-levels': successLevels,
  srd35,
  telnas,
};
