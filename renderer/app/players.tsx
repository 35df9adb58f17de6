import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlayersShown } from '../../shared/ipc/players-contract.ts';
import { onPlayersView } from '../bridge/players.ts';
import { PlayersBoard } from '../features/players/players-board.tsx';
import { WordsProvider } from '../words/words.tsx';

/** The players' window: whatever main sends it, and nothing else. */
function PlayersWindow() {
  const [shown, setShown] = useState<PlayersShown>();
  useEffect(() => onPlayersView(setShown), []);
  useEffect(() => {
    if (shown === undefined) return;
    const { documentElement: page } = document;
    page.lang = shown.language;
    if (shown.theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = shown.theme;
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <WordsProvider language={shown.language}>
      <PlayersBoard view={shown.view} />
    </WordsProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <PlayersWindow />
  </StrictMode>,
);
