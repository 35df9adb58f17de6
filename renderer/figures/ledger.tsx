import type { Figure } from '../../shared/rules/core/figure.ts';
import { useWords } from '../words/words.tsx';
import styles from './ledger.module.css';

/** Every part of a number with its source; those that do not count are struck, with the reason. */
export function Ledger({ figure }: { figure: Figure }) {
  const { t, say, signed } = useWords();
  if (figure.parts.length === 0) return <p className={styles.empty}>{t('ledger.nothing')}</p>;
  return (
    <table className={styles.ledger}>
      <tbody>
        {figure.parts.map(({ label, value, source, leftOut }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own and never move.
          <tr key={at} data-left-out={leftOut !== undefined}>
            <td className={styles.value}>{leftOut === undefined ? signed(value) : <s>{signed(value)}</s>}</td>
            <td>
              <span className={styles.label}>{say(label)}</span>
              {leftOut !== undefined && <span className={styles.reason}>{say(leftOut)}</span>}
              <span className={styles.source}>{say(source)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.value}>{signed(figure.total)}</td>
          <td>{t('ledger.total')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
