import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackups } from '../../store/backups/list.ts';
import { libraryFile } from '../../store/open.ts';
import { folderOf, startRecovering, type Undertaking, undertakings } from './die-midway.ts';
import { addCampaign, campaignsOf, openedIn } from './library-of-campaigns.ts';

const program = fileURLToPath(new URL('./die-midway.ts', import.meta.url));
/** Kills of each undertaking at most, spread over all of its steps. */
const most = Number(process.env.TORTURE_KILLS ?? 15);
/** Processes at once. */
const together = 2;

let folder: string;
let prepared: string;
const env = () => ({ ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') });

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  prepared = path.join(folder, 'prepared');
  const store = await openedIn(path.join(prepared, 'library'));
  addCampaign(store, 'first');
  await store.vault.backUp(path.join(prepared, 'library'), new Date(), 'asked');
  addCampaign(store, 'second');
  store.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const garbage = Buffer.from('garbage '.repeat(2000));
/** The library without its first page: SQLite finds nothing in it. */
const headless = () => fs.readFileSync(path.join(prepared, 'library', libraryFile)).fill(0, 0, 4096);
const damaged: Readonly<Partial<Record<Undertaking, () => Buffer>>> = {
  recover: () => garbage,
  salvage: headless,
};

/** Starts anew over a library that did not open; what did not was never deleted. */
async function recovered(
  userData: string,
  undertaking: 'recover' | 'salvage',
  bytes: Buffer,
): Promise<string> {
  const library = folderOf(userData);
  const asides = () => fs.readdirSync(library).filter((name) => name.endsWith('.set-aside.sqlite'));
  const outcome = asides().length > 0 ? 'after' : 'before';
  const store = await startRecovering(userData, undertaking === 'recover' ? 'restore' : 'salvage');
  expect(campaignsOf(store)).toEqual(undertaking === 'recover' ? ['first'] : ['first', 'second']);
  store.close();
  expect(asides().map((name) => fs.readFileSync(path.join(library, name)).equals(bytes))).toEqual([true]);
  return outcome;
}

/** Makes a library one of the first version, as far as that can be told apart. */
function takeBack(file: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const later = [
    ...['search', 'search_entries', 'search_stamp', 'forgotten', 'damage_notes'],
    ...['row_stamp', 'portraits', 'encounter_heads'],
  ];
  for (const table of later) db.exec(`DROP TABLE ${table}`);
  for (const column of ['row', 'row_checksum']) db.exec(`ALTER TABLE documents DROP COLUMN ${column}`);
  db.exec('ALTER TABLE revisions DROP COLUMN checksum; PRAGMA user_version = 1');
  db.close();
}

function copyOf(undertaking: Undertaking, name: string): string {
  const copy = path.join(folder, `${undertaking}-${name}`);
  fs.cpSync(prepared, copy, { recursive: true });
  if (undertaking === 'update') takeBack(path.join(copy, 'library', libraryFile));
  const bytes = damaged[undertaking]?.();
  if (bytes !== undefined) fs.writeFileSync(path.join(copy, 'library', libraryFile), bytes);
  return copy;
}

/** How many steps an undertaking takes when nothing comes in between. */
function stepsOf(undertaking: Undertaking): number {
  const userData = copyOf(undertaking, 'whole');
  const { stdout, status } = spawnSync(process.execPath, [program, undertaking, userData, '0'], {
    env: env(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(status).toBe(0);
  return Number(stdout);
}

async function killedAt(undertaking: Undertaking, userData: string, step: number): Promise<void> {
  const child = spawn(process.execPath, [program, undertaking, userData, String(step)], {
    env: env(),
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
}

function versionIn(file: string): { version: unknown; tables: string[] } {
  const db = new DatabaseSync(file);
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('names', 'titles')").all();
  db.close();
  return { version, tables: tables.map(({ name }) => String(name)) };
}

/** What has to be true whenever the process died; answers with what the library had become. */
const checks: Readonly<Record<Undertaking, (userData: string) => Promise<string>>> = {
  async migrate(userData) {
    const { version, tables } = versionIn(path.join(folderOf(userData), libraryFile));
    const before = Number(version) - (tables.length === 0 ? 0 : tables[0] === 'names' ? 1 : 2);
    expect(versionIn(path.join(prepared, 'library', libraryFile)).version).toBe(before);
    return `version ${version}`;
  },
  async update(userData) {
    const { version } = versionIn(path.join(folderOf(userData), libraryFile));
    const store = await openedIn(folderOf(userData));
    expect(campaignsOf(store)).toEqual(['first', 'second']);
    expect([...store.documents.ids()].flatMap((id) => store.past.damaged(id))).toEqual([]);
    store.close();
    expect(listBackups(folderOf(userData)).map(({ reason }) => reason)).toContain('migration');
    return `version ${version}`;
  },
  async restore(userData) {
    const store = await openedIn(folderOf(userData));
    const campaigns = campaignsOf(store);
    if (campaigns.length === 1) {
      // The backup has come back, and what was there before is in the backup that was made first.
      expect(campaigns).toEqual(['first']);
      const [saved] = listBackups(folderOf(userData)).filter(({ reason }) => reason === 'restore');
      expect(saved?.holdings?.campaigns).toBe(2);
    } else expect(campaigns).toEqual(['first', 'second']);
    addCampaign(store, 'third');
    store.close();
    const again = await openedIn(folderOf(userData));
    expect(campaignsOf(again)).toEqual([...campaigns, 'third']);
    again.close();
    return campaigns.length === 1 ? 'the backup' : 'the present';
  },
  async move(userData) {
    const store = await openedIn(folderOf(userData));
    expect(campaignsOf(store)).toEqual(['first', 'second']);
    addCampaign(store, 'third');
    store.close();
    const again = await openedIn(folderOf(userData));
    expect(campaignsOf(again)).toEqual(['first', 'second', 'third']);
    expect(listBackups(folderOf(userData))).not.toEqual([]);
    again.close();
    return path.basename(folderOf(userData));
  },
  recover: (userData) => recovered(userData, 'recover', garbage),
  salvage: (userData) => recovered(userData, 'salvage', headless()),
};

test.each(undertakings)(
  'killed at any step of %s, the library is whole: as before or as after',
  {
    timeout: 60_000 + most * 5000,
  },
  async (undertaking) => {
    const all = stepsOf(undertaking);
    // Two undertakings bring a library up to date; they share their kills.
    const isUpdate = undertaking === 'migrate' || undertaking === 'update';
    const kills = Math.min(isUpdate ? Math.ceil(most / 2) : most, all);
    const steps = Array.from({ length: kills }, (_, index) => 1 + Math.floor((index * all) / kills));
    const outcomes = new Map<string, number>();
    const work = async () => {
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        const userData = copyOf(undertaking, String(step));
        await killedAt(undertaking, userData, step);
        const outcome = await checks[undertaking](userData);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        fs.rmSync(userData, { recursive: true });
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    // The kills fell before and after the step that decides.
    expect(outcomes.size).toBeGreaterThan(1);
    const came = [...outcomes].map(([outcome, times]) => `${outcome} ${times} times`).join(', ');
    console.log(`kill -9: ${kills} times at one of the ${all} steps of ${undertaking}; then ${came}; 0 lost`);
  },
);
