import type { Words } from './core/language.ts';
import type { SystemId } from './core/system.ts';
import { words as srd35 } from './srd35/words/index.ts';
import { words as strikeSave } from './strike-save/words/index.ts';
import { words as successLevels } from './success-levels/words/index.ts';
import { words as telnas } from './telnas/words/index.ts';

/** The words of every rule system, apart from its rules: who only speaks does not wait for those. */
export const systemWords: Readonly<Record<SystemId, Words<string>>> = {
  'strike-save': strikeSave,
  'success-levels': successLevels,
  srd35,
  telnas,
};
