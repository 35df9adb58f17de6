import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A program that the checks or the stand-in host need, and the Debian package that brings it. */
interface SystemPackage {
  readonly program: string;
  readonly debian: string;
}

export const chromium: SystemPackage = { program: 'chromium', debian: 'chromium' };
export const xvfb: SystemPackage = { program: 'xvfb-run', debian: 'xvfb' };
const xauth: SystemPackage = { program: 'xauth', debian: 'xauth' };

/** The full path of a program on PATH, or undefined. */
function which(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Sees to it that the programs are there: installs them through apt as root on Debian, otherwise
 * names the command in one line and ends the process with 1.
 */
export function requirePrograms(...wanted: SystemPackage[]): void {
  const needed = wanted.includes(xvfb) ? [...wanted, xauth] : wanted;
  const missing = needed.filter(({ program }) => which(program) === undefined);
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian).join(' ');
  const byHand = `Missing: ${packages}. Install with: sudo apt-get install -y ${packages}`;
  if (process.getuid?.() !== 0 || which('apt-get') === undefined) {
    console.error(byHand);
    process.exit(1);
  }
  console.error(`Installing ${packages} through apt.`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { ...options, env });
  const install = spawnSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...missing.map((m) => m.debian)],
    {
      ...options,
      env,
    },
  );
  if (install.status !== 0) {
    console.error(byHand);
    process.exit(1);
  }
}
