import type { Session as ElectronSession, session as electronSession } from 'electron';
import type { DevToolsSession } from '../chromium/connection.ts';
import { app } from './app.ts';
import { Emitter, preventable } from './events.ts';
import { chromiumUrl, protocol } from './protocol.ts';
import { WebRequest } from './web-request.ts';

type Offered = Pick<
  ElectronSession,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerEnabled'
  | 'clearStorageData'
>;

class Session extends Emitter<'Session'> implements Offered {
  readonly webRequest = new WebRequest();
  readonly protocol = protocol;
  readonly #pages = new Set<DevToolsSession>();

  // Chromium is told to refuse every permission, so there is nothing left to ask these about.
  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(): void {}

  get storagePath(): string {
    return app.getPath('sessionData');
  }

  async clearStorageData(options: { origin?: string } = {}): Promise<void> {
    const [page] = this.#pages;
    if (!page) throw new Error('host: session.clearStorageData needs an open window');
    const origin = options.origin === undefined ? '*' : new URL(chromiumUrl(options.origin)).origin;
    await page.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  /** Chromium clears storage through the DevTools session of a page only. */
  opened(page: DevToolsSession): void {
    this.#pages.add(page);
  }

  closed(page: DevToolsSession): void {
    this.#pages.delete(page);
  }

  /** Downloads are refused, whatever the listener does; it can still see them. */
  downloadBegins(url: string, filename: string): void {
    const item = { getURL: () => url, getFilename: () => filename, cancel: () => {} };
    this.fire('will-download', preventable({}), item, undefined);
  }
}

export const defaultSession = new Session();

export const session = { defaultSession } satisfies Partial<Record<keyof typeof electronSession, unknown>>;
