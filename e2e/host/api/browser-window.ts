import type {
  BrowserWindowConstructorOptions,
  BrowserWindow as ElectronBrowserWindow,
  Rectangle,
  WindowOpenHandlerResponse,
} from 'electron';
import type { Browser } from '../chromium/browser.ts';
import { runningBrowser, runtime } from '../runtime.ts';
import { app } from './app.ts';
import { Emitter, preventable } from './events.ts';
import { WebContents } from './web-contents.ts';
import { WindowFrame, type WindowState } from './window-frame.ts';

type Offered = Pick<
  ElectronBrowserWindow,
  | 'id'
  | 'loadURL'
  | 'show'
  | 'showInactive'
  | 'hide'
  | 'focus'
  | 'close'
  | 'destroy'
  | 'reload'
  | 'isDestroyed'
  | 'isVisible'
  | 'isFocused'
  | 'maximize'
  | 'unmaximize'
  | 'isMaximized'
  | 'minimize'
  | 'restore'
  | 'isMinimized'
  | 'setFullScreen'
  | 'isFullScreen'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setBounds'
  | 'getContentSize'
  | 'setContentSize'
  | 'setTitle'
  | 'getTitle'
  | 'setMenuBarVisibility'
  | 'setBackgroundColor'
>;

const open = new Map<number, BrowserWindow>();
let lastId = 0;
let focused: BrowserWindow | undefined;

export class BrowserWindow extends Emitter<'BrowserWindow'> implements Offered {
  readonly id = ++lastId;
  readonly webContents: WebContents;
  readonly #options: BrowserWindowConstructorOptions;
  readonly #frame: WindowFrame;
  #title: string;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    this.setMaxListeners(0);
    const browser = runningBrowser();
    this.#options = options;
    this.#title = options.title ?? app.name;
    this.#frame = new WindowFrame(options, (event) => this.fire(event));
    this.webContents = new WebContents(
      browser,
      {
        openTarget: (through) => this.#openTarget(through),
        close: (force) => void this.requestClose(force),
        openChild: (url, answer) => this.#openChild(url, answer),
        resized: () => void this.#frame.followUser(),
        closedByUser: () => this.#closedByUser(),
        isFocused: () => this.isFocused(),
      },
      options.webPreferences ?? {},
    );
    open.set(this.id, this);
    this.#followContents();
    if (this.isVisible()) this.focus();
    app.announce('web-contents-created', this.webContents);
    app.announce('browser-window-created', this);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...open.values()];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return focused ?? null;
  }

  static fromId(id: number): BrowserWindow | null {
    return open.get(id) ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  loadURL(url: string): Promise<void> {
    const loaded = this.webContents.loadURL(url);
    // As in Electron: who does not wait for the promise hears of a failure through did-fail-load.
    loaded.catch(() => {});
    return loaded;
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    this.#frame.show();
    this.fire('show');
    this.focus();
  }

  showInactive(): void {
    this.#frame.show();
    this.fire('show');
  }

  hide(): void {
    this.#frame.hide();
    if (focused === this) this.#blur();
    this.fire('hide');
  }

  focus(): void {
    if (!this.isVisible()) return;
    this.webContents.focus();
    if (focused === this) return;
    focused?.fire('blur');
    focused = this;
    this.fire('focus');
  }

  isFocused(): boolean {
    return focused === this;
  }

  isVisible(): boolean {
    return !this.isDestroyed() && this.#frame.visible;
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }

  close(): void {
    void this.requestClose();
  }

  destroy(): void {
    this.webContents.destroy();
  }

  /** Closes it unless the app or the page objects; false when they did. */
  async requestClose(force = false): Promise<boolean> {
    if (this.isDestroyed()) return true;
    if (!force) {
      const event = preventable({});
      this.fire('close', event);
      if (event.defaultPrevented || !(await this.webContents.agreesToUnload())) return false;
    }
    this.destroy();
    return true;
  }

  maximize(): void {
    this.#frame.change('maximized');
  }

  unmaximize(): void {
    if (this.isMaximized()) this.#frame.change('normal');
  }

  isMaximized(): boolean {
    return this.#is('maximized');
  }

  minimize(): void {
    this.#frame.change('minimized');
  }

  restore(): void {
    if (this.isMinimized()) this.#frame.change('normal');
  }

  isMinimized(): boolean {
    return this.#is('minimized');
  }

  setFullScreen(wanted: boolean): void {
    if (wanted !== this.isFullScreen()) this.#frame.change(wanted ? 'fullscreen' : 'normal');
  }

  isFullScreen(): boolean {
    return this.#is('fullscreen');
  }

  getBounds(): Rectangle {
    return this.#frame.bounds;
  }

  getNormalBounds(): Rectangle {
    return this.#frame.normalBounds;
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#frame.place(bounds);
  }

  getContentSize(): number[] {
    const { width, height } = this.getBounds();
    return [width, height];
  }

  setContentSize(width: number, height: number): void {
    this.#frame.place({ width, height });
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  setMenuBarVisibility(): void {
    // A Chromium window has no menu bar to show.
  }

  setBackgroundColor(): void {
    // Seen before the first paint only, and given to Chromium with the window.
  }

  /** Too late to prevent it, but what the app keeps on closing is kept. */
  #closedByUser(): void {
    this.fire('close', preventable({}));
    this.destroy();
  }

  #is(state: WindowState): boolean {
    return this.#frame.state === state;
  }

  #blur(): void {
    focused = undefined;
    this.fire('blur');
  }

  async #openTarget(browser: Browser): Promise<string> {
    const { title, backgroundColor = '#ffffff' } = this.#options;
    const look = { title: title ?? app.name, backgroundColor };
    const targetId = await browser.openWindow({ ...this.#frame.request, ...look });
    await this.#frame.attach(browser, targetId);
    return targetId;
  }

  #openChild(url: string, answer: WindowOpenHandlerResponse): BrowserWindow {
    const options = answer.action === 'allow' ? (answer.overrideBrowserWindowOptions ?? {}) : {};
    const webPreferences = { ...this.#options.webPreferences, ...options.webPreferences };
    const child = new BrowserWindow({ ...options, webPreferences });
    void child.loadURL(url);
    return child;
  }

  #followContents(): void {
    this.webContents.once('did-finish-load', () => this.fire('ready-to-show'));
    this.webContents.on('page-title-updated', (event, title, explicit) => {
      this.fire('page-title-updated', event, title, explicit);
      if (!event.defaultPrevented) this.#title = title;
    });
    this.webContents.once('destroyed', () => {
      open.delete(this.id);
      if (focused === this) focused = undefined;
      this.fire('closed');
      app.windowClosed();
    });
    // A window that Chromium would not open is as good as closed.
    this.webContents.started.catch((error: Error) => {
      if (runtime.browser?.running) console.error(`host: no window: ${error.message}`);
      this.destroy();
    });
  }
}

app.manage({
  isEmpty: () => open.size === 0,
  closeAll: async () => {
    for (const window of open.values()) if (!(await window.requestClose())) return false;
    return true;
  },
});
