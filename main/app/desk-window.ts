import { isDeepStrictEqual } from 'node:util';
import { app, BrowserWindow, nativeTheme, type WebContents } from 'electron';
import type { Broadcast } from '../ipc/handler.ts';
import type { Store } from '../store/store.ts';
import { keepPage, lastPage } from './last-page.ts';
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

/** Milliseconds of rest after which the page and the place of the window are kept. */
const rest = 500;

function keepPlace(store: Store, window: BrowserWindow): void {
  const place = placeOf(window);
  if (isDeepStrictEqual(store.settings.all()[placeKey], place)) return;
  store.commit(() => {
    store.settings.put(placeKey, place);
    return { ok: true, value: null };
  });
}

/** Opens the main window where it last stood, on the page that it last showed, and remembers both as they change. */
export function openDesk(store: Store): BrowserWindow {
  const place = readPlace(store.settings.all()[placeKey]);
  const window = openDeskWindow(app.getName(), nativeTheme.shouldUseDarkColors, place);
  const { webContents } = window;
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    keepPage(store, webContents.getURL());
    keepPlace(store, window);
  };
  const keepSoon = (): void => {
    timer ??= setTimeout(keep, rest);
  };
  webContents.on('did-navigate-in-page', keepSoon);
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('close', keep);
  window.on('closed', () => clearTimeout(timer));
  void window.loadURL(pageUrl('desk', lastPage(store)));
  return window;
}

/** Shows the first page of all, where the one that was open keeps crashing. */
export function openHome(contents: WebContents): void {
  void contents.loadURL(pageUrl('desk'));
}
