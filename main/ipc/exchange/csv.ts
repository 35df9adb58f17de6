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

/** Columns of a list at most. */
const mostColumns = 1000;

type Rows = Answered<readonly (readonly string[])[]>;

/**
 * Reads rows in one linear walk. (Papa Parse is quadratic over quotation marks in the wrong places: 175 seconds
 * for 2 MB.) Refused with `CSV_UNREADABLE` at the row whose quotation marks make no sense.
 */
function rowsIn(text: string, separator: string, most: number): Rows {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const isEnd = (char: string): boolean => char === '' || char === '\n' || char === '\r';
  while (at < text.length && rows.length < most) {
    let cell = '';
    if (text.charAt(at) === '"') {
      let open = at + 1;
      for (;;) {
        const quote = text.indexOf('"', open);
        if (quote < 0) return refused('CSV_UNREADABLE', undefined, { row: rows.length + 1 });
        cell += text.slice(open, quote);
        at = quote + 1;
        if (text.charAt(at) !== '"') break;
        cell += '"';
        open = at + 1;
      }
    } else {
      const from = at;
      while (!isEnd(text.charAt(at)) && text.charAt(at) !== separator) at += 1;
      cell = text.slice(from, at);
    }
    row.push(cell);
    const next = text.charAt(at);
    if (row.length > mostColumns || (next !== separator && !isEnd(next)))
      return refused('CSV_UNREADABLE', undefined, { row: rows.length + 1 });
    at += next === '\r' && text.charAt(at + 1) === '\n' ? 2 : 1;
    if (next === separator && at < text.length) continue;
    if (next === separator) row.push('');
    rows.push(row);
    row = [];
  }
  return granted(rows);
}

/** The cells of a list, row by row; the separator is the one by which most headers are known. */
export function cellsOf(bytes: Uint8Array, isKnown: (header: string) => boolean, most: number): Rows {
  const text = textOf(bytes);
  const known = separators.map((separator) => {
    const first = rowsIn(text, separator, 1);
    return { separator, count: first.ok ? (first.value[0] ?? []).filter(isKnown).length : -1 };
  });
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  const rows = rowsIn(text, best.separator, most);
  return rows.ok ? granted(rows.value.map((row) => row.map((cell) => cell.replace(escaped, '')))) : rows;
}
