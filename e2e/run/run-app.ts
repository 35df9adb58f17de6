import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { lacksDisplay, onInvisibleScreen } from './display.ts';
import { root } from './programs.ts';

/** Tells its process id before it becomes the app: what was spawned may be xvfb-run around it. */
const tellPid = ['sh', '-c', 'echo $$ >&3; exec "$@" 3>&-', 'sh'];

/** Milliseconds within which a second request is the same one, passed on by npm or a shell as well. */
const echo = 500;

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Runs the app until it ends and resolves with its exit code. Asking the process to end asks the app
 * alone to quit, so that it can finish its work before its screen and its windows go; asking twice kills it.
 */
export async function runApp(commandLine: readonly string[]): Promise<number> {
  const windows = process.platform === 'win32';
  const telling = windows ? commandLine : [...tellPid, ...commandLine];
  const [program = '', ...args] = lacksDisplay() ? onInvisibleScreen(telling) : telling;
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    // A group of its own, or Ctrl+C would reach Xvfb and every Chromium process at the same time as the app.
    detached: !windows,
  });
  let app = windows ? child.pid : undefined;
  let askedAt: number | undefined;
  const end = (signal: NodeJS.Signals) => {
    if (app !== undefined) send(app, signal);
  };
  (child.stdio[3] as Readable).setEncoding('utf8').once('data', (text: string) => {
    app = Number.parseInt(text, 10);
    if (askedAt !== undefined) end('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const now = performance.now();
      if (askedAt === undefined) end('SIGTERM');
      else if (now - askedAt > echo) end('SIGKILL');
      askedAt ??= now;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}
