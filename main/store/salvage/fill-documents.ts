import type { DatabaseSync } from 'node:sqlite';
import type { Loss } from '../../../shared/ipc/damage-contract.ts';
import { type DocumentKind, documentKinds } from '../../../shared/library/row.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { nameIn } from '../body.ts';
import { text, whole } from '../cells.ts';
import { revisionChecksum } from '../revision-checksum.ts';
import { judge, type Verdict, type Vouched } from './judge.ts';
import type { Traces } from './traces.ts';

/** A loss whose campaign is not named yet. */
export type BareLoss = Omit<Loss, 'campaign'> & { readonly campaignId: string | undefined };

type Envelope = Pick<Loss, 'id' | 'kind' | 'name'> & Pick<BareLoss, 'campaignId'>;

const unreadable: Label = appWord('library.unreadable');

function lossesOf(envelope: Envelope, verdict: Verdict | undefined, known: number): BareLoss[] {
  if (verdict === undefined) return [{ ...envelope, what: 'lost' }];
  const { revision, isProven, isFromBackup, damaged } = verdict;
  const first: BareLoss[] =
    revision < verdict.known
      ? [{ ...envelope, what: 'older', params: { revision, known: Math.max(known, verdict.known) } }]
      : isProven
        ? []
        : [{ ...envelope, what: isFromBackup ? 'backup' : 'unproven' }];
  const past: BareLoss[] = damaged > 0 ? [{ ...envelope, what: 'past', params: { count: damaged } }] : [];
  return [...first, ...past];
}

/**
 * Puts what a damaged file tells of documents into a library, which may hold them as a backup has them; answers
 * with what does not come back as it was. Belongs into a transaction.
 */
export function fillDocuments(
  db: DatabaseSync,
  all: ReadonlyMap<string, Traces>,
  at: string,
): readonly BareLoss[] {
  const selectBase = db.prepare('SELECT id, kind, campaign_id, seq FROM documents');
  const selectVouched = db.prepare('SELECT revision, body, deleted FROM revisions WHERE document_id = ?');
  const upsert = db.prepare(`
    INSERT INTO documents (id, kind, campaign_id, revision, seq, deleted, body) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      revision = excluded.revision, seq = excluded.seq, deleted = excluded.deleted, body = excluded.body`);
  const insertRevision = db.prepare(`
    INSERT INTO revisions
      (document_id, revision, command_id, at, deleted, body, effect, cause_encounter, cause_position, checksum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const losses: BareLoss[] = [];

  const base = new Map(
    selectBase.all().map((row) => {
      const kind = documentKinds.find((known) => known === text(row, 'kind')) ?? 'note';
      return [text(row, 'id'), { kind, campaignId: text(row, 'campaign_id'), seq: whole(row, 'seq') }];
    }),
  );
  const vouchedOf = (id: string): ReadonlyMap<number, Vouched> =>
    new Map(
      selectVouched.all(id).map((row) => {
        const deleted = whole(row, 'deleted') === 1 ? 1 : 0;
        return [whole(row, 'revision'), { body: text(row, 'body'), deleted }];
      }),
    );

  function writeHistory(id: string, { copies }: Traces, verdict: Verdict, name: Label): void {
    for (const { row } of copies) {
      if (row === undefined || row[1] > verdict.revision) continue;
      const [, revision, commandId, when, deleted, body, effect, cause, position, found] = row;
      // The last one says what was settled on.
      const isLast = revision === verdict.revision;
      const said = isLast
        ? { id, revision, at: when, deleted: verdict.deleted, body: verdict.body, effect }
        : { id, revision, at: when, deleted, body, effect };
      // A checksum that is wrong stays so, and what it is of is found damaged whenever it is looked at.
      const checksum = isLast || found === undefined ? revisionChecksum(said) : found;
      const because = position === null ? [null, null] : [cause, position];
      const content = [when, said.deleted, said.body, effect] as const;
      insertRevision.run(id, revision, commandId, ...content, ...because, checksum);
    }
    const effect = JSON.stringify(appWord('change.salvaged', { name }));
    const { revision, deleted, body } = verdict;
    const checksum = revisionChecksum({ id, revision, at, deleted, body, effect });
    insertRevision.run(id, revision, '', at, deleted, body, effect, null, null, checksum);
  }

  for (const id of new Set([...base.keys(), ...all.keys()])) {
    const traces: Traces = all.get(id) ?? { seq: 0, known: 0, copies: [] };
    const before = base.get(id);
    const verdict = judge(traces, vouchedOf(id));
    const kind: DocumentKind | null = before?.kind ?? traces.kind ?? null;
    const campaignId = before?.campaignId ?? traces.campaignId;
    const name = (verdict === undefined ? undefined : nameIn(verdict.body)) ?? traces.name ?? unreadable;
    losses.push(...lossesOf({ id, kind, name, campaignId }, verdict, traces.known));
    if (kind === null || campaignId === undefined) continue;
    const seq = Math.max(traces.seq, before?.seq ?? 1);
    // A body that is none keeps the place of what is lost, so that it can be seen, brought back or removed.
    const standing = verdict?.contradicted ?? verdict?.body ?? '';
    upsert.run(
      id,
      kind,
      campaignId,
      verdict?.revision ?? Math.max(1, traces.known),
      seq,
      verdict?.deleted ?? 0,
      standing,
    );
    if (verdict !== undefined) writeHistory(id, traces, verdict, name);
  }
  return losses;
}
