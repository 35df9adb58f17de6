import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  app,
  type BrowserWindow,
  clipboard,
  type IpcMainInvokeEvent,
  ipcMain,
  nativeTheme,
  type WebContents,
} from 'electron';
import { type ChannelName, paperPageChannels, playersChannel } from '../../shared/ipc/names.ts';
import { type Settings, settingsSchema } from '../../shared/ipc/start-contract.ts';
import { createSpeakers, type Speaker } from '../../shared/locales/say.ts';
import { type Language, languages } from '../../shared/rules/core/language.ts';
import type { DamageWatch } from '../ipc/damage/watch.ts';
import { createDesk } from '../ipc/desk.ts';
import { clearUnfinishedExports } from '../ipc/exchange/tools.ts';
import type { Broadcast } from '../ipc/handler.ts';
import { createHandlers } from '../ipc/handlers.ts';
import { paperHandlers } from '../ipc/paper/paper.ts';
import { startQuestions } from '../ipc/question.ts';
import { serveChannels } from '../ipc/serve.ts';
import { currentSettings } from '../ipc/settings.ts';
import type { Store } from '../store/store.ts';
import { servePages } from './app-protocol.ts';
import { backUpRegularly } from './backup-routine.ts';
import { openDesk, openHome, showFirst, tellWindows } from './desk-window.ts';
import { exchangeTools } from './exchange-tools.ts';
import { guardSession } from './guard.ts';
import { type LibraryPlace, libraryPlace } from './library-place.ts';
import { localLog } from './local-log.ts';
import { appMenu } from './menu.ts';
import { openAtStart } from './open-at-start.ts';
import { type OriginName, originOf } from './origins.ts';
import { paperTools } from './paper-tools.ts';
import { placeTools } from './place-tools.ts';
import { playersScreen } from './players-window.ts';
import { keepAlive } from './renderer-crash.ts';
import { lastLanguage, rememberLanguage } from './screen-language.ts';
import { type StartWindow, startWindow } from './start-window.ts';

const speakers = createSpeakers();
const now = (): Date => new Date();

/** The system's language where we speak it. */
function systemLanguage(): Language {
  const wanted = app.getPreferredSystemLanguages().map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.map((tag) => languages.find((language) => language === tag));
  return known.find((language) => language !== undefined) ?? 'en';
}

/** The library, as soon as it is open. */
let library: Pick<Store, 'portraits'> | undefined;

function portraitOf(hash: string): Uint8Array | undefined {
  const found = library?.portraits.read(hash);
  return found?.ok === true ? found.value : undefined;
}

let serving: Promise<void> | undefined;
/** Guards the session and serves our pages as soon as Chromium has started; once. */
function pagesServed(): Promise<void> {
  serving ??= app.whenReady().then(() => {
    guardSession();
    servePages(path.join(import.meta.dirname, '../renderer'), portraitOf);
  });
  return serving;
}

const menu = appMenu((command) => broadcast('menu.chosen', { command }));

/** Applies what main itself does with the settings. */
function applySettings({ theme, language }: Settings): void {
  rememberLanguage(app.getPath('userData'), language);
  nativeTheme.themeSource = theme;
  menu.speak(speakers[language]);
}

const broadcast: Broadcast = (name, payload) => {
  tellWindows(name, payload);
  if (name === 'settings.changed') applySettings(settingsSchema.parse(payload));
};

/** The origin that a frame belongs to, if it is a page of ours and not within another. */
function askingOrigin({ senderFrame }: IpcMainInvokeEvent): OriginName | undefined {
  return senderFrame === null || senderFrame.parent !== null ? undefined : originOf(senderFrame.url);
}

/** A window that asks, once Chromium has started, which opening the library does not wait for. */
function askingWindow(userData: string, log: (line: string) => void): StartWindow {
  const questions = startQuestions();
  serveChannels(ipcMain, questions.handlers, { admits: (event) => askingOrigin(event) === 'start', log });
  return startWindow(questions, () => lastLanguage(userData) ?? systemLanguage());
}

/** Opens the library; what is in its way is asked about in a window. */
function openLibraryAt(place: LibraryPlace, asking: StartWindow, log: (line: string) => void) {
  return openAtStart(place, {
    now,
    newId: randomUUID,
    log,
    ask: async (question) => {
      await pagesServed();
      return asking.ask(question);
    },
    tell: async (refusal) => {
      await pagesServed();
      await asking.tell(refusal);
    },
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

/** The one origin that may ask a channel: pages of paper do their job, the players' page asks for its view. */
function askerOf(channel: ChannelName): OriginName {
  if (paperPageChannels.some((name) => name === channel)) return 'paper';
  return channel === playersChannel ? 'players' : 'desk';
}

/** Opens the library, serves the windows and opens the first one; says plainly why where it cannot. */
export async function startDesk(): Promise<void> {
  const userData = app.getPath('userData');
  const log = localLog(path.join(userData, 'logs'), now);
  const place = libraryPlace(process.argv, process.cwd(), userData);
  let window: BrowserWindow | null = null;
  const asking = askingWindow(userData, log);
  app.on('second-instance', () => (window === null ? asking.show() : showFirst(window)));
  const opened = await openLibraryAt(place, asking, log);
  await pagesServed();
  if (opened === undefined) {
    app.exit(1);
    return;
  }
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
    copyText: (text) => clipboard.writeText(text),
    offerInMenu: menu.offer,
    playersScreen: playersScreen(mainWindow),
    place: placeTools(place, (): Speaker => speakers[currentSettings(desk).language], mainWindow),
  });
  const { store } = desk;
  library = store;
  applySettings(currentSettings(desk));
  const paper = paperHandlers(paperTools(desk, { speakers, mainWindow, log }));
  serveChannels(ipcMain, createHandlers(desk, paper), {
    admits: (event, channel) => askingOrigin(event) === askerOf(channel),
    log,
  });

  window = openDesk(store);
  asking.close();
  window.on('closed', () => {
    window = null;
    desk.players.close();
  });
  // A page of paper that dies is missed by whoever waits for it.
  const ifDesk = (deed: (contents: WebContents) => void) => (contents: WebContents) => {
    if (originOf(contents.getURL()) === 'desk') deed(contents);
  };
  keepAlive(log, { restart: ifDesk((contents) => contents.reload()), leave: ifDesk(openHome) });
  app.on('window-all-closed', () => app.quit());
  backUpRegularly(desk.keeper, log);
  lookWhenIdle(desk.damage, log);
  void clearUnfinishedExports(desk);
}
