/**
 * The things of Electron's that the check can tell apart in the app's source: modules by their names, instances
 * as "a …".
 */
export type Kind = string;

/** What a property gives, or a method returns, as far as it is again something of Electron's. */
const gives: Record<Kind, Record<string, Kind>> = {
  app: { commandLine: 'a CommandLine' },
  session: { defaultSession: 'a Session', fromPartition: 'a Session' },
  BrowserWindow: {
    getAllWindows: 'a BrowserWindow',
    getFocusedWindow: 'a BrowserWindow',
    fromWebContents: 'a BrowserWindow',
    fromId: 'a BrowserWindow',
  },
  webContents: {
    getAllWebContents: 'a WebContents',
    getFocusedWebContents: 'a WebContents',
    fromId: 'a WebContents',
    fromDevToolsTargetId: 'a WebContents',
  },
  Menu: { buildFromTemplate: 'a Menu', getApplicationMenu: 'a Menu' },
  screen: { getPrimaryDisplay: 'a Display', getAllDisplays: 'a Display', getDisplayMatching: 'a Display' },
  'a BrowserWindow': { webContents: 'a WebContents' },
  'a WebContents': { session: 'a Session', mainFrame: 'a WebFrameMain' },
  'a Session': { webRequest: 'a WebRequest', protocol: 'protocol' },
  'a WebFrameMain': { parent: 'a WebFrameMain', top: 'a WebFrameMain' },
  'a Menu': { getMenuItemById: 'a MenuItem', items: 'a MenuItem' },
  'a MenuItem': { submenu: 'a Menu', menu: 'a Menu' },
};

/** Names that mean the same on whatever object they are found. */
const telling: Record<string, Kind> = {
  webContents: 'a WebContents',
  mainFrame: 'a WebFrameMain',
  senderFrame: 'a WebFrameMain',
  defaultSession: 'a Session',
  webRequest: 'a WebRequest',
};

/** Members of arrays and of their elements' own iteration, which lead from the many to the one. */
const ofLists = ['at', 'find', 'findLast', 'filter', 'values', 'toSorted', 'slice'];

export function isListMember(member: string): boolean {
  return ofLists.includes(member);
}

/** A list of windows counts as a window: what is called on it is told apart by `isListMember`. */
export function kindGiven(owner: Kind | undefined, member: string): Kind | undefined {
  const known = owner === undefined ? undefined : gives[owner]?.[member];
  return known ?? telling[member];
}

const instances = [
  'BrowserWindow',
  'CommandLine',
  'Display',
  'Menu',
  'MenuItem',
  'Session',
  'WebContents',
  'WebFrameMain',
  'WebRequest',
];

/** Modules that are the only one of their type. */
const singletons: Record<string, Kind> = {
  App: 'app',
  Clipboard: 'clipboard',
  Dialog: 'dialog',
  IpcMain: 'ipcMain',
  NativeTheme: 'nativeTheme',
  Net: 'net',
  Protocol: 'protocol',
  Screen: 'screen',
  Shell: 'shell',
};

/** The kind behind a type's name. */
export function kindOfType(name: string): Kind | undefined {
  return instances.includes(name) ? `a ${name}` : singletons[name];
}

/** Which arguments of a listener are something of Electron's. */
const listenerArguments: Record<string, readonly (Kind | undefined)[]> = {
  'web-contents-created': [undefined, 'a WebContents'],
  'browser-window-created': [undefined, 'a BrowserWindow'],
  'render-process-gone': [undefined, 'a WebContents'],
  setPermissionRequestHandler: ['a WebContents'],
  setPermissionCheckHandler: ['a WebContents'],
};

export function argumentKinds(call: string): readonly (Kind | undefined)[] {
  return listenerArguments[call] ?? [];
}
