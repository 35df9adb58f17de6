import { useWords } from '../../../words/words.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './sheet-paper.module.css';

/** Letters from which a note stands in two columns, whose lines the eye can follow. */
const longNote = 700;

/** What was noted, paragraph by paragraph; below it go lines for the pen, as many as the page has room for. */
export function Notes({ text = '' }: { text?: string | undefined }) {
  const { t } = useWords();
  const paragraphs = paragraphsOf(text);
  return (
    <section className={styles.notes} data-notes={paragraphs.length === 0 ? 'none' : 'some'}>
      <h2>{t('paper.notes')}</h2>
      <div className={styles.noted} data-long={text.length > longNote || undefined}>
        {paragraphs.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move.
          <p key={at}>{line}</p>
        ))}
      </div>
      <div />
    </section>
  );
}
