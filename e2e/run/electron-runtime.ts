import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './programs.ts';

const home = path.join(root, 'node_modules/electron');
/** In node_modules, so that the next `npm ci` forgets it. */
const failureMark = path.join(root, 'node_modules/.cache/electron-runtime-not-fetched');
const fetchLimitSeconds = 90;

/** The folder of the project's own stand-in for Electron. */
export const hostFolder = path.join(root, 'e2e/host');

/** The stand-in needs Debian's Chromium and Linux' ways. */
export const hostWorksHere = process.platform === 'linux';

function textOf(name: string): string | undefined {
  try {
    return fs.readFileSync(path.join(home, name), 'utf8');
  } catch {
    return undefined;
  }
}

/** The version of the electron package. */
export function electronVersion(): string {
  return (JSON.parse(textOf('package.json') ?? '{}') as { version: string }).version;
}

/** Electron's own executable, if its whole download is there; looking never starts a download. */
export function ownRuntime(): string | undefined {
  const name = textOf('path.txt');
  if (name === undefined || textOf('dist/version')?.replace(/^v/, '') !== electronVersion()) return undefined;
  const executable = path.join(home, 'dist', name);
  return fs.existsSync(executable) ? executable : undefined;
}

/** Lets the electron package download its runtime, once per installation and not for long. */
export function fetchRuntime(): string | undefined {
  if (fs.existsSync(failureMark)) return undefined;
  console.error(`Fetching Electron's runtime (once, for at most ${fetchLimitSeconds} seconds).`);
  const installer = path.join(home, 'install.js');
  spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: fetchLimitSeconds * 1000 });
  const executable = ownRuntime();
  if (executable === undefined) {
    fs.mkdirSync(path.dirname(failureMark), { recursive: true });
    fs.writeFileSync(failureMark, '');
  }
  return executable;
}
