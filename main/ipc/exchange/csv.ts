import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Language } from '../../../shared/rules/core/language.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { decoded } from '../../export/bundle/text.ts';

/** Spreadsheets take a file for UTF-8 by this. */
const byteOrderMark = '\ufeff';
const separators = [';', ',', '\t'] as const;
/** What a spreadsheet would take for a formula; the apostrophe before it says that it is text. */
const escaped = /^'(?=[=+\-@\t\r])/;

/** The text of a list. Older spreadsheets write Windows' own alphabet. */
function textOf(bytes: Uint8Array): string {
  return isUtf8(bytes) ? (decoded(bytes) ?? '') : new TextDecoder('windows-1252').decode(bytes);
}

/** A list as a spreadsheet of the language reads it; texts that look like formulas are marked as text. */
export function csvOf(
  headers: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  language: Language,
): Uint8Array {
  const written = Papa.unparse(
    { fields: [...headers], data: rows.map((row) => [...row]) },
    { delimiter: language === 'en' ? ',' : ';', newline: '\r\n', escapeFormulae: true },
  );
  return Buffer.from(`${byteOrderMark}${written}\r\n`, 'utf8');
}

/** The cells of a list, row by row; the separator is the one by which most headers are known. */
export function cellsOf(
  bytes: Uint8Array,
  isKnown: (header: string) => boolean,
): Answered<readonly (readonly string[])[]> {
  const text = textOf(bytes);
  const known = separators.map((delimiter) => {
    const [headers] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, count: (headers ?? []).filter(isKnown).length };
  });
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: best.delimiter });
  const [error] = errors;
  if (error !== undefined) return refused('CSV_UNREADABLE', undefined, { row: (error.row ?? 0) + 1 });
  return granted(data.map((row) => row.map((cell) => cell.replace(escaped, ''))));
}
