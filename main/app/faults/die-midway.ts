import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { StartChoice } from '../../../shared/ipc/question-contract.ts';
import { namedBackups } from '../../store/backups/list.ts';
import { keep } from '../../store/keeper.ts';
import { migrations as ownMigrations } from '../../store/migrations/all.ts';
import { openLibrary } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { libraryPlace, rememberPlace } from '../library-place.ts';
import { openAtStart } from '../open-at-start.ts';
import { dieAtStep } from './die-at.ts';
import { openedIn } from './library-of-campaigns.ts';

/** What can be cut off in the middle. */
export const undertakings = ['migrate', 'update', 'restore', 'move', 'recover', 'salvage'] as const;
export type Undertaking = (typeof undertakings)[number];

/** Two versions to come: tables that are rebuilt, filled and dropped, in many statements each. */
export const migrations = [
  ...ownMigrations,
  (db: DatabaseSync): void => {
    db.exec('ALTER TABLE settings ADD COLUMN note TEXT');
    db.exec('CREATE TABLE names (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT');
    db.prepare("INSERT INTO names SELECT id, body ->> '$.name.text' FROM documents").run();
  },
  (db: DatabaseSync): void => {
    db.exec('CREATE TABLE titles (id TEXT PRIMARY KEY, title TEXT NOT NULL) STRICT');
    db.prepare('INSERT INTO titles SELECT id, name FROM names').run();
    db.exec('DROP TABLE names');
  },
];

/** Where a data folder's library lies. */
export function folderOf(userData: string): string {
  return libraryPlace([], '/', userData).folder;
}

/** Starts over a data folder; the same is chosen wherever the app asks. */
export async function startRecovering(userData: string, choice: StartChoice): Promise<Store> {
  const opened = await openAtStart(libraryPlace([], '/', userData), {
    now: () => new Date(),
    newId: randomUUID,
    log: () => undefined,
    tell: ({ code }) => {
      throw new Error(code);
    },
    ask: async () => choice,
  });
  if (opened === undefined) throw new Error('not opened');
  return opened.store;
}

async function undertake(undertaking: Undertaking, userData: string): Promise<void> {
  const folder = folderOf(userData);
  if (undertaking === 'migrate') {
    const opened = await openLibrary(folder, { now: () => new Date(), newId: randomUUID, migrations });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    opened.value.close();
    return;
  }
  if (undertaking === 'update') {
    (await openedIn(folder)).close();
    return;
  }
  if (undertaking === 'recover' || undertaking === 'salvage') {
    (await startRecovering(userData, undertaking === 'recover' ? 'restore' : 'salvage')).close();
    return;
  }
  const keeper = keep({
    store: await openedIn(folder),
    now: () => new Date(),
    newId: randomUUID,
    troubled: () => undefined,
    replaced: () => undefined,
    rememberPlace: (place) => rememberPlace(userData, place),
    movedNote: (place) => place,
  });
  const [backup] = namedBackups(folder);
  const answer =
    undertaking === 'move'
      ? await keeper.moveTo(path.join(userData, 'elsewhere'))
      : await keeper.restore(backup?.name ?? '');
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  keeper.store.close();
}

if (import.meta.main) {
  const [named, userData = '', at] = process.argv.slice(2);
  const undertaking = undertakings.find((known) => known === named);
  if (undertaking === undefined) throw new Error('what, please');
  const steps = dieAtStep(Number(at));
  await undertake(undertaking, userData);
  fs.writeSync(1, String(steps()));
}
