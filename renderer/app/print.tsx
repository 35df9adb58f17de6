import './print.css';
import { ask } from '../bridge/desk.ts';
import { drawJob } from '../features/printing/paper/draw-job.tsx';

/** Draws the job that the address names, and tells main once everything is there. */
async function draw(): Promise<void> {
  const root = document.getElementById('root');
  const job = new URLSearchParams(location.search).get('job');
  if (root === null || job === null) throw new Error('the paper has no job');
  const answer = await ask('paper.job', { job });
  if (!answer.ok) throw new Error(`the job is refused: ${answer.error.code}`);
  const pages = await drawJob(root, answer.value, (done) => ask('paper.drawing', { job, done }));
  await ask('paper.ready', { job, pages: pages === null ? null : [...pages] });
}

// Who waits for the page sees at once that it is gone.
draw().catch(() => window.close());
