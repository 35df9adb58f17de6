import { useSyncExternalStore } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './saved-state.module.css';
import type { DraftStore } from './use-draft.ts';

/** Says whether what is typed is on the disk. */
export function SavedState({ unsaved, faulty }: { unsaved: boolean; faulty: boolean }) {
  const { t } = useWords();
  return (
    <p className={styles.saved} role="status" data-faulty={faulty}>
      {t(faulty ? 'creatures.save.faulty' : unsaved ? 'creatures.save.saving' : 'creatures.save.saved')}
    </p>
  );
}

/** The same for a draft that it hears of by itself. */
export function SavedStateOf({ store, faulty }: { store: DraftStore<unknown>; faulty: boolean }) {
  return <SavedState unsaved={useSyncExternalStore(store.subscribe, store.isUnsaved)} faulty={faulty} />;
}
