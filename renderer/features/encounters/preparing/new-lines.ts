import { mostCopies, type PreparedLine, type QuickLine } from '../../../../shared/library/preparation.ts';
import type { Row } from '../../../../shared/library/row.ts';
import { newCommandId } from '../../../bridge/desk.ts';

/** A new line of somebody out of the library. */
function lineOfRow({ id, kind }: Row): PreparedLine {
  const common = { line: newCommandId(), count: 1, surprised: false, hidden: false, wave: null };
  return { from: 'library', documentId: id, order: kind === 'monster' ? 'line' : 'each', ...common };
}

/** A new line of somebody made up. */
export function lineOfQuick(quick: Pick<QuickLine, 'name' | 'kind' | 'values'>): PreparedLine {
  return {
    ...{ from: 'quick', ...quick, line: newCommandId(), count: 1, order: 'line' },
    ...{ surprised: false, hidden: false, wave: null },
  };
}

/** Lines with one more of somebody: on a line that is there already where it can be. */
export function withRow(lines: readonly PreparedLine[], row: Row): PreparedLine[] {
  const there = lines.find((line) => line.from === 'library' && line.documentId === row.id);
  if (there === undefined) return [...lines, lineOfRow(row)];
  if (row.kind === 'character') return [...lines];
  return lines.map((line) =>
    line === there ? { ...line, count: Math.min(mostCopies, line.count + 1) } : line,
  );
}
