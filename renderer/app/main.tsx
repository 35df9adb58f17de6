import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ActingCreatureProvider } from '../acting/acting-creature.tsx';
import { ask } from '../bridge/desk.ts';
import { UndoTargetProvider } from '../keys/undo-target.tsx';
import { NoticesProvider } from '../notices/notices.tsx';
import { loadReplica } from '../replica/load.ts';
import { fetchLater } from '../ui/later.ts';
import { WordsProvider } from '../words/words.tsx';
import { beginPage } from './begin-page.ts';
import { createAppRouter } from './router.tsx';
import { SettingsProvider, useSettings } from './settings.tsx';

function Speaking({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const { settings } = useSettings();
  return (
    <WordsProvider language={settings.language}>
      <NoticesProvider>
        <UndoTargetProvider>
          <ActingCreatureProvider>
            <RouterProvider router={router} />
          </ActingCreatureProvider>
        </UndoTargetProvider>
      </NoticesProvider>
    </WordsProvider>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  performance.mark('first request');
  beginPage(location.hash);
  const answer = await ask('app.start', null);
  if (!answer.ok) throw new Error(`the app does not start: ${answer.error.code}`);
  const { settings, campaigns, undoState, troubles, version, library } = answer.value;
  const router = createAppRouter({ campaigns, undoState, troubles, version });
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider initial={settings}>
        <Speaking router={router} />
      </SettingsProvider>
    </StrictMode>,
  );
  const { startReplica } = await loadReplica();
  await startReplica(library);
  await fetchLater();
}

void start();
