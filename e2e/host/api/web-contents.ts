import type {
  WebContents as ElectronWebContents,
  PrinterInfo,
  PrintToPDFOptions,
  WebContentsPrintOptions,
} from 'electron';
import type { Browser } from '../chromium/browser.ts';
import { debug } from '../debug.ts';
import { type PageScripts, pageScripts } from '../page/scripts.ts';
import { agreesToUnload, type EditCommand, edit, evaluate } from '../renderer/page-actions.ts';
import { pdfParameters } from '../renderer/pdf.ts';
import { Renderer } from '../renderer/renderer.ts';
import { ContentsEvents, type ContentsOwner, type WindowOpenHandler } from './contents-events.ts';
import { nativeTheme } from './native-theme.ts';
import { defaultSession } from './session.ts';
import { type Preferences, rendererProcess } from './web-preferences.ts';

type Offered = Pick<
  ElectronWebContents,
  | 'id'
  | 'send'
  | 'loadURL'
  | 'getURL'
  | 'getTitle'
  | 'executeJavaScript'
  | 'printToPDF'
  | 'print'
  | 'getPrintersAsync'
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

export class WebContents extends ContentsEvents implements Offered {
  readonly session = defaultSession;
  /** Settles once the page can be used; rejects when Chromium opened none. */
  readonly started: Promise<Renderer>;
  #renderer: Renderer | undefined;
  #unfollowTheme = () => {};
  #zoomFactor = 1;

  constructor(browser: Browser, owner: ContentsOwner, preferences: Preferences) {
    super(owner, preferences.preload);
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
    await this.navigation.load(session, url);
  }

  reload(): void {
    this.#withRenderer(({ session }) => this.navigation.reload(session));
  }

  getTitle(): string {
    return this.title;
  }

  isLoading(): boolean {
    return this.navigation.loading;
  }

  isCrashed(): boolean {
    return this.hasCrashed;
  }

  isFocused(): boolean {
    return this.owner.isFocused();
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

  /** There is no native printing here, so nobody has a printer. */
  async getPrintersAsync(): Promise<PrinterInfo[]> {
    return [];
  }

  print(_options: WebContentsPrintOptions = {}, done?: (success: boolean, reason: string) => void): void {
    setImmediate(() => done?.(false, 'Print job failed'));
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.openHandler = handler;
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
    this.owner.close(options.waitForBeforeUnload !== true);
  }

  /** False when the page objects and the app does not overrule it. */
  async agreesToUnload(): Promise<boolean> {
    const renderer = await this.started.catch(() => undefined);
    if (!renderer || this.hasCrashed || (await agreesToUnload(renderer.session))) return true;
    return this.askedToUnload();
  }

  /** The window is gone, whoever closed it. */
  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.#unfollowTheme();
    this.navigation.interrupt();
    open.delete(this.id);
    this.#withRenderer(async (renderer) => {
      defaultSession.closed(renderer.session);
      renderer.close();
    });
    this.fire('destroyed');
  }

  async #start(browser: Browser, scripts: PageScripts): Promise<Renderer> {
    const targetId = await this.owner.openTarget(browser);
    const renderer = await Renderer.equip(browser, targetId, this, this.navigation, scripts);
    this.#renderer = renderer;
    defaultSession.opened(renderer.session);
    this.#unfollowTheme = nativeTheme.follow((source) => {
      const features = source === 'system' ? [] : [{ name: 'prefers-color-scheme', value: source }];
      renderer.session.tell('Emulation.setEmulatedMedia', { features });
    });
    return renderer;
  }

  /** A new document begins unzoomed. */
  protected override documentLoaded(): void {
    if (this.#zoomFactor !== 1) this.#applyZoom();
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
