import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { electronUses } from './coverage/electron-use.ts';
import { lacking, mainOffer, type Offer, preloadOffer } from './coverage/host-offer.ts';

const main = path.join(import.meta.dirname, '../../main');

const sources = fs
  .globSync('**/*.ts', { cwd: main })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, uses: electronUses(fs.readFileSync(path.join(main, file), 'utf8')) }))
  .filter(({ uses }) => uses.length > 0);

let offers: { main: Offer; preload: Offer };

beforeAll(() => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  offers = { main: mainOffer(), preload: preloadOffer() };
  vi.unstubAllGlobals();
});

const offerFor = (file: string) => (file.startsWith('preload/') ? offers.preload : offers.main);

describe('the app uses no more of Electron than the host has', () => {
  test('there is something to check', () => {
    expect(sources.map(({ file }) => file)).toContain('preload/index.ts');
    expect(sources.length).toBeGreaterThan(3);
  });

  test.each(sources)('main/$file', ({ file, uses }) => {
    expect(lacking(uses, offerFor(file))).toEqual([]);
  });
});

describe('what the host lacks is found', () => {
  test.each([
    ['a module', "import { app, Tray } from 'electron';", ['no module Tray']],
    ['a module under another name', "import { Tray as T } from 'electron';", ['no module Tray']],
    ['the whole module', "import electron from 'electron';", ['no module ImportDefaultSpecifier']],
    ['a member', "import { app } from 'electron'; app.setBadgeCount(1);", ['app has no setBadgeCount']],
    [
      'an event',
      "import { app } from 'electron'; app.on('gpu-info-update', f);",
      ["app sends no 'gpu-info-update'"],
    ],
    [
      'a member of a window, through its type',
      "import type { BrowserWindow } from 'electron'; function f(it: BrowserWindow | null) { it?.setProgressBar(1); }",
      ['a BrowserWindow has no setProgressBar'],
    ],
    [
      'a member of a window, through new',
      "import { BrowserWindow } from 'electron'; const it = new BrowserWindow({}); it.setKiosk(true);",
      ['a BrowserWindow has no setKiosk'],
    ],
    [
      'a member of a window out of all of them',
      "import { BrowserWindow } from 'electron'; for (const it of BrowserWindow.getAllWindows()) it.blur();",
      ['a BrowserWindow has no blur'],
    ],
    [
      'a member of the contents of a field',
      "import type { BrowserWindow } from 'electron'; class A { #it: BrowserWindow; f() { this.#it.webContents.openDevTools(); } }",
      ['a WebContents has no openDevTools'],
    ],
    [
      'an event of new contents',
      "import { app } from 'electron'; app.on('web-contents-created', (_e, it) => it.on('cursor-changed', f));",
      ["a WebContents sends no 'cursor-changed'"],
    ],
    [
      'a member taken out of the session',
      "import { session } from 'electron'; const { defaultSession } = session; const { cookies } = defaultSession;",
      ['a Session has no cookies'],
    ],
    [
      'a member of what a handler is sent',
      "import { ipcMain } from 'electron'; ipcMain.handle('x', (event) => event.senderFrame?.frames);",
      ['a WebFrameMain has no frames'],
    ],
    [
      'a member of the command line',
      "import { app } from 'electron'; app.commandLine.appendArgument('x');",
      ['a CommandLine has no appendArgument'],
    ],
  ])('%s', (_what, source, expected) => {
    expect(lacking(electronUses(source), offers.main)).toEqual(expected);
  });

  test.each([
    ["import { ipcRenderer } from 'electron'; ipcRenderer.sendSync('x');", ['ipcRenderer has no sendSync']],
    ["import { webFrame } from 'electron';", ['no module webFrame']],
  ])('in a preload: %s', (source, expected) => {
    expect(lacking(electronUses(source), offers.preload)).toEqual(expected);
  });
});

test('what the host has is not reported', () => {
  const source = `
    import { app, BrowserWindow, screen, session, type WebContents } from 'electron';
    app.on('second-instance', () => BrowserWindow.getAllWindows()[0]?.focus());
    app.commandLine.appendSwitch('x');
    session.defaultSession.webRequest.onBeforeRequest((details, answer) => answer({}));
    const windows = BrowserWindow.getAllWindows().filter((it) => it.isVisible()).map((it) => it.id).length;
    const on = (contents: WebContents) => contents.once('did-finish-load', () => contents.mainFrame.url);
    const { workArea } = screen.getPrimaryDisplay();
    const unrelated = { it: { anything: () => workArea } }; unrelated.it.anything();`;
  expect(lacking(electronUses(source), offers.main)).toEqual([]);
});
