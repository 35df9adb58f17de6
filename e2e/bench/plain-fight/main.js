// The yardstick of a fight on the screen: a page written by hand, in the same Electron or host.
import fs from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow } from 'electron';

void app.whenReady().then(() => {
  const preload = path.join(import.meta.dirname, 'preload.cjs');
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true, preload } });
  const page = fs.readFileSync(path.join(import.meta.dirname, 'page.html'), 'utf8');
  return window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`);
});
