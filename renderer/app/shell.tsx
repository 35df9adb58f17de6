import { Link, Outlet, useParams } from '@tanstack/react-router';
import { Settings2, Skull, SwatchBook } from 'lucide-react';
import type { Trouble, UndoState } from '../../shared/ipc/start-contract.ts';
import { useActingCreature } from '../acting/acting-creature.tsx';
import { DiceRoller } from '../features/dice/dice-roller.tsx';
import { KeyList } from '../features/keys/key-list.tsx';
import { SearchPalette } from '../features/search/search-palette.tsx';
import { useWords } from '../words/words.tsx';
import { useLibraryUndo } from './library-undo.ts';
import { useOpen } from './navigation.tsx';
import { RunningLink } from './running-link.tsx';
import styles from './shell.module.css';
import { Troubles } from './troubles.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface ShellProps {
  undoState: UndoState;
  troubles: readonly Trouble[];
}

/** The frame around every page: where one can go, and the way back from the last change. */
export function Shell({ undoState, troubles }: ShellProps) {
  const { t } = useWords();
  const libraryUndo = useLibraryUndo(undoState);
  const open = useOpen();
  const acting = useActingCreature();
  const { creatureId } = useParams({ strict: false });
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
          <Link to="/" className={styles.link} title={t('nav.campaigns')} activeOptions={{ exact: true }}>
            <SwatchBook aria-hidden />
            <span className={styles.linkName}>{t('nav.campaigns')}</span>
          </Link>
          <Link
            to="/bestiary"
            search={{ kind: 'monster' }}
            className={styles.link}
            title={t('bestiary.title')}
            activeOptions={{ includeSearch: false }}
          >
            <Skull aria-hidden />
            <span className={styles.linkName}>{t('bestiary.title')}</span>
          </Link>
          <Link to="/settings" className={styles.link} title={t('nav.settings')}>
            <Settings2 aria-hidden />
            <span className={styles.linkName}>{t('nav.settings')}</span>
          </Link>
          <RunningLink />
        </nav>
        <DiceRoller creatureId={acting ?? creatureId ?? null} />
        <SearchPalette onOpen={open} />
        <KeyList />
        <UndoButtons library={libraryUndo} />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <div className={styles.troubles}>
          <Troubles initial={troubles} />
        </div>
        <Outlet />
      </main>
    </div>
  );
}

function focusContent(): void {
  document.getElementById('content')?.focus();
}
