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

/** What can be wrong with an entry of a bundle beside faulty fields. */
const entryFaults = [
  ...([
    'JSON_UNREADABLE',
    'JSON_TOO_DEEP',
    'JSON_NUMBER',
    'JSON_TOO_LONG',
    'JSON_TOO_MANY',
    'JSON_KEY',
  ] as const),
  ...(['BUNDLE_DAMAGED', 'BUNDLE_FORM', 'BUNDLE_REFERENCE', 'BUNDLE_EVENTS', 'BUNDLE_PORTRAIT'] as const),
] as const satisfies readonly LibraryRefusalCode[];

/** What is wrong with a field or an entry, in the reader's words. */
export function sayFault(words: ScreenWords, refusal: Refusal): string {
  const { code, params } = refusal;
  const ofEntry = entryFaults.find((candidate) => candidate === code);
  if (ofEntry !== undefined) return words.t(`exchange.fault.${ofEntry}`);
  const known = fieldRefusals.find((candidate) => candidate === code);
  if (known !== undefined) return words.t(`fault.${known}`, params);
  return code === 'BUNDLE_UNREAD' ? sayRefusal(words, refusal) : words.t('refusal.BAD_INPUT');
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
