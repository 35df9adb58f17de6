import type { WebContents as ElectronWebContents, PrintToPDFOptions } from 'electron';
import type { Browser } from '../chromium/browser.ts';
import type { ConsoleCall } from '../chromium/protocol.ts';
import { debug } from '../debug.ts';
import type { OpenRequest } from '../page/bridge-endpoint.ts';
import type { FromPage } from '../page/messages.ts';
import { type PageScripts, pageScripts } from '../page/scripts.ts';
import { answerInvoke, emitSent } from '../renderer/ipc-dispatch.ts';
import { type LoadError, Navigation } from '../renderer/navigation.ts';
import { agreesToUnload, type EditCommand, edit, evaluate } from '../renderer/page-actions.ts';
import { pdfParameters } from '../renderer/pdf.ts';
import type { Reply } from '../renderer/preload-channel.ts';
import { Renderer, type RendererOwner } from '../renderer/renderer.ts';
import { fromChromium } from '../renderer/scheme-urls.ts';
import { app } from './app.ts';
import { Emitter, preventable } from './events.ts';
import { nativeTheme } from './native-theme.ts';
import { defaultSession } from './session.ts';
import { WebFrameMain } from './web-frame-main.ts';
import { type Preferences, rendererProcess } from './web-preferences.ts';

type WindowOpenHandler = Parameters<ElectronWebContents['setWindowOpenHandler']>[0];
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

type Offered = Pick<
  ElectronWebContents,
  | 'id'
  | 'send'
  | 'loadURL'
  | 'getURL'
  | 'getTitle'
  | 'executeJavaScript'
  | 'printToPDF'
  | 'setWindowOpenHandler'
  | 'reload'
  | 'isDestroyed'
  | 'isCrashed'
  | 'isLoading'
  | 'isFocused'
  | 'focus'
  | 'getZoomFactor'
  | 'setZoomFactor'
  | 'forcefullyCrashRenderer'
  | 'close'
  | EditCommand
>;

const open = new Map<number, WebContents>();
let lastId = 0;

export class WebContents extends Emitter<'WebContents'> implements Offered, RendererOwner {
  readonly id = ++lastId;
  readonly session = defaultSession;
  readonly mainFrame = new WebFrameMain(this);
  /** Settles once the page can be used; rejects when Chromium opened none. */
  readonly started: Promise<Renderer>;
  readonly #owner: ContentsOwner;
  readonly #navigation: Navigation;
  readonly #preload: string;
  #renderer: Renderer | undefined;
  #openHandler: WindowOpenHandler | undefined;
  #unfollowTheme = () => {};
  #title = '';
  #zoomFactor = 1;
  #crashed = false;
  #destroyed = false;

  constructor(browser: Browser, owner: ContentsOwner, preferences: Preferences) {
    super();
    this.setMaxListeners(0);
    this.#owner = owner;
    this.#navigation = this.#watchedNavigation();
    this.#preload = preferences.preload ?? '';
    const scripts = pageScripts(preferences.preload, rendererProcess(preferences));
    open.set(this.id, this);
    this.started = this.#start(browser, scripts);
    this.started.catch((error: Error) => debug('web contents', this.id, error.message));
  }

  static fromId(id: number): WebContents | undefined {
    return open.get(id);
  }

  static fromDevToolsTargetId(targetId: string): WebContents | undefined {
    return [...open.values()].find((contents) => contents.#renderer?.targetId === targetId);
  }

  static getAllWebContents(): WebContents[] {
    return [...open.values()];
  }

  static getFocusedWebContents(): WebContents | null {
    return [...open.values()].find((contents) => contents.isFocused()) ?? null;
  }

  send(channel: string, ...args: unknown[]): void {
    this.#renderer?.channel.post({ type: 'message', channel, args });
  }

  async loadURL(url: string): Promise<void> {
    const { session } = await this.started;
    await this.#navigation.load(session, url);
  }

  reload(): void {
    this.#withRenderer(({ session }) => this.#navigation.reload(session));
  }

  getURL(): string {
    return this.#navigation.url;
  }

  getTitle(): string {
    return this.#title;
  }

  isLoading(): boolean {
    return this.#navigation.loading;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  isCrashed(): boolean {
    return this.#crashed;
  }

  isFocused(): boolean {
    return this.#owner.isFocused();
  }

  focus(): void {
    this.#withRenderer(({ session }) => session.send('Page.bringToFront'));
  }

  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    const { session } = await this.started;
    if (this.isLoading()) await new Promise((resolve) => this.once('did-stop-loading', resolve));
    return evaluate(session, code, userGesture);
  }

  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    const { session } = await this.started;
    const { data } = await session.send('Page.printToPDF', pdfParameters(options));
    return Buffer.from(data, 'base64');
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#openHandler = handler;
  }

  getZoomFactor(): number {
    return this.#zoomFactor;
  }

  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this.#zoomFactor = factor;
    this.#applyZoom();
  }

  undo(): void {
    this.#edit('undo');
  }

  redo(): void {
    this.#edit('redo');
  }

  cut(): void {
    this.#edit('cut');
  }

  copy(): void {
    this.#edit('copy');
  }

  paste(): void {
    this.#edit('paste');
  }

  selectAll(): void {
    this.#edit('selectAll');
  }

  forcefullyCrashRenderer(): void {
    this.#withRenderer(({ session }) => session.send('Page.crash'));
  }

  close(options: { waitForBeforeUnload?: boolean } = {}): void {
    this.#owner.close(options.waitForBeforeUnload !== true);
  }

  /** False when the page objects and the app does not overrule it. */
  async agreesToUnload(): Promise<boolean> {
    const renderer = await this.started.catch(() => undefined);
    if (!renderer || this.#crashed || (await agreesToUnload(renderer.session))) return true;
    return this.askedToUnload();
  }

  /** The window is gone, whoever closed it. */
  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#unfollowTheme();
    this.#navigation.interrupt();
    open.delete(this.id);
    this.#withRenderer(async (renderer) => {
      defaultSession.closed(renderer.session);
      renderer.close();
    });
    this.fire('destroyed');
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
        this.#owner.close(false);
        return;
      case 'resized':
        this.#owner.resized();
        return;
      case 'preload-error':
        this.fire('preload-error', {}, this.#preload, new Error(message.message));
    }
  }

  async mayNavigate(url: string, chromiumAddress: string, isMainFrame: boolean): Promise<boolean> {
    if (isMainFrame && !(await this.#navigation.isPagesWish(chromiumAddress))) return true;
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
    if (title === this.#title) return;
    this.#title = title;
    this.fire('page-title-updated', preventable({}), title, true);
  }

  crashed(status: string, exitCode: number): void {
    this.#crashed = true;
    this.#navigation.interrupt();
    const reason = status === 'killed' || status === 'oom' ? status : 'crashed';
    const details = { reason, exitCode };
    this.fire('render-process-gone', {}, details);
    app.announce('render-process-gone', this, details);
  }

  closed(): void {
    if (!this.#destroyed) this.#owner.closedByUser();
  }

  async #start(browser: Browser, scripts: PageScripts): Promise<Renderer> {
    const targetId = await this.#owner.openTarget(browser);
    const renderer = await Renderer.equip(browser, targetId, this, this.#navigation, scripts);
    this.#renderer = renderer;
    defaultSession.opened(renderer.session);
    this.#unfollowTheme = nativeTheme.follow((source) => {
      const features = source === 'system' ? [] : [{ name: 'prefers-color-scheme', value: source }];
      renderer.session.tell('Emulation.setEmulatedMedia', { features });
    });
    return renderer;
  }

  #watchedNavigation(): Navigation {
    return new Navigation({
      loadBegan: () => this.fire('did-start-loading'),
      navigated: (url) => {
        this.#crashed = false;
        this.fire('did-navigate', {}, url, 200, '');
      },
      navigatedInPage: (url) => this.fire('did-navigate-in-page', {}, url, true),
      domReady: () => this.fire('dom-ready', {}),
      loadEnded: () => {
        if (this.#zoomFactor !== 1) this.#applyZoom();
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
    const answer: OpenAnswer = this.#openHandler?.(details) ?? { action: 'allow' };
    if (answer.action !== 'allow') return;
    this.fire('did-create-window', this.#owner.openChild(details.url, answer), details);
  }

  /** Chromium's own zoom is out of DevTools' reach; the style is the nearest thing, media queries apart. */
  #applyZoom(): void {
    const zoom = this.#zoomFactor;
    this.#withRenderer(({ session }) => evaluate(session, `document.documentElement.style.zoom = ${zoom}`));
  }

  #edit(command: EditCommand): void {
    this.#withRenderer(({ session }) => edit(session, command));
  }

  #withRenderer(action: (renderer: Renderer) => Promise<unknown>): void {
    this.started.then(action).catch((error: Error) => debug('web contents', this.id, error.message));
  }
}
