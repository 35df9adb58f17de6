import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exchangeDesk, exported, generated, opened, stored } from '../../main/ipc/exchange/fixtures.ts';
import { commandId, openedIn, temporaryFolder } from '../../main/ipc/fixtures.ts';
import { libraryFile } from '../../main/store/open.ts';
import { toldOf } from '../../main/store/row.ts';
import { rowCells } from '../../main/store/rows.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { compare, type Measured } from './measure.ts';

/** From the chosen file to the acknowledged import: read, checked, backed up before, with history and search. */
async function imported(file: string): Promise<number> {
  const desk = await exchangeDesk({ broadcast: () => undefined });
  const begin = performance.now();
  const { token } = await opened(desk, file);
  await desk.window.grant('bundles.import', { commandId: commandId(), token, mode: 'merge', choices: {} });
  const time = performance.now() - begin;
  desk.discard();
  return time;
}

/** The same documents with their first revisions, as they are, in one transaction of a library's own tables. */
async function bareInsert(documents: readonly LibraryDocument[]): Promise<number> {
  const folder = temporaryFolder();
  (await openedIn(folder)).close();
  const db = new DatabaseSync(path.join(folder, libraryFile));
  db.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
  );
  const document = db.prepare(
    `INSERT INTO documents (id, kind, campaign_id, revision, seq, deleted, body, row, row_checksum)
    VALUES (?, ?, ?, 1, 1, 0, ?, ?, ?)`,
  );
  const revision = db.prepare(`
    INSERT INTO revisions (document_id, revision, command_id, at, deleted, body, effect)
    VALUES (?, 1, 'command', '2025-01-02T03:04:05.678Z', 0, ?, '{}')`);
  const rows = documents.map((document) => {
    const { id, kind, campaignId, body } = document;
    const { row, checksum } = rowCells(document, 1, JSON.stringify(toldOf(document, 'strike-save')));
    return [id, kind, campaignId, JSON.stringify(body), row, checksum] as const;
  });
  const begin = performance.now();
  db.exec('BEGIN');
  for (const [id, kind, campaignId, body, row, checksum] of rows) {
    document.run(id, kind, campaignId, body, row, checksum);
    revision.run(id, body);
  }
  db.exec('COMMIT');
  const time = performance.now() - begin;
  db.close();
  fs.rmSync(folder, { recursive: true });
  return time;
}

/** A library of 10,000 characters imported, against its rows inserted by nobody who checks them. */
export async function importLibrary(): Promise<Measured> {
  const documents = generated(50, 200);
  const desk = await exchangeDesk();
  stored(desk.store, documents);
  await exported(desk, 'all.campaign');
  const file = desk.at('all.campaign');
  const measured = await compare(
    { what: 'import of 10,000 characters', yardstick: 'bare insert of the same rows', limit: 8 },
    5,
    () => imported(file),
    () => bareInsert(documents),
  );
  desk.discard();
  return measured;
}
