import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { debug } from '../debug.ts';
import { AppWindows, type WindowRequest } from './app-windows.ts';
import { DevToolsConnection, type DevToolsSession } from './connection.ts';
import { type ChromiumStart, chromiumArguments } from './flags.ts';
import { freeProfile } from './profile.ts';

/** Debian's `chromium` is a script that works out flags which the host sets itself, and takes 50 ms for it. */
const places = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'];
const chromiumProgram = process.env.HOST_CHROMIUM ?? places.find((file) => fs.existsSync(file)) ?? 'chromium';

const patience = 3000;

/** The running Chromium. */
export class Browser {
  readonly exited: Promise<void>;
  readonly #process: ChildProcess;
  readonly #connection: DevToolsConnection;
  readonly #appWindows: AppWindows | undefined;
  #running = true;

  static async launch(start: ChromiumStart): Promise<Browser> {
    await freeProfile(start.profile);
    const browser = new Browser(start);
    await browser.session.send('Target.setDiscoverTargets', { discover: true });
    return browser;
  }

  private constructor(start: ChromiumStart) {
    const args = ['--remote-debugging-pipe', ...chromiumArguments(start)];
    this.#process = spawn(chromiumProgram, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
    const [, , errors, output, input] = this.#process.stdio;
    this.#connection = new DevToolsConnection(output as Writable, input as Readable);
    this.exited = new Promise((resolve) => {
      const ended = () => {
        this.#running = false;
        this.#connection.close();
        resolve();
      };
      this.#process.on('exit', ended);
      this.#process.on('error', (error) => {
        console.error(`host: cannot start ${chromiumProgram}: ${error.message}`);
        ended();
      });
    });
    createInterface({ input: errors as Readable }).on('line', (line) =>
      reportLine(line, start.switches.has('remote-debugging-port')),
    );
    this.#appWindows = start.headless
      ? undefined
      : new AppWindows(this.session, chromiumProgram, start.profile, start.sandboxed);
    this.#closePopups();
  }

  get session(): DevToolsSession {
    return this.#connection.browser;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Windows of a display, which people can move and close; headless ones are nobody's but the app's. */
  get opensRealWindows(): boolean {
    return this.#appWindows !== undefined;
  }

  /** Opens a window with an empty page and returns the id of its DevTools target. */
  async openWindow(request: WindowRequest): Promise<string> {
    if (this.#appWindows) return this.#appWindows.open(request);
    const { width, height } = request;
    const window = { url: 'about:blank', newWindow: true, width, height };
    return (await this.session.send('Target.createTarget', window)).targetId;
  }

  async attach(targetId: string): Promise<DevToolsSession> {
    const { sessionId } = await this.session.send('Target.attachToTarget', { targetId, flatten: true });
    return this.#connection.session(sessionId);
  }

  async close(): Promise<void> {
    if (!this.#running) return;
    this.session.tell('Browser.close');
    await Promise.race([this.exited, wait(patience)]);
    if (this.#running) this.#process.kill('SIGKILL');
  }

  /** Windows are opened by the app alone; whatever else a page opens goes at once. */
  #closePopups(): void {
    this.session.on('Target.targetCreated', ({ targetInfo }) => {
      if (targetInfo.type === 'page' && targetInfo.openerId !== undefined)
        this.session.tell('Target.closeTarget', { targetId: targetInfo.targetId });
    });
  }
}

/** Playwright reads these two lines; the rest is noise about buses and GPUs that a container lacks. */
function reportLine(line: string, debuggable: boolean): void {
  const wanted = line.startsWith('DevTools listening on') ? debuggable : /X display|X server/.test(line);
  if (wanted) process.stderr.write(`${line}\n`);
  else debug('chromium:', line);
}
