import type { Browser } from './chromium/browser.ts';

/** What was started, and how; known before the app's code runs. */
export interface Launch {
  readonly executable: string;
  /** The folder that holds the app's package.json. */
  readonly appPath: string;
  readonly packaged: boolean;
  readonly manifest: { readonly name?: string; readonly productName?: string; readonly version?: string };
  readonly switches: Map<string, string>;
}

interface Runtime {
  launch: Launch;
  browser: Browser | undefined;
}

/** One per process, as Electron itself is. */
export const runtime: Runtime = {
  launch: { executable: '', appPath: '', packaged: false, manifest: {}, switches: new Map() },
  browser: undefined,
};

/** The running Chromium; before `ready` there is none. */
export function runningBrowser(): Browser {
  if (!runtime.browser) throw new Error('Cannot create BrowserWindow before app is ready');
  return runtime.browser;
}
