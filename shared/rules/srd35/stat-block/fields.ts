import { type GatheredLine, goesOn } from './going-on.ts';
import { type FoundLabel, type LabelPlace, labelAlone, labelAt } from './label-at.ts';
import { type FieldId, hasMarkedLabels, labels } from './labels.ts';
import { readSizeType } from './size-type.ts';
import { oneLine, plain } from './text.ts';
import { lineEnds, mended, wholeLabels } from './wrapped-lines.ts';

/** What stands behind one label, its lines put together. */
export interface FieldText {
  readonly field: FieldId;
  readonly text: string;
}

/** A block cut into its lines. */
export interface Fields {
  readonly name: string | null;
  /** In the order in which they stand. */
  readonly texts: readonly FieldText[];
  /** What belongs to no label, or repeats one. */
  readonly unread: readonly string[];
}

interface Segment {
  readonly field: FieldId | null;
  readonly text: string;
}

/** What is known of a block where its lines are cut. */
interface Cutting {
  /** Whether none of its labels has a colon. */
  readonly bare: boolean;
  readonly free: (field: FieldId) => boolean;
}

/** Whether a label with a colon stands at a place without anything before it: "(172 hp)Initiative: +6". */
function isGlued(line: string, at: number): boolean {
  return (
    /(?:[^\s(A-Z/-]|[\^a-z]B)[A-Z][a-z]$/.test(line.slice(Math.max(at - 2, 0), at + 2)) &&
    /^[A-Za-z/ ]{4,24}:/.test(line.slice(at, at + 26))
  );
}

/** Cuts a line before every label in it; blocks are often pasted without their line ends. */
function segments(line: string, { bare, free }: Cutting): readonly Segment[] {
  const found: Segment[] = [];
  const seen = new Set<FieldId>();
  let field: FieldId | null = null;
  let start = 0;
  let opens = true;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (/\s/.test(sign)) {
      opens ||= sign === '\t';
      continue;
    }
    const begins: boolean = opens || /[\s;]/.test(line[at - 1] ?? '') || isGlued(line, at);
    const place: LabelPlace = { line, at, opens, bare, free: (one: FieldId) => free(one) && !seen.has(one) };
    const label: FoundLabel | undefined = begins ? labelAt(place) : undefined;
    // What a name ends with, a clause begins behind.
    opens = sign === ';' || (sign === ':' && field === null && at < longestName);
    if (label === undefined) continue;
    if (at > 0) found.push({ field, text: line.slice(start, at).trim() });
    field = label.field;
    seen.add(label.field);
    start = label.end;
    at = Math.max(label.end - 1, at);
  }
  const rest = line.slice(start).trim();
  return [...found, { field, text: rest }].filter(
    ({ text }, index) => index > 0 || field !== null || text !== '',
  );
}

/** Beyond this, a line is no name. */
const longestName = 120;

/** The value of a label as it is gathered from its lines. */
interface Value {
  readonly field: FieldId;
  readonly lines: string[];
  /** Parentheses that are open at its end. */
  depth: number;
}

function append(value: Value, line: string): void {
  const broken = mended(value.lines.at(-1) ?? '', line);
  if (broken === null) value.lines.push(line);
  else value.lines[value.lines.length - 1] = broken;
  for (const sign of line) {
    if (sign === '(') value.depth += 1;
    else if (sign === ')') value.depth = Math.max(value.depth - 1, 0);
  }
}

function lastOf({ field, lines, depth }: Value): GatheredLine {
  return { field, last: lines.at(-1) ?? '', depth };
}

function isEmpty({ lines }: Value): boolean {
  return lines.every((line) => line === '');
}

const alignments =
  /^((?:always |usually |often |any )?(?:lawful|neutral|chaotic|[lnc][gne]|n)(?: (?:good|evil|neutral))?) (.+)$/i;

/** "Usually NE Small humanoid (goblinoid)", as the shorter blocks have it in one line. */
function alignedKind(line: string): { alignment: string; kind: string } | null {
  const found = alignments.exec(line.slice(0, 200));
  const kind = found?.[2] ?? '';
  if (found === null || readSizeType(kind).value === null) return null;
  return { alignment: found[1] ?? '', kind };
}

/** Six names of abilities in one line, their six scores in the next. */
function abilityTable(names: string, scores: string): string | null {
  if (!/^[a-z]{3}\s/i.test(names)) return null;
  const heads = plain(names).split(' ');
  const values = plain(scores).split(' ');
  const isHead = heads.length === 6 && heads.every((head) => /^(?:str|dex|con|int|wis|cha)$/i.test(head));
  if (!isHead || values.length !== 6) return null;
  return heads.map((head, at) => `${head} ${values[at]}`).join(', ');
}

/** Cuts a repaired block into labelled lines; what belongs to none of them is unread. */
export function fieldsOf(text: string): Fields {
  const values = new Map<FieldId, Value>();
  const unread: string[] = [];
  let name: string | null = null;
  let current: Value | null = null;
  const free = (field: FieldId): boolean =>
    field === 'melee' || field === 'ranged'
      ? !values.has(field) && !values.has('attack') && !values.has('fullAttack')
      : !values.has(field);

  const begin = (field: FieldId, line: string): Value => {
    const value = { field, lines: [], depth: 0 };
    append(value, line);
    values.set(field, value);
    return value;
  };

  const unlabelled = (line: string) => {
    const aligned = free('sizeType') ? alignedKind(line) : null;
    if (aligned !== null) {
      if (free('alignment')) begin('alignment', aligned.alignment);
      begin('sizeType', aligned.kind);
      current = null;
    } else if (free('sizeType') && readSizeType(line).value !== null) {
      begin('sizeType', line);
      current = null;
    } else if (current !== null && goesOn(lastOf(current), line)) {
      append(current, line);
    } else if (name === null && values.size === 0 && line.length <= longestName) {
      // The shorter blocks have "CR 3" behind the name.
      const rated = /^(.{1,120}?)[:,;]? CR ([\d½¼⅛⅓⅙/]{1,5})$/.exec(line.replace(/[;,]$/, '').slice(0, 130));
      name = (rated?.[1] ?? line).replace(/[:;,]$/, '');
      if (rated !== null) begin('challengeRating', rated[2] ?? '');
    } else {
      unread.push(line);
      current = null;
    }
  };

  const whole = wholeLabels(text);
  const cutting = { bare: !hasMarkedLabels(whole), free };
  const lines = whole.split(lineEnds).map((line) => line.replace(/\|/g, '\t').trim());
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const table =
      free('abilities') || (current !== null && isEmpty(current))
        ? abilityTable(line, lines[at + 1] ?? '')
        : null;
    if (table !== null) {
      current = begin('abilities', table);
      at += 1;
      continue;
    }
    const alone = labelAlone(line, lines.slice(at + 1, at + 4).find((one) => one !== '') ?? '');
    if (alone !== undefined && free(alone)) {
      current = begin(alone, '');
      continue;
    }
    for (const { field, text: value } of segments(line, cutting)) {
      const present = field === null ? undefined : values.get(field);
      if (field === null) {
        if (value !== '') unlabelled(value);
      } else if (present === undefined || isEmpty(present)) current = begin(field, value);
      else {
        unread.push(`${labels[field]}: ${value}`);
        current = null;
      }
    }
  }
  return {
    name: name === null ? null : oneLine(name),
    texts: [...values].map(([field, { lines: parts }]) => ({
      field,
      text: parts.join(' ').trim().replace(/;$/, ''),
    })),
    unread,
  };
}
