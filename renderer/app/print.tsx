import './print.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ask } from '../bridge/desk.ts';
import { setPageRules } from '../features/printing/page-rules.ts';
import { SheetPaper } from '../features/printing/sheet-paper.tsx';
import { WordsProvider, wordsOf } from '../words/words.tsx';

/** Draws the job that the address names, and tells main once everything is there, fonts included. */
async function draw(): Promise<void> {
  const root = document.getElementById('root');
  const job = new URLSearchParams(location.search).get('job');
  if (root === null || job === null) throw new Error('the paper has no job');
  const answer = await ask('paper.job', { job });
  if (!answer.ok) throw new Error(`the job is refused: ${answer.error.code}`);
  const { language, paper, campaign, creature } = answer.value;
  if (campaign.kind !== 'campaign' || (creature.kind !== 'character' && creature.kind !== 'monster')) {
    throw new Error('the job holds no sheet');
  }
  document.documentElement.lang = language;
  document.title = wordsOf(language).say(creature.body.name);
  setPageRules(paper, document.title);
  flushSync(() =>
    createRoot(root).render(
      <WordsProvider language={language}>
        <SheetPaper campaign={campaign} creature={creature} />
      </WordsProvider>,
    ),
  );
  // A font is only fetched once something is drawn in it.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await ask('paper.ready', { job });
}

void draw();
