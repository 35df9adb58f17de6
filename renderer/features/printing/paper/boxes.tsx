import type { ReactNode } from 'react';
import styles from './sheet-parts.module.css';

/** A box with what it is called, its value, and below in small print what that is made of. */
export interface Box {
  readonly id: string;
  readonly label: string;
  /** Absent where a pen writes it. */
  readonly value?: string;
  readonly parts?: ReactNode;
}

/** Letters of a word that a sixth of a page has no room for in the usual size. */
const longWord = 18;

function hasLongWord(label: string): boolean {
  return label.split(/[\s-]/).some((word) => word.length > longWord);
}

/** As many boxes side by side as a line has room for; those that need several lines fill them evenly. */
function columnsOf(count: number): number {
  const lines = Math.ceil(count / 6);
  return Math.ceil(count / lines);
}

/** Boxes of equal width side by side: names, values and small print each on a line of their own. */
export function Boxes({ boxes }: { boxes: readonly Box[] }) {
  const columns = columnsOf(boxes.length);
  return (
    <dl className={styles.boxes} data-columns={columns} data-wraps={boxes.length > columns || undefined}>
      {boxes.map(({ id, label, value, parts }) => (
        <div key={id}>
          <dt data-long={hasLongWord(label) || undefined}>{label}</dt>
          {value === undefined ? (
            <dd className={styles.room} />
          ) : (
            <>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.parts}>{parts}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Something with its heading, which never stands alone at the foot of a page. */
export function Headed({
  heading,
  flows = false,
  children,
}: {
  heading: string;
  /** Whether it goes over pages where it has to; else it stays together. */
  flows?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.headed} data-flows={flows || undefined}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
