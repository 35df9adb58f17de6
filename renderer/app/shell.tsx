import { Link, Outlet } from '@tanstack/react-router';
import { Redo2, Settings2, SwatchBook, Undo2 } from 'lucide-react';
import type { UndoState } from '../../shared/ipc/contract.ts';
import { keyHint } from '../keys/key-map.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import { useLibraryUndo } from './library-undo.tsx';
import styles from './shell.module.css';

/** The frame around every page: where one can go, and the way back from the last change. */
export function Shell({ undoState }: { undoState: UndoState }) {
  const { t } = useWords();
  const { state, undo, redo } = useLibraryUndo(undoState);
  const undoLabel = state.undo === null ? t('action.undo') : t('action.undoEffect', { effect: state.undo });
  const redoLabel = state.redo === null ? t('action.redo') : t('action.redoEffect', { effect: state.redo });
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t('nav.skip')}
      </button>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          {t('app.name')}
        </Link>
        <nav aria-label={t('nav.main')} className={styles.nav}>
          <Link to="/" className={styles.link} activeOptions={{ exact: true }}>
            <SwatchBook aria-hidden />
            {t('nav.campaigns')}
          </Link>
          <Link to="/settings" className={styles.link}>
            <Settings2 aria-hidden />
            {t('nav.settings')}
          </Link>
        </nav>
        <div className={styles.history}>
          <IconButton
            label={undoLabel}
            icon={<Undo2 />}
            keyHint={keyHint('undo')}
            isDisabled={state.undo === null}
            onPress={undo}
          />
          <IconButton
            label={redoLabel}
            icon={<Redo2 />}
            keyHint={keyHint('redo')}
            isDisabled={state.redo === null}
            onPress={redo}
          />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </div>
  );
}

function focusContent(): void {
  document.getElementById('content')?.focus();
}
