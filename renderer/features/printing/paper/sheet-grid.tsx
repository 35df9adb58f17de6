import type { ReactNode } from 'react';
import styles from './sheet-parts.module.css';
import { gridColumns, linesOf } from './sheet-parts.ts';

/** Something in the grid: how many of its columns it takes, and what it shows. */
export interface Placed {
  readonly id: string;
  readonly span: number;
  readonly content: ReactNode;
}

/** Lines that leave less of the grid free than this are stretched over all of it. */
const littleFree = 6;

function columnsOf(line: readonly Placed[]): number {
  const taken = line.reduce((sum, { span }) => sum + span, 0);
  const isAlone = line.length === 1 && taken >= gridColumns / 2;
  return isAlone || gridColumns - taken < littleFree ? taken : gridColumns;
}

/** Parts of a sheet one after another, side by side where there is room. */
export function SheetGrid({ parts }: { parts: readonly Placed[] }) {
  return linesOf(parts, ({ span }) => span).map((line) => {
    const [only, ...others] = line;
    if (only === undefined) return null;
    if (others.length === 0 && only.span === gridColumns)
      return (
        <div key={only.id} className={styles.alone}>
          {only.content}
        </div>
      );
    const gridTemplateColumns = `repeat(${columnsOf(line)}, minmax(0, 1fr))`;
    return (
      <div key={only.id} className={styles.beside} style={{ gridTemplateColumns }}>
        {line.map(({ id, span, content }) => (
          <div key={id} className={styles.place} style={{ gridColumn: `span ${span}` }}>
            {content}
          </div>
        ))}
      </div>
    );
  });
}
