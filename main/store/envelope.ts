import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type DocumentKind, documentKinds } from '../../shared/library/row.ts';
import { kindIn } from './body.ts';
import { json, text } from './cells.ts';

/** What a document is and where it belongs, as far as that can be told. */
export interface Envelope {
  readonly kind: DocumentKind | null;
  readonly campaignId: string | undefined;
}

/** What a command was answered, if that was a document. */
const answeredDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  campaignId: z.string().min(1),
});

/** Tells what a document is: as it stands, or by all that speaks of it where it has vanished. */
export function envelopes(db: DatabaseSync): (id: string) => Envelope | undefined {
  const select = db.prepare('SELECT kind, campaign_id FROM documents WHERE id = ?');
  const selectHeld = db.prepare('SELECT 1 FROM documents WHERE campaign_id = ? LIMIT 1');
  const selectAnswers = db.prepare(`
    SELECT answer FROM revisions JOIN commands ON commands.id = command_id
    WHERE document_id = ? ORDER BY revision DESC`);
  const selectBody = db.prepare(
    'SELECT body FROM revisions WHERE document_id = ? ORDER BY revision DESC LIMIT 1',
  );
  const selectEntry = db.prepare('SELECT campaign_id FROM search_entries WHERE document_id = ?');
  const selectTrace = db.prepare(`
    SELECT EXISTS (SELECT 1 FROM encounter_events WHERE encounter_id = :id) AS fought,
      EXISTS (SELECT 1 FROM undo_log WHERE document_id = :id) AS done`);

  function vanished(id: string): Envelope | undefined {
    const [row, entry, trace] = [selectBody.get(id), selectEntry.get(id), selectTrace.get({ id })];
    if (row === undefined && entry === undefined && trace?.fought !== 1 && trace?.done !== 1)
      return undefined;
    if (selectHeld.get(id) !== undefined) return { kind: 'campaign', campaignId: id };
    const answered = selectAnswers
      .all(id)
      .map((row) => answeredDocument.safeParse(json(text(row, 'answer'))).data)
      .find((document) => document?.id === id);
    if (answered !== undefined) return answered;
    const kind =
      trace?.fought === 1 ? 'encounter' : row === undefined ? undefined : kindIn(text(row, 'body'));
    const campaignId = entry === undefined ? undefined : text(entry, 'campaign_id');
    return { kind: kind ?? null, campaignId: kind === 'campaign' ? id : campaignId };
  }

  return (id) => {
    const cells = select.get(id);
    if (cells === undefined) return vanished(id);
    const kind = documentKinds.find((known) => known === text(cells, 'kind')) ?? null;
    return { kind, campaignId: text(cells, 'campaign_id') };
  };
}
