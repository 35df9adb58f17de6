import { app, type WebContents } from 'electron';

/** Crashes within this time, in milliseconds, count as one after another. */
const shortly = 60_000;
/** A page that keeps crashing is left, or it would do so for ever. */
const mostInARow = 3;

/** What is done with a page that crashed. */
interface Revival {
  /** Starts it anew where it was. */
  readonly restart: (contents: WebContents) => void;
  /** Leaves the page, which crashed whenever it was started anew. */
  readonly leave: (contents: WebContents) => void;
}

/** Restarts a page that crashed where it was: what it showed lies in the library, and its address in its own. */
export function keepAlive(log: (line: string) => void, { restart, leave }: Revival): void {
  let crashes: number[] = [];
  app.on('render-process-gone', (_event, contents, { reason }) => {
    log(`a page is gone: ${reason}`);
    if (reason === 'clean-exit' || contents.isDestroyed()) return;
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < shortly), now];
    if (crashes.length < mostInARow) restart(contents);
    else if (crashes.length === mostInARow) leave(contents);
  });
}
