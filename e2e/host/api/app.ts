import path from 'node:path';
import type { App as ElectronApp } from 'electron';
import { runtime } from '../runtime.ts';
import { Emitter, preventable } from './events.ts';
import { chromiumLocale, systemLanguage } from './locale.ts';
import { AppPaths } from './paths.ts';
import { type Handover, SingleInstance } from './single-instance.ts';

/** What the app needs of its windows in order to quit. */
export interface WindowOwner {
  /** Closes every window; false as soon as the app or a page objects. */
  closeAll(): Promise<boolean>;
  isEmpty(): boolean;
}

type Offered = Pick<
  ElectronApp,
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'isReady'
  | 'quit'
  | 'exit'
  | 'getPath'
  | 'setPath'
  | 'getName'
  | 'setName'
  | 'name'
  | 'getVersion'
  | 'getAppPath'
  | 'isPackaged'
  | 'getLocale'
  | 'getPreferredSystemLanguages'
  | 'enableSandbox'
>;

class App extends Emitter<'app'> implements Offered {
  readonly commandLine = {
    appendSwitch: (name: string, value = '') => {
      runtime.launch.switches.set(name, value);
    },
    hasSwitch: (name: string) => runtime.launch.switches.has(name),
    getSwitchValue: (name: string) => runtime.launch.switches.get(name) ?? '',
    removeSwitch: (name: string) => {
      runtime.launch.switches.delete(name);
    },
  } satisfies Pick<Electron.CommandLine, 'appendSwitch' | 'hasSwitch' | 'getSwitchValue' | 'removeSwitch'>;
  readonly #paths = new AppPaths();
  readonly #instance = new SingleInstance();
  readonly #started = Promise.withResolvers<void>();
  #name: string | undefined;
  #ready = false;
  #quitting = false;
  #exiting = false;
  #windows: WindowOwner = { closeAll: async () => true, isEmpty: () => true };

  // Playwright's loader puts its own functions in place of these two.
  isReady = (): boolean => this.#ready;
  whenReady = (): Promise<void> => this.#started.promise;

  get isPackaged(): boolean {
    return runtime.launch.packaged;
  }

  get name(): string {
    const { productName, name } = runtime.launch.manifest;
    return this.#name ?? productName ?? name ?? 'Electron';
  }

  set name(name: string) {
    this.#name = name;
  }

  getName(): string {
    return this.name;
  }

  setName(name: string): void {
    this.#name = name;
  }

  getVersion(): string {
    return runtime.launch.manifest.version ?? process.versions.electron ?? '';
  }

  getAppPath(): string {
    return runtime.launch.appPath;
  }

  getPath(key: string): string {
    const userData = this.commandLine.getSwitchValue('user-data-dir');
    return this.#paths.get(key, {
      name: this.name,
      executable: runtime.launch.executable,
      userDataSwitch: userData === '' ? undefined : path.resolve(userData),
    });
  }

  setPath(key: string, folder: string): void {
    this.#paths.set(key, folder);
  }

  getLocale(): string {
    return chromiumLocale(this.getPreferredSystemLanguages()[0] ?? '');
  }

  getPreferredSystemLanguages(): string[] {
    return [this.commandLine.getSwitchValue('lang') || systemLanguage(process.env)];
  }

  enableSandbox(): void {
    // Renderers have no other setting here.
  }

  requestSingleInstanceLock(data: Record<string, unknown> = {}): boolean {
    const mine = { argv: process.argv, cwd: process.cwd(), data };
    return this.#instance.acquire(this.getPath('userData'), mine, (theirs) => this.#welcome(theirs));
  }

  hasSingleInstanceLock(): boolean {
    return this.#instance.held;
  }

  releaseSingleInstanceLock(): void {
    this.#instance.release();
  }

  quit(): void {
    void this.#quit();
  }

  exit(code = 0): void {
    void this.#exit(code);
  }

  /** Whether there is no point in starting Chromium any more. */
  get leaving(): boolean {
    return this.#quitting || this.#exiting;
  }

  manage(windows: WindowOwner): void {
    this.#windows = windows;
  }

  announce(
    event: 'browser-window-created' | 'render-process-gone' | 'web-contents-created',
    ...subjects: object[]
  ): void {
    this.fire(event, preventable({}), ...subjects);
  }

  chromiumStarted(): void {
    this.#ready = true;
    this.#started.resolve();
    this.fire('ready', {}, {});
  }

  windowClosed(): void {
    if (this.leaving || !this.#windows.isEmpty()) return;
    if (this.listenerCount('window-all-closed') > 0) this.fire('window-all-closed');
    else this.quit();
  }

  /** Electron promises that the event comes after `ready`. */
  async #welcome({ argv, cwd, data }: Handover): Promise<void> {
    await this.#started.promise;
    this.fire('second-instance', preventable({}), argv, cwd, data);
  }

  async #quit(): Promise<void> {
    if (this.leaving) return;
    this.#quitting = true;
    this.#quitting = await this.#agreedToQuit();
    if (this.#quitting) await this.#exit(0);
  }

  async #agreedToQuit(): Promise<boolean> {
    const beforeQuit = preventable({});
    this.fire('before-quit', beforeQuit);
    if (beforeQuit.defaultPrevented || !(await this.#windows.closeAll())) return false;
    const willQuit = preventable({});
    this.fire('will-quit', willQuit);
    return !willQuit.defaultPrevented;
  }

  async #exit(code: number): Promise<void> {
    if (this.#exiting) return;
    this.#exiting = true;
    await this.#instance.handedOver();
    this.fire('quit', {}, code);
    await runtime.browser?.close();
    process.exit(code);
  }
}

export const app = new App();
