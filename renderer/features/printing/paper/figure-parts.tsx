import type { Figure } from '../../../../shared/rules/core/figure.ts';
import { writtenParts } from '../../../figures/figure-button.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './sheet-parts.module.css';

/** The parts of a number in small print; none of them is broken as long as a line has room for it. */
export function FigureParts({ figure }: { figure: Figure }) {
  const words = useWords();
  return writtenParts(words, figure).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed parts never move.
    <span key={at}>
      {at > 0 && ' · '}
      <span className={styles.part}>{part}</span>
    </span>
  ));
}
