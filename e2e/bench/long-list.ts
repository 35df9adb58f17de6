import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { root } from '../run/programs.ts';
import { longLibrary, many } from './long-library.ts';
import { compare, type Measured } from './measure.ts';

const dexie = fs.readFileSync(path.join(root, 'node_modules/dexie/dist/dexie.min.js'), 'utf8');

/** What a page has as globals while it is measured. */
interface Scene {
  readonly campaignDesk: { readonly ask: Readonly<Record<string, (input: unknown) => Promise<Answer>>> };
  readonly Dexie: new (
    name: string,
  ) => {
    version(of: number): { stores(tables: object): void };
    table(name: string): { bulkPut(rows: unknown[]): Promise<unknown> };
    delete(): Promise<void>;
  };
}
interface Answer {
  readonly value: { readonly rows: string };
}

/** Starts the window anew at its present address, with a replica that holds nothing. */
async function startedAnew(app: ElectronApplication, page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  const loaded = page.waitForEvent('domcontentloaded');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
  await loaded;
}

/** Milliseconds from the window's first request to the first frame that shows the list. */
async function painted(app: ElectronApplication, page: Page): Promise<number> {
  await startedAnew(app, page);
  const shown = await page.waitForFunction(() => {
    const row = document.querySelector('[role=row][aria-rowindex="2"]');
    const [asked] = performance.getEntriesByName('first request');
    return row !== null && asked !== undefined ? performance.now() - asked.startTime : undefined;
  });
  const time = await shown.jsonValue();
  if (time === undefined) throw new Error('the list was not shown');
  // The replica fills in its own time, which is not to weigh on what is measured next.
  await page.waitForTimeout(3000);
  return time;
}

/** Milliseconds that Dexie takes to put the same rows into a database of the same form. */
async function put(page: Page, campaignId: string): Promise<number> {
  await page.evaluate(dexie);
  return page.evaluate(async (id) => {
    const { campaignDesk, Dexie } = window as unknown as Scene;
    const answer = await campaignDesk.ask['library.list']?.({
      kind: 'character',
      campaignId: id,
      atMost: null,
    });
    const rows = JSON.parse(answer?.value.rows ?? '[]') as unknown[];
    const database = new Dexie('bench');
    database.version(1).stores({ rows: 'id, kind, [campaignId+kind]' });
    const begin = performance.now();
    await database.table('rows').bulkPut(rows);
    const time = performance.now() - begin;
    await database.delete();
    return time;
  }, campaignId);
}

/** A list of many characters on the screen before the replica has filled, against filling it. */
export async function longList(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [campaignId = ''] = await longLibrary(folder, 'character', ['strike-save']);
  const app = await _electron.launch({ args: [root, `--user-data-dir=${folder}`], cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('row', { name: 'Orle' }).click();
  await page.getByRole('grid', { name: 'Characters' }).waitFor();
  const measured = await compare(
    {
      what: `first request to the painted list of ${many} characters`,
      yardstick: "Dexie's bulkPut of the same rows",
      limit: 0.25,
    },
    5,
    () => painted(app, page),
    () => put(page, campaignId),
  );
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
