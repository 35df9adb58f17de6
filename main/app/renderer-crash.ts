import { app, type WebContents } from 'electron';

/** Crashes within this time, in milliseconds, count as one after another. */
const shortly = 60_000;
/** A page that keeps crashing is left alone, or it would do so for ever. */
const mostInARow = 3;

/** Restarts a page that crashed where it was: what it showed lies in the library, and its address in its own. */
export function keepAlive(log: (line: string) => void, restart: (contents: WebContents) => void): void {
  let crashes: number[] = [];
  app.on('render-process-gone', (_event, contents, { reason }) => {
    log(`a page is gone: ${reason}`);
    if (reason === 'clean-exit') return;
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < shortly), now];
    if (crashes.length <= mostInARow) restart(contents);
  });
}
