import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { app, type BrowserWindow, ipcMain, nativeTheme, type WebContents } from 'electron';
import { paperPageChannels } from '../../shared/ipc/names.ts';
import { type Settings, settingsSchema } from '../../shared/ipc/start-contract.ts';
import { createSpeakers, type Speaker } from '../../shared/locales/say.ts';
import { type Language, languages } from '../../shared/rules/core/language.ts';
import type { DamageWatch } from '../ipc/damage/watch.ts';
import { createDesk } from '../ipc/desk.ts';
import { clearUnfinishedExports } from '../ipc/exchange/tools.ts';
import type { Broadcast } from '../ipc/handler.ts';
import { createHandlers } from '../ipc/handlers.ts';
import { paperHandlers } from '../ipc/paper/paper.ts';
import { serveChannels } from '../ipc/serve.ts';
import { currentSettings } from '../ipc/settings.ts';
import { servePages } from './app-protocol.ts';
import { askAtStart, tellAtStart } from './ask-at-start.ts';
import { backUpRegularly } from './backup-routine.ts';
import { openDesk, showFirst, tellWindows } from './desk-window.ts';
import { exchangeTools } from './exchange-tools.ts';
import { guardSession } from './guard.ts';
import { type LibraryPlace, libraryPlace } from './library-place.ts';
import { localLog } from './local-log.ts';
import { setMenu } from './menu.ts';
import { openAtStart } from './open-at-start.ts';
import { originOf } from './origins.ts';
import { paperTools } from './paper-tools.ts';
import { placeTools } from './place-tools.ts';
import { keepAlive } from './renderer-crash.ts';
import { lastLanguage, rememberLanguage } from './screen-language.ts';

const speakers = createSpeakers();
const now = (): Date => new Date();

/** The system's language where we speak it. */
function systemLanguage(): Language {
  const wanted = app.getPreferredSystemLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.map((tag) => languages.find((language) => language === tag));
  return known.find((language) => language !== undefined) ?? 'en';
}

/** Applies what main itself does with the settings. */
function applySettings({ theme, language }: Settings): void {
  rememberLanguage(app.getPath('userData'), language);
  nativeTheme.themeSource = theme;
  setMenu(speakers[language]);
}

const broadcast: Broadcast = (name, payload) => {
  tellWindows(name, payload);
  if (name === 'settings.changed') applySettings(settingsSchema.parse(payload));
};

/** Opens the library, for which Chromium need not have started yet; but it must before a person can be asked. */
async function openLibraryAt(place: LibraryPlace, userData: string, log: (line: string) => void) {
  const speaker = async (): Promise<Speaker> => {
    await app.whenReady();
    return speakers[lastLanguage(userData) ?? systemLanguage()];
  };
  return openAtStart(place, {
    now,
    newId: randomUUID,
    log,
    ask: async (question) => askAtStart(await speaker(), question),
    tell: async (refusal) => tellAtStart(await speaker(), refusal),
  });
}

/** Milliseconds after which the first screen has long been there, and the library can be looked through. */
const idle = 5000;

/** Looks once whether every record is what was written. */
function lookWhenIdle({ look }: DamageWatch, log: (line: string) => void): void {
  const timer = setTimeout(() => {
    look().catch((thrown: unknown) => {
      log(`the library was not looked through: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    });
  }, idle);
  app.on('will-quit', () => clearTimeout(timer));
}

/** Opens the library, serves the windows and opens the first one; says plainly why where it cannot. */
export async function startDesk(): Promise<void> {
  const userData = app.getPath('userData');
  const log = localLog(path.join(userData, 'logs'), now);
  const place = libraryPlace(process.argv, process.cwd(), userData);
  const opened = await openLibraryAt(place, userData, log);
  await app.whenReady();
  if (opened === undefined) {
    app.exit(1);
    return;
  }
  guardSession();
  let window: BrowserWindow | null = null;
  const mainWindow = (): BrowserWindow | null => window;
  const desk = createDesk({
    ...opened,
    version: app.getVersion(),
    now,
    newId: randomUUID,
    die: (sides) => randomInt(1, sides + 1),
    defaultSettings: { language: systemLanguage(), theme: 'system', density: 'comfortable', paper: 'A4' },
    broadcast,
    exchange: exchangeTools(speakers, mainWindow),
    place: placeTools(place, (): Speaker => speakers[currentSettings(desk).language], mainWindow),
  });
  const { store } = desk;
  applySettings(currentSettings(desk));
  servePages(path.join(import.meta.dirname, '../renderer'));
  const paper = paperHandlers(paperTools(desk, { speakers, mainWindow, log }));
  serveChannels(ipcMain, createHandlers(desk, paper), {
    admits: ({ senderFrame }, channel) => {
      const origin =
        senderFrame === null || senderFrame.parent !== null ? undefined : originOf(senderFrame.url);
      // A page of paper may do its job and nothing else; the desk may ask for everything but that.
      return origin === (paperPageChannels.some((name) => name === channel) ? 'paper' : 'desk');
    },
    log,
  });

  window = openDesk(store);
  window.on('closed', () => {
    window = null;
  });
  // A page of paper that dies is missed by whoever waits for it.
  keepAlive(log, (contents: WebContents) => {
    if (!contents.isDestroyed() && originOf(contents.getURL()) === 'desk') contents.reload();
  });
  app.on('second-instance', () => {
    if (window !== null) showFirst(window);
  });
  app.on('window-all-closed', () => app.quit());
  backUpRegularly(desk.keeper, log);
  lookWhenIdle(desk.damage, log);
  void clearUnfinishedExports(desk);
}
