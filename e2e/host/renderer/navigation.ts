import { setTimeout as wait } from 'node:timers/promises';
import { chromiumUrl } from '../api/protocol.ts';
import type { DevToolsSession } from '../chromium/connection.ts';
import { fromChromium } from './scheme-urls.ts';

export interface NavigationListener {
  loadBegan(): void;
  navigated(url: string): void;
  navigatedInPage(url: string): void;
  domReady(): void;
  loadEnded(): void;
  loadFailed(error: LoadError): void;
}

const errorNumbers: Record<string, number> = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_FILE_NOT_FOUND: -6,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_UNKNOWN_URL_SCHEME: -302,
};

/** Reads as Electron's: `ERR_FILE_NOT_FOUND (-6) loading 'file:///none'`. */
export class LoadError extends Error {
  readonly code: string;
  readonly errno: number;
  readonly url: string;

  constructor(text: string, url: string) {
    const code = text.replace('net::', '');
    const errno = errorNumbers[code] ?? -2;
    super(`${code} (${errno}) loading '${url}'`);
    this.code = code;
    this.errno = errno;
    this.url = url;
  }
}

/** How long the news that a page wishes to leave may lag behind its request, in milliseconds. */
const patience = 100;

interface Waiting {
  readonly url: string;
  readonly resolve: () => void;
  readonly reject: (error: LoadError) => void;
}

/** Where a page's main frame is, and how far it has loaded. Addresses are the app's, not Chromium's. */
export class Navigation {
  url = '';
  loading = false;
  readonly #listener: NavigationListener;
  readonly #waiting = new Map<string, Waiting>();
  #expected: string | undefined;
  #wished: string | undefined;
  #begun = false;
  #document: string | undefined;
  #lastLoaded: string | undefined;

  constructor(listener: NavigationListener) {
    this.#listener = listener;
  }

  watch(session: DevToolsSession, mainFrame: string): void {
    session.on('Page.frameRequestedNavigation', ({ frameId, url, disposition }) => {
      if (frameId === mainFrame && disposition === 'currentTab') this.#wished = url;
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      // Chromium opens windows with an empty page, of which the app knows nothing.
      if (frame.parentId !== undefined || !this.#begun) return;
      this.#abandonAllBut(frame.loaderId);
      this.#document = frame.unreachableUrl === undefined ? frame.loaderId : undefined;
      if (this.#document === undefined) return;
      this.url = fromChromium(frame.url + (frame.urlFragment ?? ''));
      this.#listener.navigated(this.url);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId !== mainFrame) return;
      this.url = fromChromium(url);
      this.#listener.navigatedInPage(this.url);
    });
    session.on('Page.domContentEventFired', () => {
      if (this.#document !== undefined) this.#listener.domReady();
    });
    session.on('Page.lifecycleEvent', ({ frameId, name, loaderId }) => {
      if (frameId === mainFrame && name === 'load' && loaderId === this.#document) this.#loaded(loaderId);
    });
  }

  async load(session: DevToolsSession, url: string): Promise<void> {
    this.#expected = chromiumUrl(url);
    this.#begin();
    const { loaderId, errorText } = await session.send('Page.navigate', { url: this.#expected });
    this.#expected = undefined;
    if (errorText !== undefined) throw this.#failed(new LoadError(errorText, url));
    if (loaderId === undefined) this.loading = false;
    else await this.#loadOf(loaderId, url);
  }

  async reload(session: DevToolsSession): Promise<void> {
    this.#expected = chromiumUrl(this.url);
    this.#begin();
    await session.send('Page.reload');
  }

  /**
   * Whether the page itself asked to go there. What the app loads, or a test through Playwright, is nobody's to
   * prevent. Chromium tells of the page's wish on another way than of the request, and usually first.
   */
  async isPagesWish(chromiumAddress: string): Promise<boolean> {
    if (this.#expected !== undefined && sameDocument(this.#expected, chromiumAddress)) {
      this.#expected = undefined;
      return false;
    }
    for (const start = Date.now(); Date.now() - start < patience; await wait(10))
      if (this.#wished !== undefined && sameDocument(this.#wished, chromiumAddress)) {
        this.#wished = undefined;
        return true;
      }
    return false;
  }

  /** The page's process or window is gone: nothing more will load. */
  interrupt(): void {
    this.loading = false;
    this.#abandonAllBut(undefined);
  }

  #begin(): void {
    this.#begun = true;
    this.loading = true;
    this.#listener.loadBegan();
  }

  #loaded(loaderId: string): void {
    this.#lastLoaded = loaderId;
    this.loading = false;
    this.#waiting.get(loaderId)?.resolve();
    this.#waiting.delete(loaderId);
    this.#listener.loadEnded();
  }

  #failed(error: LoadError): LoadError {
    this.loading = false;
    this.#listener.loadFailed(error);
    return error;
  }

  async #loadOf(loaderId: string, url: string): Promise<void> {
    if (this.#lastLoaded === loaderId) return;
    await new Promise<void>((resolve, reject) => this.#waiting.set(loaderId, { url, resolve, reject }));
  }

  #abandonAllBut(loaderId: string | undefined): void {
    for (const [id, { url, reject }] of this.#waiting) {
      if (id === loaderId) continue;
      this.#waiting.delete(id);
      reject(new LoadError('ERR_ABORTED', url));
    }
  }
}

function sameDocument(one: string, other: string): boolean {
  const withoutFragment = (url: string) => {
    const parsed = URL.parse(url);
    if (!parsed) return url;
    parsed.hash = '';
    return parsed.href;
  };
  return withoutFragment(one) === withoutFragment(other);
}
