import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';

/** The project's folder, whatever the folder that the specs are started from. */
const project = path.resolve(import.meta.dirname, '..');

/** A running app with its first window, and the folder where it keeps its data. */
export interface Desk {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly folder: string;
}

/** Starts the app over a data folder, as a person with this system language would find it. */
export async function startDesk(folder: string, language = 'en_GB.UTF-8'): Promise<Desk> {
  const env = { ...process.env, LANG: language, LC_ALL: language, LANGUAGE: language };
  const app = await _electron.launch({ args: [project, `--user-data-dir=${folder}`], cwd: project, env });
  return { app, page: await app.firstWindow(), folder };
}

/** Kills the app without warning, as a power cut would, and waits until it is gone. */
export async function kill({ app }: Desk): Promise<void> {
  const gone = app.waitForEvent('close');
  const { pid } = app.process();
  if (pid === undefined) throw new Error('the app has no process');
  process.kill(pid, 'SIGKILL');
  await gone;
}

/** Makes the next save dialogs answer with a place, as a person would. */
export async function saveTo({ app }: Desk, file: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
}

/** Makes the next open dialogs answer with a file, as a person would. */
export async function openFrom({ app }: Desk, file: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, file);
}

/** Specs with a data folder of their own, thrown away afterwards. */
export const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright tells fixtures apart by this parameter.
  folder: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-desk-'));
    await use(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
});
