import { app } from 'electron';
import type { Keeper } from '../store/keeper.ts';

/** Milliseconds between two looks at whether anything has changed. */
const interval = 10 * 60 * 1000;

/** Backs up while the app runs and before it ends, each time if anything has changed; then closes the library. */
export function backUpRegularly({ store, backUpChanges }: Keeper, log: (line: string) => void): void {
  const backUp = async (reason: 'timed' | 'exit'): Promise<void> => {
    try {
      await backUpChanges(reason);
    } catch (thrown) {
      log(`no backup: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
    }
  };
  const timer = setInterval(() => void backUp('timed'), interval);
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    clearInterval(timer);
    void backUp('exit').then(() => {
      isClosed = true;
      store.close();
      app.quit();
    });
  });
}
