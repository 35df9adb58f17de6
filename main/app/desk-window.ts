import { app, BrowserWindow, nativeTheme } from 'electron';
import type { Broadcast } from '../ipc/handler.ts';
import type { Store } from '../store/store.ts';
import { originOf } from './origins.ts';
import { openDeskWindow, pageUrl, placeOf, readPlace } from './window.ts';

/** A setting that is the app's own business and no window's. */
const placeKey = 'windowPlace';

/** Tells every window of the desk something. */
export const tellWindows: Broadcast = (name, payload) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (originOf(webContents.getURL()) !== 'desk') continue;
    webContents.send(name, payload);
    // A page may not navigate, not even to itself, so it is started anew from here.
    if (name === 'library.replaced') webContents.reload();
  }
};

/** Brings a window before the person who started the app a second time. */
export function showFirst(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Opens the main window where it last stood, and remembers where it stands when it closes. */
export function openDesk(store: Store): BrowserWindow {
  const place = readPlace(store.settings.all()[placeKey]);
  const window = openDeskWindow(app.getName(), nativeTheme.shouldUseDarkColors, place);
  window.on('close', () => {
    store.commit(() => {
      store.settings.put(placeKey, placeOf(window));
      return { ok: true, value: null };
    });
  });
  void window.loadURL(pageUrl('desk'));
  return window;
}
