import { type EncounterRefusalCode, encounterRefusals } from '../../shared/encounter/refusal.ts';
import type { Refused } from '../../shared/ipc/channel.ts';
import { type LibraryRefusalCode, libraryRefusals } from '../../shared/library/refusal.ts';
import { type Refusal, type RuleRefusalCode, ruleRefusals } from '../../shared/rules/core/result.ts';
import { fieldRefusals } from '../../shared/rules/core/sheet.ts';
import type { ScreenWords } from './words.tsx';

type RefusalCode = LibraryRefusalCode | EncounterRefusalCode | RuleRefusalCode;

const refusalCodes: readonly RefusalCode[] = [...libraryRefusals, ...encounterRefusals, ...ruleRefusals];

/** A refusal in the reader's words; a code that no vocabulary has is told as an internal error. */
export function sayRefusal({ t }: ScreenWords, { code, params }: Refused): string {
  const known = refusalCodes.find((candidate) => candidate === code) ?? 'INTERNAL';
  return t(`refusal.${known}`, params);
}

/** What is wrong with a field, in the reader's words. */
export function sayFault({ t }: ScreenWords, { code, params }: Refusal): string {
  const known = fieldRefusals.find((candidate) => candidate === code);
  return known === undefined ? t('refusal.BAD_INPUT') : t(`fault.${known}`, params);
}

/** What is wrong with each faulty field of what was refused, with its place: a cell of a table, or a path. */
export function sayFaults(words: ScreenWords, { faults = [] }: Refused): readonly string[] {
  return faults.map((one) => {
    const { row, column } = one.params ?? {};
    const fault = sayFault(words, one);
    if (row !== undefined && column !== undefined)
      return words.t('exchange.cellFault', { row, column, fault });
    return one.field === undefined ? fault : words.t('exchange.fieldFault', { place: one.field, fault });
  });
}
