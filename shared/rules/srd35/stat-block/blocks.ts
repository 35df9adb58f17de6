import { type FieldId, labelAlone, labelAt } from './labels.ts';
import { repaired } from './paste.ts';
import { readSizeType } from './size-type.ts';
import { lineEnds } from './wrapped-lines.ts';

/** The cells of a line of a table. */
function cellsOf(line: string): readonly string[] {
  const bare = line.replace(/^\s*\|/, '').replace(/\|\s*$/, '');
  return bare.split(/[\t|]/).map((cell) => cell.trim());
}

/** What label begins a line, if one does. */
function openingLabel(line: string): FieldId | undefined {
  const [first = ''] = cellsOf(line);
  const alone = labelAlone(first);
  return alone ?? labelAt({ line: line.trimStart(), at: 0, opens: true, free: () => true })?.field;
}

interface TableRow {
  readonly line: string;
  readonly label: string | null;
  readonly cells: readonly string[];
}

function tableRow(line: string): TableRow {
  const cells = cellsOf(line);
  const label = (cells[0] ?? '').replace(/ ?:$/, '');
  return labelAlone(cells[0] ?? '') === undefined
    ? { line, label: null, cells }
    : { line, label, cells: cells.slice(1) };
}

function filled(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell !== '');
}

/** A row as it stands in the block of one column: a cell that is alone in it is that of all. */
function ofColumn({ label, cells }: TableRow, at: number, width: number): string {
  if (cells.length >= width) return `${label}: ${cells[at]}`;
  const [only, ...more] = filled(cells);
  // Whose cells those are is not known: the line is left for the first block to say so.
  if (more.length > 0) return at === 0 ? `[${label}] ${filled(cells).join(' / ')}` : '';
  return `${label}: ${only ?? ''}`;
}

/** Creatures that stand side by side, one in each column behind the labels; null where the text is no such table. */
function columns(lines: readonly string[]): readonly string[] | null {
  const rows = lines.map(tableRow);
  const labelled = rows.filter(({ label }) => label !== null);
  const width = Math.max(0, ...labelled.map(({ cells }) => filled(cells).length));
  const whole = labelled.filter(({ cells }) => filled(cells).length === width);
  const pairs = labelled.some(({ cells }) => cells.some((cell) => labelAlone(cell) !== undefined));
  if (width < 2 || whole.length < 4 || pairs) return null;
  const names = rows.find(({ label, cells }) => label === null && filled(cells).length === width);
  return Array.from({ length: width }, (_, at) =>
    rows
      .map((row) => {
        if (row === names) return filled(row.cells)[at] ?? '';
        if (row.label === null) return at === 0 ? row.line : '';
        return ofColumn(row, at, width);
      })
      .filter((line) => line !== '')
      .join('\n'),
  );
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
    const alone = labelAlone(line) !== undefined;
    const isValue = awaited && !alone;
    awaited = alone;
    // What stands below a label alone is what it labels.
    if (isValue) continue;
    const field = openingLabel(line) ?? (readSizeType(line).value === null ? undefined : 'sizeType');
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
  return below(lines)
    .flatMap((block) => columns(block.split('\n')) ?? [block])
    .filter((block) => /\S/.test(block));
}
