import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { nowhere } from '../chromium/app-windows.ts';
import type { Browser } from '../chromium/browser.ts';
import type { WindowBounds } from '../chromium/protocol.ts';
import { debug } from '../debug.ts';
import { display } from './screen.ts';

export type WindowState = NonNullable<WindowBounds['windowState']>;

type FrameEvent =
  | 'resize'
  | 'move'
  | 'maximize'
  | 'unmaximize'
  | 'minimize'
  | 'restore'
  | 'enter-full-screen'
  | 'leave-full-screen';

const entering: Record<WindowState, FrameEvent | undefined> = {
  normal: undefined,
  maximized: 'maximize',
  minimized: 'minimize',
  fullscreen: 'enter-full-screen',
};

const leaving: Record<WindowState, FrameEvent | undefined> = {
  normal: undefined,
  maximized: 'unmaximize',
  minimized: 'restore',
  fullscreen: 'leave-full-screen',
};

/** Where a window is and how large, as the app asked for it; Chromium is told in its own time. */
export class WindowFrame {
  state: WindowState = 'normal';
  visible: boolean;
  readonly #least: { readonly width: number; readonly height: number };
  readonly #placed: boolean;
  readonly #changed: (event: FrameEvent) => void;
  #normal: Rectangle;
  #tell: ((bounds: WindowBounds) => Promise<unknown>) | undefined;
  #tellSize: ((width: number, height: number) => Promise<unknown>) | undefined;
  #ask: (() => Promise<WindowBounds>) | undefined;
  #inDisplay = false;

  constructor(options: BrowserWindowConstructorOptions, changed: (event: FrameEvent) => void) {
    this.#changed = changed;
    this.#least = { width: options.minWidth ?? 0, height: options.minHeight ?? 0 };
    this.#placed = options.x !== undefined && options.y !== undefined;
    this.visible = options.show ?? true;
    const { x = 40, y = 40, width = 800, height = 600 } = options;
    this.#normal = this.#allowed({ x, y, width, height });
  }

  get normalBounds(): Rectangle {
    return { ...this.#normal };
  }

  get bounds(): Rectangle {
    if (this.state === 'maximized') return { ...display.workArea };
    return this.state === 'fullscreen' ? { ...display.bounds } : this.normalBounds;
  }

  /** What to ask Chromium for. */
  get request() {
    const { x, y, width, height } = this.#normal;
    return { ...(this.#placed ? { x, y } : {}), width, height, visible: this.visible };
  }

  /** Chromium's window is there: brings it to where it should be by now. */
  async attach(browser: Browser, targetId: string): Promise<void> {
    const { windowId } = await browser.session.send('Browser.getWindowForTarget', { targetId });
    this.#inDisplay = browser.opensRealWindows;
    this.#ask = async () => (await browser.session.send('Browser.getWindowForTarget', { targetId })).bounds;
    this.#tell = (bounds) => browser.session.send('Browser.setWindowBounds', { windowId, bounds });
    this.#tellSize = (width, height) =>
      browser.session.send('Browser.setContentsSize', { windowId, width, height });
    await this.#applySize();
    if (this.state !== 'normal') this.#apply({ windowState: this.state });
  }

  show(): void {
    this.visible = true;
    if (this.#inDisplay) this.#applyPlace();
  }

  hide(): void {
    this.visible = false;
    if (this.#inDisplay) this.#apply({ left: nowhere, top: nowhere });
  }

  place(bounds: Partial<Rectangle>): void {
    const before = this.#normal;
    this.#normal = this.#allowed({ ...before, ...bounds });
    const { x, y, width, height } = this.#normal;
    if (width !== before.width || height !== before.height) {
      void this.#applySize();
      this.#changed('resize');
    }
    if (x !== before.x || y !== before.y) {
      if (this.visible) this.#applyPlace();
      this.#changed('move');
    }
  }

  change(state: WindowState): void {
    if (state === this.state) return;
    const events = [leaving[this.state], entering[state]];
    // Chromium goes from one special state to another by way of the normal one.
    if (this.state !== 'normal') this.#apply({ windowState: 'normal' });
    if (state !== 'normal') this.#apply({ windowState: state });
    this.state = state;
    for (const event of events) if (event) this.#changed(event);
    this.#changed('resize');
  }

  /** A real window changed under someone's hands; the emulated viewport of a test is no such thing. */
  async followUser(): Promise<void> {
    const found = this.#inDisplay ? await this.#ask?.().catch(() => undefined) : undefined;
    if (!found) return;
    const { x, y, width, height } = this.#normal;
    const { left = x, top = y, windowState = 'normal' } = found;
    const events = windowState === this.state ? [] : [leaving[this.state], entering[windowState]];
    this.state = windowState;
    const size = { width: found.width ?? width, height: found.height ?? height };
    const changed = size.width !== width || size.height !== height;
    if (windowState === 'normal' && this.visible) this.#normal = { x: left, y: top, ...size };
    for (const event of events) if (event) this.#changed(event);
    if (changed) this.#changed('resize');
  }

  #allowed(bounds: Rectangle): Rectangle {
    const { width, height } = this.#least;
    return {
      ...bounds,
      width: Math.max(width, bounds.width),
      height: Math.max(height, bounds.height),
    };
  }

  #applyPlace(): void {
    this.#apply({ left: this.#normal.x, top: this.#normal.y });
  }

  #apply(bounds: WindowBounds): void {
    this.#tell?.(bounds).catch((error: Error) => debug('window', error.message));
  }

  async #applySize(): Promise<void> {
    const { width, height } = this.#normal;
    await this.#tellSize?.(width, height).catch((error: Error) => debug('window', error.message));
  }
}
