import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 5000;

/**
 * Frees a profile whose last owner was killed. Chromium leaves by itself once its pipe breaks, but two of them
 * in one profile would fight over IndexedDB's files, so this one waits for the other to be gone.
 */
export async function freeProfile(profile: string): Promise<void> {
  fs.mkdirSync(profile, { recursive: true });
  const owner = lockOwner(profile);
  if (owner !== undefined) await outlive(owner, profile);
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    fs.rmSync(path.join(profile, name), { force: true });
}

/** The lock is a link to `<host name>-<process id>`. */
function lockOwner(profile: string): number | undefined {
  try {
    const pid = /-(\d+)$/.exec(fs.readlinkSync(path.join(profile, 'SingletonLock')))?.[1];
    return pid === undefined ? undefined : Number(pid);
  } catch {
    return undefined;
  }
}

async function outlive(pid: number, profile: string): Promise<void> {
  for (const start = Date.now(); uses(pid, profile); await wait(20))
    if (Date.now() - start > patience) {
      process.kill(pid, 'SIGKILL');
      return;
    }
}

/** The process id may have been given to another program since. */
function uses(pid: number, profile: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${profile}`);
  } catch {
    return false;
  }
}
