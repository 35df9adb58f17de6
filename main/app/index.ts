import { app, dialog } from 'electron';
import { declareScheme } from './app-protocol.ts';

declareScheme();
app.enableSandbox();

/** Everything else is loaded, and the library opened, while Chromium starts. */
async function start(): Promise<void> {
  const { startDesk } = await import('./start-desk.ts');
  await startDesk();
}

// The library has one owner: a second start shows the first one's window and goes.
if (app.requestSingleInstanceLock()) {
  void start().catch((error: unknown) => {
    dialog.showErrorBox(
      app.getName(),
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
    app.exit(1);
  });
} else {
  app.quit();
}
