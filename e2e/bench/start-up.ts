import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

/** Milliseconds from the start of the process to what the page shows when it is ready. */
async function started(
  app: string,
  folder: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  const begin = performance.now();
  const running = await _electron.launch({ args: [app, `--user-data-dir=${folder}`], cwd: root });
  await ready(await running.firstWindow());
  const time = performance.now() - begin;
  await running.close();
  return time;
}

/**
 * From the start of the app to its first usable screen, against an empty window in the same Electron or host.
 * Both have been started before, as on any evening but the first.
 */
export async function startUp(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const line = { what: 'start to first usable screen', yardstick: 'start to an empty window', limit: 2 };
  const empty = path.join(import.meta.dirname, 'empty-app');
  const measured = await compare(
    line,
    9,
    () =>
      started(root, path.join(folder, 'ours'), (page) =>
        page.getByRole('button', { name: 'New campaign' }).waitFor(),
      ),
    () => started(empty, path.join(folder, 'theirs'), (page) => page.getByText('empty').waitFor()),
  );
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
