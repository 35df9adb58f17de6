import * as electron from '../api/electron.ts';
import { supportedEvents } from '../api/events.ts';
import { display } from '../api/screen.ts';
import type { Browser } from '../chromium/browser.ts';
import { createCodec } from '../page/codec.ts';
import { type PreloadSetting, runPreload } from '../page/preload-world.ts';
import { runtime } from '../runtime.ts';
import type { Use } from './electron-use.ts';
import { type Kind, kindOfType } from './kinds.ts';

/** What can be imported, and the members and events of each thing. */
export interface Offer {
  readonly modules: ReadonlySet<string>;
  readonly members: ReadonlyMap<Kind, ReadonlySet<string>>;
  readonly events: ReadonlyMap<Kind, readonly string[]>;
}

/** Looks at the host's own objects, with a Chromium that never opens its window. */
export function mainOffer(): Offer {
  runtime.browser = { openWindow: () => new Promise(() => {}) } as unknown as Browser;
  const window = new electron.BrowserWindow({ show: false });
  const menu = electron.Menu.buildFromTemplate([{ id: 'any', label: 'any' }]);
  const things: Record<Kind, object> = {
    ...electron,
    'a BrowserWindow': window,
    'a CommandLine': electron.app.commandLine,
    'a Display': display,
    'a Menu': menu,
    'a MenuItem': menu.getMenuItemById('any') ?? {},
    'a Session': electron.session.defaultSession,
    'a WebContents': window.webContents,
    'a WebFrameMain': window.webContents.mainFrame,
    'a WebRequest': electron.session.defaultSession.webRequest,
  };
  runtime.browser = undefined;
  const events = new Map<Kind, readonly string[]>(
    Object.entries(supportedEvents).map(([name, list]) => [kindOfType(name) ?? name, list]),
  );
  return { modules: new Set(Object.keys(electron)), members: membersOf(things), events };
}

/** The preload's half: what its `require('electron')` gives. */
export function preloadOffer(): Offer {
  let found: Record<string, object> = {};
  const setting: PreloadSetting = { secret: 'unused', file: '', process: {} };
  const bridge = { expose() {}, requestWindow() {}, requestClose() {}, onRequest() {} };
  runPreload(bridge, createCodec(), setting, (require) => {
    found = require('electron') as Record<string, object>;
  });
  return { modules: new Set(Object.keys(found)), members: membersOf(found), events: new Map() };
}

/** What the app uses although the host does not have it, in words. */
export function lacking(uses: readonly Use[], offer: Offer): string[] {
  const missing = uses.flatMap((use) => {
    if (use.what === 'module') return offer.modules.has(use.name) ? [] : [`no module ${use.name}`];
    if (use.what === 'member')
      return offer.members.get(use.of)?.has(use.name) === false ? [`${use.of} has no ${use.name}`] : [];
    return offer.events.get(use.of)?.includes(use.name) === false ? [`${use.of} sends no '${use.name}'`] : [];
  });
  return [...new Set(missing)];
}

function membersOf(things: Record<Kind, object>): Map<Kind, Set<string>> {
  return new Map(Object.entries(things).map(([kind, thing]) => [kind, namesOf(thing)]));
}

function namesOf(thing: object): Set<string> {
  const names = new Set<string>();
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at))
    if (at !== Object.prototype && at !== Function.prototype)
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return names;
}
