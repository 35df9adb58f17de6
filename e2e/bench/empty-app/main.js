// The yardstick of start-up: a window with nothing in it, in the same Electron or host.
import { app, BrowserWindow } from 'electron';

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  return window.loadURL('data:text/html,<h1>empty</h1>');
});
