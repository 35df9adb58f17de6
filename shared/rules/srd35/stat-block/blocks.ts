import { labelAlone, labelAt } from './label-at.ts';
import { type FieldId, hasMarkedLabels } from './labels.ts';
import { repaired } from './paste.ts';
import { readSizeType } from './size-type.ts';
import { lineEnds } from './wrapped-lines.ts';

/** The cells of a line of a table. */
function cellsOf(line: string): readonly string[] {
  const bare = line.replace(/^\s*\|/, '').replace(/\|\s*$/, '');
  return bare.split(/[\t|]/).map((cell) => cell.trim());
}

/** What label begins a line, if one does; `below` is the line under it. */
function openingLabel(line: string, below: string): FieldId | undefined {
  const [first = '', ...behind] = cellsOf(line);
  const alone = labelAlone(first, behind.find((cell) => cell !== '') ?? below);
  const place = { line: line.trimStart(), at: 0, opens: true, bare: false, free: () => true };
  return alone ?? labelAt(place)?.field;
}

interface TableRow {
  readonly line: string;
  readonly label: string | null;
  /** Without the empty ones that only keep columns apart. */
  readonly filled: readonly string[];
  readonly cells: readonly string[];
}

function tableRow(line: string): TableRow {
  const [first = '', ...cells] = cellsOf(line);
  const isLabelled = labelAlone(first, cells.find((cell) => cell !== '') ?? '') !== undefined;
  const values = isLabelled ? cells : [first, ...cells];
  return {
    line,
    label: isLabelled ? first.replace(/ ?:$/, '') : null,
    cells: values,
    filled: values.filter((cell) => cell !== ''),
  };
}

/** The cell of a column; null where the row does not tell which it is. */
function cellAt({ cells, filled }: TableRow, at: number, width: number): string | null {
  if (filled.length === width) return filled[at] ?? '';
  return cells.length === width ? (cells[at] ?? '') : null;
}

/** A row as it stands in the block of one column: a cell that is alone in it is that of all. */
function ofColumn(row: TableRow, at: number, width: number): string {
  const cell = cellAt(row, at, width);
  if (row.label === null) return cell ?? (at === 0 ? row.line : '');
  if (cell !== null) return `${row.label}: ${cell}`;
  const [only, ...more] = row.filled;
  // Whose cells those are is not known: the line is left for the first block to say so.
  if (more.length > 0) return at === 0 ? `[${row.label}] ${row.filled.join(' / ')}` : '';
  return `${row.label}: ${only ?? ''}`;
}

/** Creatures that stand side by side, one in each column behind the labels; null where the text is no such table. */
function columns(lines: readonly string[]): readonly string[] | null {
  const rows = lines.map((line) => tableRow(withCells(line)));
  const labelled = rows.filter(({ label }) => label !== null);
  const width = Math.max(0, ...labelled.map(({ filled }) => filled.length));
  const whole = labelled.filter(({ filled }) => filled.length === width);
  const pairs = labelled.some(({ cells }) => cells.some(holdsLabel));
  if (width < 2 || whole.length < 4 || pairs) return null;
  // A heading of the whole table is the name of none of them.
  const names = rows.findIndex(({ label, filled }) => label === null && filled.length === width);
  const ordered = names < 0 ? rows : [...rows.slice(names, names + 1), ...rows.toSpliced(names, 1)];
  return Array.from({ length: width }, (_, at) =>
    ordered
      .map((row) => ofColumn(row, at, width))
      .filter((line) => line !== '')
      .join('\n'),
  );
}

/** A line whose columns only wide spaces keep apart, as one with cells. */
function withCells(line: string): string {
  if (/[\t|]/.test(line)) return line;
  return line
    .trimEnd()
    .replace(/ {3,}/g, '\t')
    .replace(/^([A-Za-z/ ]{2,24}:) (?=.{1,200}\t)/, '$1\t');
}

/** Where in a line the label that begins it begins again, beside itself. */
function besideItself(line: string): number | null {
  const [first = ''] = withCells(line).split('\t');
  const label = /^[A-Za-z/ ]{2,24}:/.exec(first)?.[0];
  const again = label === undefined ? -1 : line.indexOf(label, first.length);
  return again > 0 &&
    labelAt({ line: first, at: 0, opens: true, bare: false, free: () => true }) !== undefined
    ? again
    : null;
}

/** Two blocks beside one another, each with its labels, lines cut where the second begins; null where there are none. */
function besideOneAnother(lines: readonly string[]): readonly string[] | null {
  const places = lines.map(besideItself).filter((place) => place !== null);
  const [second] = places;
  if (second === undefined || places.length < 3) return null;
  if (places.some((place) => place !== second)) return null;
  const fits = lines.every((line) => /^[ \t]?$/.test(line.slice(second - 1, second)));
  if (!fits) return null;
  return [
    lines.map((line) => line.slice(0, second).trimEnd()).join('\n'),
    lines.map((line) => line.slice(second)).join('\n'),
  ];
}

/** Whether a cell holds a label: then a row is of several labels and one creature. */
function holdsLabel(cell: string): boolean {
  return labelAlone(cell, '') !== undefined || (cell.includes(':') && hasMarkedLabels(cell));
}

/** The labels that a block has early, by which the next block is known. */
const early: readonly FieldId[] = ['sizeType', 'hitDice', 'initiative'];

/** Cuts a text before the name of every further block. */
function below(lines: readonly string[]): readonly string[] {
  const starts = [0];
  let seen = new Set<FieldId>();
  let nameAt = 0;
  let awaited = false;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const under = lines.slice(at + 1, at + 4).find((one) => one.trim() !== '') ?? '';
    const alone = labelAlone(line, under) !== undefined;
    const isValue = awaited && !alone;
    awaited = alone;
    // What stands below a label alone is what it labels.
    if (isValue) continue;
    const field = openingLabel(line, under) ?? (readSizeType(line).value === null ? undefined : 'sizeType');
    if (field === undefined) {
      nameAt = at;
      continue;
    }
    if (early.includes(field) && seen.has(field)) {
      const named =
        nameAt > (starts.at(-1) ?? 0) && lines.slice(nameAt + 1, at).every((one) => one.trim() === '');
      starts.push(named ? nameAt : at);
      seen = new Set();
    }
    seen.add(field);
  }
  return starts.map((start, at) => lines.slice(start, starts[at + 1]).join('\n'));
}

/** The blocks of a paste, below one another or side by side; each text holds one. */
export function blocksOf(text: string): readonly string[] {
  const lines = repaired(text).split(lineEnds);
  const beside = besideOneAnother(lines) ?? [lines.join('\n')];
  return beside
    .flatMap((column) => below(column.split('\n')))
    .flatMap((block) => columns(block.split('\n')) ?? [block])
    .filter((block) => /\S/.test(block));
}
