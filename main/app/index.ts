import { app, dialog } from 'electron';
import { declareScheme } from './app-protocol.ts';
import { guardSession } from './guard.ts';
import { startDesk } from './start-desk.ts';

declareScheme();
app.enableSandbox();

// The library has one owner: a second start shows the first one's window and goes.
if (app.requestSingleInstanceLock()) {
  void app
    .whenReady()
    .then(() => {
      guardSession();
      return startDesk();
    })
    .catch((error: unknown) => {
      dialog.showErrorBox(
        app.getName(),
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
      app.exit(1);
    });
} else {
  app.quit();
}
