import { useWords } from '../words/words.tsx';
import styles from './saved-state.module.css';

/** Says whether what is typed is on the disk. */
export function SavedState({ unsaved, faulty }: { unsaved: boolean; faulty: boolean }) {
  const { t } = useWords();
  return (
    <p className={styles.saved} role="status" data-faulty={faulty}>
      {t(faulty ? 'creatures.save.faulty' : unsaved ? 'creatures.save.saving' : 'creatures.save.saved')}
    </p>
  );
}
