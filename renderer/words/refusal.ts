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

/** What is wrong with each faulty cell of a table that was refused, with its row and column. */
export function sayCellFaults(words: ScreenWords, { faults = [] }: Refused): readonly string[] {
  return faults.flatMap((fault) => {
    const { row, column } = fault.params ?? {};
    if (row === undefined || column === undefined) return [];
    return [words.t('exchange.cellFault', { row, column, fault: sayFault(words, fault) })];
  });
}
