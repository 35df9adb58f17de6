import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { ask } from '../bridge/desk.ts';
import { WordsProvider, wordsOf } from '../words/words.tsx';
import { Question } from './question.tsx';

/** Shows why the library does not open, and asks what to do about it. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  const answer = await ask('question.read', null);
  if (!answer.ok) throw new Error(`there is no question: ${answer.error.code}`);
  const { language } = answer.value;
  document.documentElement.lang = language;
  document.title = wordsOf(language).t('app.name');
  createRoot(root).render(
    <WordsProvider language={language}>
      <Question question={answer.value} />
    </WordsProvider>,
  );
}

void start();
