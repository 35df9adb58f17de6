import type { WebContents as ElectronWebContents } from 'electron';
import type { Browser } from '../chromium/browser.ts';
import type { ConsoleCall } from '../chromium/protocol.ts';
import type { OpenRequest } from '../page/bridge-endpoint.ts';
import type { FromPage } from '../page/messages.ts';
import { answerInvoke, emitSent } from '../renderer/ipc-dispatch.ts';
import { type LoadError, Navigation } from '../renderer/navigation.ts';
import type { Reply } from '../renderer/preload-channel.ts';
import type { RendererOwner } from '../renderer/renderer.ts';
import { fromChromium } from '../renderer/scheme-urls.ts';
import { app } from './app.ts';
import { Emitter, preventable } from './events.ts';
import { WebFrameMain } from './web-frame-main.ts';

export type WindowOpenHandler = Parameters<ElectronWebContents['setWindowOpenHandler']>[0];
type OpenDetails = Parameters<WindowOpenHandler>[0];
type OpenAnswer = ReturnType<WindowOpenHandler>;

/** The window that shows the contents. */
export interface ContentsOwner {
  openTarget(browser: Browser): Promise<string>;
  /** A page or a test asked to close it. */
  close(force: boolean): void;
  openChild(url: string, options: OpenAnswer): object;
  resized(): void;
  closedByUser(): void;
  isFocused(): boolean;
}

let lastId = 0;

/** What a page does, as the events that Electron's WebContents has for it. */
export abstract class ContentsEvents extends Emitter<'WebContents'> implements RendererOwner {
  readonly id = ++lastId;
  readonly mainFrame = new WebFrameMain(this);
  protected readonly owner: ContentsOwner;
  protected readonly navigation = this.#watchedNavigation();
  protected readonly preload: string;
  protected openHandler: WindowOpenHandler | undefined;
  protected hasCrashed = false;
  protected destroyed = false;
  protected title = '';

  constructor(owner: ContentsOwner, preload: string | undefined) {
    super();
    this.setMaxListeners(0);
    this.owner = owner;
    this.preload = preload ?? '';
  }

  abstract send(channel: string, ...args: unknown[]): void;
  protected abstract documentLoaded(): void;

  getURL(): string {
    return this.navigation.url;
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  received(message: FromPage, reply: Reply): void {
    switch (message.type) {
      case 'invoke':
        void answerInvoke(this, message, reply);
        return;
      case 'send':
        emitSent(this, message);
        return;
      case 'open':
        this.#openWindow(message.request);
        return;
      case 'close':
        this.owner.close(false);
        return;
      case 'resized':
        this.owner.resized();
        return;
      case 'preload-error':
        this.fire('preload-error', {}, this.preload, new Error(message.message));
    }
  }

  async mayNavigate(url: string, chromiumAddress: string, isMainFrame: boolean): Promise<boolean> {
    if (isMainFrame && !(await this.navigation.isPagesWish(chromiumAddress))) return true;
    const frame = isMainFrame ? this.mainFrame : null;
    const event = preventable({ url, isMainFrame, isSameDocument: false, frame, initiator: frame });
    this.fire('will-frame-navigate', event);
    if (isMainFrame && !event.defaultPrevented) this.fire('will-navigate', event, url);
    return !event.defaultPrevented;
  }

  logged({ type, args, stackTrace }: ConsoleCall): void {
    const level = type === 'warning' || type === 'error' || type === 'debug' ? type : 'info';
    const message = args.map(({ value, description, type: kind }) => value ?? description ?? kind).join(' ');
    const [place] = stackTrace?.callFrames ?? [];
    const source = { lineNumber: (place?.lineNumber ?? -1) + 1, sourceId: fromChromium(place?.url ?? '') };
    this.fire('console-message', { level, message, ...source, frame: this.mainFrame });
  }

  askedToUnload(): boolean {
    const event = preventable({});
    this.fire('will-prevent-unload', event);
    return event.defaultPrevented;
  }

  popupOpened(url: string, name: string, features: string): void {
    this.#openWindow({ url, frameName: name, features, disposition: 'new-window' });
  }

  titled(title: string): void {
    if (title === this.title) return;
    this.title = title;
    this.fire('page-title-updated', preventable({}), title, true);
  }

  crashed(status: string, exitCode: number): void {
    this.hasCrashed = true;
    this.navigation.interrupt();
    const reason = status === 'killed' || status === 'oom' ? status : 'crashed';
    const details = { reason, exitCode };
    this.fire('render-process-gone', {}, details);
    app.announce('render-process-gone', this, details);
  }

  closed(): void {
    if (!this.destroyed) this.owner.closedByUser();
  }

  #watchedNavigation(): Navigation {
    return new Navigation({
      loadBegan: () => this.fire('did-start-loading'),
      navigated: (url) => {
        this.hasCrashed = false;
        this.fire('did-navigate', {}, url, 200, '');
      },
      navigatedInPage: (url) => this.fire('did-navigate-in-page', {}, url, true),
      domReady: () => this.fire('dom-ready', {}),
      loadEnded: () => {
        this.documentLoaded();
        this.fire('did-finish-load', {});
        this.fire('did-stop-loading', {});
      },
      loadFailed: ({ errno, code, url }: LoadError) => {
        this.fire('did-fail-load', {}, errno, code, url, true);
        this.fire('did-stop-loading', {});
      },
    });
  }

  #openWindow({ url, frameName, features, disposition }: OpenRequest): void {
    const details = {
      url: fromChromium(url),
      frameName: frameName === '_blank' ? '' : frameName,
      features,
      disposition: disposition as OpenDetails['disposition'],
      referrer: { url: this.getURL(), policy: 'strict-origin-when-cross-origin' },
    } satisfies OpenDetails;
    const answer: OpenAnswer = this.openHandler?.(details) ?? { action: 'allow' };
    if (answer.action !== 'allow') return;
    this.fire('did-create-window', this.owner.openChild(details.url, answer), details);
  }
}
