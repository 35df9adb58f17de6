import type { Session as ElectronSession, session as electronSession } from 'electron';
import { runningBrowser } from '../runtime.ts';
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
  readonly #origins = new Set<string>();

  // Chromium is told to refuse every permission, so there is nothing left to ask these about.
  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(): void {}

  get storagePath(): string {
    return app.getPath('sessionData');
  }

  async clearStorageData(options: { origin?: string } = {}): Promise<void> {
    const origins =
      options.origin === undefined ? [...this.#origins] : [new URL(chromiumUrl(options.origin)).origin];
    const { session } = runningBrowser();
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  /** Chromium knows no way to clear the storage of all origins, so those that were shown are kept in mind. */
  shown(chromiumOrigin: string): void {
    this.#origins.add(chromiumOrigin);
  }

  /** Downloads are refused, whatever the listener does; it can still see them. */
  downloadBegins(url: string, filename: string): void {
    const item = { getURL: () => url, getFilename: () => filename, cancel: () => {} };
    this.fire('will-download', preventable({}), item, undefined);
  }
}

export const defaultSession = new Session();

export const session = { defaultSession } satisfies Partial<Record<keyof typeof electronSession, unknown>>;
