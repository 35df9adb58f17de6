import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

/** Milliseconds from the start of the process to what the page shows when it is ready. */
async function started(app: string, ready: (page: Page) => Promise<unknown>): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const begin = performance.now();
  const running = await _electron.launch({ args: [app, `--user-data-dir=${folder}`], cwd: root });
  await ready(await running.firstWindow());
  const time = performance.now() - begin;
  await running.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return time;
}

/** From the start of the app to its first usable screen, against an empty window in the same Electron or host. */
export function startUp(): Promise<Measured> {
  const line = { what: 'start to first usable screen', yardstick: 'start to an empty window', limit: 2 };
  return compare(
    line,
    5,
    () => started(root, (page) => page.getByRole('button', { name: 'New campaign' }).waitFor()),
    () => started(path.join(import.meta.dirname, 'empty-app'), (page) => page.getByText('empty').waitFor()),
  );
}
