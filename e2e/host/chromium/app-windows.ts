import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { DevToolsSession } from './connection.ts';
import type { Events } from './protocol.ts';

export interface WindowRequest {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly visible: boolean;
  readonly title: string;
  readonly backgroundColor: string;
}

const patience = 8000;

/** Far outside every screen: Chromium cannot open a hidden window that can be shown later. */
export const nowhere = -16000;

/**
 * Windows without a browser's bars and tabs. DevTools cannot open one, so the running Chromium is asked through
 * a second start with the same profile, and the new window is recognised by the address of its first page.
 */
export class AppWindows {
  readonly #browser: DevToolsSession;
  readonly #program: string;
  readonly #fixedArguments: readonly string[];

  constructor(browser: DevToolsSession, program: string, profile: string, sandboxed: boolean) {
    this.#browser = browser;
    this.#program = program;
    this.#fixedArguments = [
      `--user-data-dir=${profile}`,
      '--test-type',
      ...(sandboxed ? [] : ['--no-sandbox']),
    ];
  }

  async open(request: WindowRequest): Promise<string> {
    const token = randomUUID();
    const opened = this.#targetNamed(token);
    const { x, y } = request.visible ? request : { x: nowhere, y: nowhere };
    const args = [
      ...this.#fixedArguments,
      `--app=${emptyPage(request, token)}`,
      `--window-size=${request.width},${request.height}`,
      ...(x === undefined || y === undefined ? [] : [`--window-position=${x},${y}`]),
    ];
    spawn(this.#program, args, { stdio: 'ignore' }).on('error', () => {});
    return opened;
  }

  #targetNamed(token: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        this.#browser.off('Target.targetCreated', look);
        this.#browser.off('Target.targetInfoChanged', look);
      };
      const look = ({ targetInfo }: Events['Target.targetCreated']) => {
        if (targetInfo.type !== 'page' || !targetInfo.url.includes(token)) return;
        done();
        resolve(targetInfo.targetId);
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error('Chromium opened no window'));
      }, patience);
      this.#browser.on('Target.targetCreated', look);
      this.#browser.on('Target.targetInfoChanged', look);
    });
  }
}

function emptyPage({ title, backgroundColor }: WindowRequest, token: string): string {
  const safeTitle = title.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const html = `<title>${safeTitle}</title><body style="background:${backgroundColor}"><!--${token}-->`;
  return `data:text/html,${encodeURIComponent(html)}`;
}
