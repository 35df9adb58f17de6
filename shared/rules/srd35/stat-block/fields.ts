import { type FieldId, labelAt, labels } from './labels.ts';
import { readSizeType } from './size-type.ts';

/** A block cut into its lines. */
export interface Fields {
  readonly name: string | null;
  readonly values: ReadonlyMap<FieldId, string>;
  readonly unread: readonly string[];
}

interface Segment {
  readonly field: FieldId | null;
  readonly text: string;
}

/** Cuts a line before every label in it; blocks are often pasted without their line ends. */
function segments(line: string): readonly Segment[] {
  const found: Segment[] = [];
  let field: FieldId | null = null;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const begins = at === 0 || /\s/.test(line[at - 1] ?? '');
    const label = begins ? labelAt(line, at) : undefined;
    if (label === undefined) continue;
    if (at > 0) found.push({ field, text: line.slice(start, at).trim() });
    field = label.field;
    start = label.end;
    at = label.end - 1;
  }
  return [...found, { field, text: line.slice(start).trim() }];
}

const opened = /[,;/(-]$| (?:and|or|plus|with|of|in|to)$/;
const midSentence = /^[a-z(+\d\u2010-\u2015\u2212-]/;

/** The value of a label as it is gathered from its lines. */
interface Value {
  readonly lines: string[];
  /** Parentheses that are open at its end. */
  depth: number;
}

function append(value: Value, line: string): void {
  value.lines.push(line);
  for (const sign of line) {
    if (sign === '(') value.depth += 1;
    else if (sign === ')') value.depth = Math.max(value.depth - 1, 0);
  }
}

/** Whether an unlabelled line goes on with the lines before: those are open, or this one begins amid a sentence. */
function goesOn({ lines, depth }: Value, line: string): boolean {
  const last = lines.at(-1) ?? '';
  return last === '' || depth > 0 || opened.test(last.slice(-8)) || midSentence.test(line);
}

/** Cuts a pasted block into labelled lines; what belongs to none of them is unread. */
export function fieldsOf(text: string): Fields {
  const values = new Map<FieldId, Value>();
  const unread: string[] = [];
  let name: string | null = null;
  let current: Value | null = null;

  const begin = (field: FieldId, line: string): Value => {
    const value = { lines: [], depth: 0 };
    append(value, line);
    values.set(field, value);
    return value;
  };

  const unlabelled = (line: string) => {
    if (!values.has('sizeType') && readSizeType(line).value !== null) {
      begin('sizeType', line);
      current = null;
    } else if (current !== null && goesOn(current, line)) {
      append(current, line);
    } else if (name === null && values.size === 0) {
      name = line;
    } else {
      unread.push(line);
      current = null;
    }
  };

  for (const line of text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    const cells = line.replace(/\|/g, ' ').trim();
    if (cells === '') continue;
    for (const { field, text: value } of segments(cells)) {
      if (field === null) unlabelled(value);
      else if (!values.has(field)) current = begin(field, value);
      else {
        unread.push(`${labels[field]}: ${value}`);
        current = null;
      }
    }
  }
  return {
    name,
    values: new Map([...values].map(([field, { lines }]) => [field, lines.join(' ').trim()])),
    unread,
  };
}
