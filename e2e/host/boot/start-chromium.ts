import path from 'node:path';
import { app } from '../api/app.ts';
import { BrowserWindow } from '../api/browser-window.ts';
import { display } from '../api/screen.ts';
import { defaultSession } from '../api/session.ts';
import { Browser } from '../chromium/browser.ts';
import { runtime } from '../runtime.ts';
import { setVersion } from './process-setting.ts';

/** Starts Chromium, and then the app is ready. */
export async function startChromium(): Promise<void> {
  const { switches } = runtime.launch;
  const browser = await Browser.launch({
    profile: path.join(app.getPath('sessionData'), 'HostChromium'),
    headless: process.env.HOST_HEADLESS === '1' || !process.env.DISPLAY,
    sandboxed: process.getuid?.() !== 0 && !switches.has('no-sandbox'),
    locale: app.getLocale(),
    screen: display.size,
    switches,
  });
  runtime.browser = browser;
  // Nothing that a page may ask for is granted.
  browser.session.tell('Browser.grantPermissions', { permissions: [] });
  browser.session.tell('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true });
  browser.session.on('Browser.downloadWillBegin', ({ url, suggestedFilename }) =>
    defaultSession.downloadBegins(url, suggestedFilename),
  );
  const { product } = await browser.session.send('Browser.getVersion');
  setVersion('chrome', product.replace(/^.*\//, ''));
  void browser.exited.then(chromiumExited);
  app.chromiumStarted();
}

/** Chromium leaves by itself when a person closes its last window, and when it crashes. */
function chromiumExited(): void {
  if (app.leaving) return;
  for (const window of BrowserWindow.getAllWindows()) window.destroy();
  if (app.leaving) return;
  console.error('host: Chromium has exited');
  app.exit(1);
}
