import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Loss } from '../../../shared/ipc/damage-contract.ts';
import { portraitHashSchema } from '../../../shared/library/portrait/hash.ts';
import { documentKinds } from '../../../shared/library/row.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { nameIn } from '../body.ts';
import { canonicalJson, contentHash } from '../canonical.ts';
import { json, text, whole } from '../cells.ts';
import { damageNotes } from '../damage-notes.ts';
import { portraits } from '../portraits.ts';
import { settings } from '../settings.ts';
import { charactersIn } from './characters-in.ts';
import { type BareLoss, fillDocuments } from './fill-documents.ts';
import { fillEvents } from './fill-events.ts';
import type { FoundRows } from './found-rows.ts';
import { type Traces, tracesIn } from './traces.ts';

/** What an event says of the sheet that it brought in. */
const bringing = z.object({ event: z.object({ snapshot: z.string() }) });

/** Removes what was forgotten for good, wherever it still stands. */
function forget(db: DatabaseSync, found: FoundRows, all: Map<string, Traces>): void {
  const insert = db.prepare(`
    INSERT INTO forgotten (id, seq) VALUES (?, ?)
    ON CONFLICT (id) DO UPDATE SET seq = max(seq, excluded.seq)`);
  for (const [id, seq] of found.forgotten) insert.run(id, seq);
  const changed = db.prepare('SELECT seq FROM documents WHERE id = ?');
  const removals = [
    'encounter_heads WHERE encounter_id',
    'encounter_events WHERE encounter_id',
    'revisions WHERE document_id',
    'documents WHERE id',
  ].map((which) => db.prepare(`DELETE FROM ${which} = ?`));
  for (const row of db.prepare('SELECT id, seq FROM forgotten').all()) {
    const [id, seq] = [text(row, 'id'), whole(row, 'seq')];
    const base = changed.get(id);
    const last = Math.max(all.get(id)?.seq ?? 0, base === undefined ? 0 : whole(base, 'seq'));
    // What came again after it was forgotten is there.
    if (last > seq) continue;
    all.delete(id);
    for (const removal of removals) removal.run(id);
  }
}

/** Brings campaigns back to which something belongs and of which nothing is left but their id. */
function fillCampaigns(db: DatabaseSync): BareLoss[] {
  const missing = db.prepare(
    'SELECT DISTINCT campaign_id AS id FROM documents WHERE campaign_id NOT IN (SELECT id FROM documents)',
  );
  const insert = db.prepare(`
    INSERT INTO documents (id, kind, campaign_id, revision, seq, deleted, body) VALUES (?, 'campaign', ?, 1, 1, 0, '')`);
  return missing.all().map((row): BareLoss => {
    const id = text(row, 'id');
    insert.run(id, id);
    return { id, kind: 'campaign', name: appWord('library.unreadable'), campaignId: id, what: 'lost' };
  });
}

/** Puts back the sheets that combatants joined with, found by their hashes wherever the same sheet stands. */
function fillSnapshots(db: DatabaseSync, found: FoundRows): void {
  const insert = db.prepare('INSERT INTO snapshots (hash, sheet) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const keep = (sheet: string, hash: string): void => {
    if (contentHash(sheet) === hash) insert.run(hash, sheet);
  };
  for (const [hash, sheet] of found.snapshots) keep(sheet, hash);
  const known = new Set(
    db
      .prepare('SELECT hash FROM snapshots')
      .all()
      .map((row) => text(row, 'hash')),
  );
  const isMissing = db
    .prepare(`SELECT payload FROM encounter_events WHERE payload LIKE '%"snapshot"%'`)
    .all()
    .some((row) => {
      const brought = bringing.safeParse(json(text(row, 'payload'))).data;
      return brought !== undefined && !known.has(brought.event.snapshot);
    });
  if (!isMissing) return;
  for (const row of db.prepare('SELECT body FROM revisions').iterate()) {
    const body = json(text(row, 'body'));
    if (typeof body !== 'object' || body === null || !('sheet' in body)) continue;
    const sheet = canonicalJson(body.sheet);
    keep(sheet, contentHash(sheet));
  }
}

/** The portrait that a body names. */
const portrayed = z.object({ portrait: portraitHashSchema });

/** Puts back the portraits that are what their hashes say, and tells of those that are named and not there. */
function fillPortraits(db: DatabaseSync, found: FoundRows): BareLoss[] {
  const table = portraits(db);
  for (const [hash, jpeg] of found.portraits) if (contentHash(jpeg) === hash) table.keep(jpeg);
  table.removeUnused();
  const rows = db.prepare(
    `SELECT id, kind, campaign_id, body FROM documents WHERE instr(body, '"portrait"') > 0`,
  );
  return rows.all().flatMap((row): BareLoss[] => {
    const body = text(row, 'body');
    const hash = portrayed.safeParse(json(body)).data?.portrait;
    const kind = documentKinds.find((known) => known === text(row, 'kind'));
    if (hash === undefined || kind === undefined || table.read(hash).ok) return [];
    const name = nameIn(body) ?? appWord('library.unreadable');
    return [{ id: text(row, 'id'), kind, name, campaignId: text(row, 'campaign_id'), what: 'portrait' }];
  });
}

/** Gives running encounters their characters on loan: as was found, and as their events say. */
function fillLoans(db: DatabaseSync, found: FoundRows): void {
  const kept = db.prepare('SELECT character_id, encounter_id FROM loans').all();
  const running = db.prepare(`
    SELECT id FROM documents
    WHERE kind = 'encounter' AND CASE WHEN json_valid(body) THEN body ->> '$.status' = 'running' END`);
  const runs = new Set(running.all().map((row) => text(row, 'id')));
  const insert = db.prepare(`
    INSERT INTO loans (character_id, encounter_id) SELECT ?, ?
    WHERE EXISTS (SELECT 1 FROM documents WHERE id = ? AND kind = 'character') ON CONFLICT DO NOTHING`);
  db.exec('DELETE FROM loans');
  const joined = db.prepare(
    `SELECT payload FROM encounter_events WHERE encounter_id = ?
     AND (payload LIKE '%combatantJoined%' OR payload LIKE '%stepUndone%' OR payload LIKE '%stepRedone%')
     ORDER BY position`,
  );
  const loans: (readonly [string, string])[] = [
    ...kept.map((row) => [text(row, 'character_id'), text(row, 'encounter_id')] as const),
    ...found.loans,
    ...[...runs].flatMap((id) =>
      charactersIn(joined.all(id).map((row) => text(row, 'payload'))).map(
        (character) => [character, id] as const,
      ),
    ),
  ];
  for (const [characterId, encounterId] of loans)
    if (runs.has(encounterId)) insert.run(characterId, encounterId, characterId);
}

/** Takes the undo log over where all of it is there, and all that it leads to; otherwise nothing can be undone. */
function fillUndoLog(db: DatabaseSync, { undoLog }: FoundRows): void {
  db.exec('DELETE FROM undo_log');
  const insert = db.prepare(`
    INSERT INTO undo_log (entry, move, command_id, step, below, done, undone, document_id, before, after, effect)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  for (let entry = 1; entry <= undoLog.size; entry += 1) {
    const row = undoLog.get(entry);
    if (row === undefined) break;
    const [, ...rest] = row;
    insert.run(entry, ...rest);
  }
  const broken = db.prepare(`
    SELECT 1 FROM undo_log WHERE document_id IS NOT NULL AND (
      NOT EXISTS (SELECT 1 FROM revisions WHERE revisions.document_id = undo_log.document_id AND revision = after)
      OR before > 0 AND NOT EXISTS (
        SELECT 1 FROM revisions WHERE revisions.document_id = undo_log.document_id AND revision = before))`);
  const count = whole(db.prepare('SELECT count(*) AS count FROM undo_log').get() ?? {}, 'count');
  if (count < undoLog.size || broken.get() !== undefined) db.exec('DELETE FROM undo_log');
}

/** Undoes references to what is not there. */
function tidy(db: DatabaseSync): void {
  const there = '(SELECT id FROM documents)';
  db.exec(`
    DELETE FROM revisions WHERE document_id NOT IN ${there};
    UPDATE revisions SET cause_encounter = NULL, cause_position = NULL WHERE cause_encounter NOT IN ${there};
    DELETE FROM search_entries WHERE document_id NOT IN ${there};
    DELETE FROM search_stamp;
    UPDATE library SET seq = 1 + max(
      seq, (SELECT coalesce(max(seq), 0) FROM documents), (SELECT coalesce(max(seq), 0) FROM forgotten))`);
}

/**
 * Puts what was found of a damaged library into a sound one, new or made of a backup: the newer revision wins, and
 * nothing is taken for true that does not agree with itself. Answers with what does not come back as it was.
 */
export function fill(db: DatabaseSync, found: FoundRows, at: string): readonly Loss[] {
  db.exec('PRAGMA foreign_keys = OFF');
  db.exec('BEGIN IMMEDIATE');
  const all = new Map(tracesIn(found));
  forget(db, found, all);
  const losses = [...fillDocuments(db, all, at), ...fillCampaigns(db)];
  const rows = db.prepare('SELECT id, kind, campaign_id, body FROM documents').all();
  const documents = new Map(rows.map((row) => [text(row, 'id'), row]));
  for (const { id, kept, known } of fillEvents(db, found, new Set(documents.keys()))) {
    const row = documents.get(id);
    if (row === undefined) continue;
    const encounter = {
      ...{ id, kind: 'encounter' as const, campaignId: text(row, 'campaign_id') },
      name: nameIn(text(row, 'body')) ?? appWord('library.unreadable'),
    };
    if (known !== undefined) losses.push({ ...encounter, what: 'tail', params: { kept, known } });
    else if (!losses.some((loss) => loss.id === id)) losses.push({ ...encounter, what: 'backup' });
  }
  fillSnapshots(db, found);
  losses.push(...fillPortraits(db, found));
  fillLoans(db, found);
  const insertCommand = db.prepare(
    'INSERT INTO commands (id, channel, at, answer) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  for (const command of found.commands) insertCommand.run(...command);
  const table = settings(db);
  for (const [key, value] of found.settings) table.put(key, json(value));
  tidy(db);
  fillUndoLog(db, found);
  const campaignName = (id: string | undefined): Label => {
    const row = id === undefined ? undefined : documents.get(id);
    return (row === undefined ? undefined : nameIn(text(row, 'body'))) ?? appWord('library.unreadable');
  };
  const named = losses.map(
    ({ campaignId, ...loss }): Loss => ({ ...loss, campaign: campaignName(campaignId) }),
  );
  const notes = damageNotes(db);
  for (const loss of named) notes.add(loss, at);
  if (db.prepare('PRAGMA foreign_key_check').get() !== undefined)
    throw new Error('a salvage breaks references');
  db.exec('COMMIT');
  db.exec('PRAGMA foreign_keys = ON');
  return named;
}
