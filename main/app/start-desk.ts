import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, nativeTheme, type WebContents } from 'electron';
import { type Settings, settingsSchema } from '../../shared/ipc/contract.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { createSpeakers, type Speaker } from '../../shared/locales/say.ts';
import { type Language, languages } from '../../shared/rules/core/language.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import { createDesk } from '../ipc/desk.ts';
import type { Broadcast } from '../ipc/handler.ts';
import { createHandlers } from '../ipc/handlers.ts';
import { paperHandlers } from '../ipc/paper.ts';
import { serveChannels } from '../ipc/serve.ts';
import { currentSettings } from '../ipc/settings.ts';
import { openLibrary } from '../store/open.ts';
import type { OpenRefusalCode } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { servePages } from './app-protocol.ts';
import { localLog } from './local-log.ts';
import { setMenu } from './menu.ts';
import { originOf } from './origins.ts';
import { keepAlive } from './renderer-crash.ts';
import { createWindow, openDeskWindow, pageUrl, placeOf, readPlace } from './window.ts';

/** Settings that are the app's own business and no window's. */
const placeKey = 'windowPlace';
const folderKey = 'paperFolder';

const speakers = createSpeakers();

/** The system's language where we speak it. */
function systemLanguage(): Language {
  const wanted = app.getPreferredSystemLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.map((tag) => languages.find((language) => language === tag));
  return known.find((language) => language !== undefined) ?? 'en';
}

function sayWhyNot({ say }: Speaker, { code, params }: Refusal<OpenRefusalCode>): void {
  dialog.showErrorBox(say(appWord('startup.refused')), say(appWord(`library.${code}`, params)));
}

/** Applies what main itself does with the settings. */
function applySettings({ theme, language }: Settings): void {
  nativeTheme.themeSource = theme;
  setMenu(speakers[language]);
}

const broadcast: Broadcast = (name, payload) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (originOf(webContents.getURL()) === 'desk') webContents.send(name, payload);
  }
  if (name === 'settings.changed') applySettings(settingsSchema.parse(payload));
};

function showFirst(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function openDesk(store: Store): BrowserWindow {
  const title = app.getName();
  const window = openDeskWindow(
    title,
    nativeTheme.shouldUseDarkColors,
    readPlace(store.settings.all()[placeKey]),
  );
  window.on('close', () => {
    store.commit(() => {
      store.settings.put(placeKey, placeOf(window));
      return { ok: true, value: null };
    });
  });
  void window.loadURL(pageUrl('desk'));
  return window;
}

/** Opens the library, serves the windows and opens the first one; says plainly why where it cannot. */
export async function startDesk(): Promise<void> {
  const now = (): Date => new Date();
  const folder = app.getPath('userData');
  const log = localLog(path.join(folder, 'logs'), now);
  const opened = await openLibrary(path.join(folder, 'library'), { now, newId: randomUUID });
  if (!opened.ok) {
    log(`the library does not open: ${JSON.stringify(opened.error)}`);
    sayWhyNot(speakers[systemLanguage()], opened.error);
    app.exit(1);
    return;
  }
  const store = opened.value;
  const desk = createDesk({
    store,
    version: app.getVersion(),
    now,
    newId: randomUUID,
    die: (sides) => randomInt(1, sides + 1),
    defaultSettings: { language: systemLanguage(), theme: 'system', density: 'comfortable', paper: 'A4' },
    broadcast,
  });
  applySettings(currentSettings(desk));
  servePages(path.join(import.meta.dirname, '../renderer'));

  let window: BrowserWindow | null = null;
  const paper = paperHandlers({
    store,
    speakers,
    newId: randomUUID,
    askPlace: (defaultPath, name) => {
      const options = { defaultPath, filters: [{ name, extensions: ['pdf'] }] };
      return window === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(window, options);
    },
    folder: () => {
      const kept = store.settings.all()[folderKey];
      return typeof kept === 'string' ? kept : app.getPath('documents');
    },
    rememberFolder: (kept) => {
      store.commit(() => {
        store.settings.put(folderKey, kept);
        return { ok: true, value: null };
      });
    },
    openPaper: (job) => {
      const page = createWindow({ width: 800, height: 1100 });
      void page.loadURL(pageUrl('paper', `?job=${job}`));
      return page;
    },
  });
  serveChannels(ipcMain, createHandlers(desk, paper), {
    admits: ({ senderFrame }, channel) => {
      const origin =
        senderFrame === null || senderFrame.parent !== null ? undefined : originOf(senderFrame.url);
      // A page of paper may ask for its job and nothing else; the desk may ask for everything but that.
      const ofPaper = channel === 'paper.job' || channel === 'paper.ready';
      return origin === (ofPaper ? 'paper' : 'desk');
    },
    log,
  });

  window = openDesk(store);
  window.on('closed', () => {
    window = null;
  });
  keepAlive(log, (contents: WebContents) => contents.reload());
  app.on('second-instance', () => {
    if (window !== null) showFirst(window);
  });
  app.on('window-all-closed', () => app.quit());
  app.on('quit', () => store.close());
}
