import { z } from 'zod';
import { type DocumentKind, documentKinds } from '../../../shared/library/row.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { labelSchema } from '../../../shared/rules/core/label-schema.ts';
import { kindIn } from '../body.ts';
import { json } from '../cells.ts';
import { revisionChecksum } from '../revision-checksum.ts';
import type { FoundRows } from './found-rows.ts';

/** A document's content at one revision, as it was found in one place. */
export interface Copy {
  readonly revision: number;
  readonly body: string;
  readonly deleted: 0 | 1;
  /** Whether this is the document's history itself, whose rows tell more than the content. */
  readonly row?: FoundRows['revisions'][number];
  /** Whether a checksum says that this is what was written, or that it is not; absent where there is none. */
  readonly isAsWritten?: boolean;
  /** The document as it stands, which has to be the same as its last revision. */
  readonly isStanding?: true;
}

/** Everything that a damaged file still tells of one document. */
export interface Traces {
  kind?: DocumentKind;
  campaignId?: string;
  /** Number of its last change; 0 where that is not known. */
  seq: number;
  /** The highest revision that is spoken of anywhere. */
  known: number;
  /** What it was called when something was done to it. */
  name?: Label;
  readonly copies: Copy[];
}

/** What a command was answered, if that was a document; or an encounter with its events. */
const answeredDocument = z.object({
  id: z.string().min(1),
  kind: z.enum(documentKinds),
  campaignId: z.string().min(1),
  revision: z.number().int().min(1),
  body: z.record(z.string(), z.unknown()),
});
const answeredEncounter = z.object({
  id: z.string().min(1),
  campaignId: z.string().min(1),
  events: z.array(z.unknown()),
  name: z.unknown(),
});

const effectWithName = z.object({ params: z.object({ name: labelSchema }) });

/** Gathers what a damaged file tells of each document: where it stands, its history, and all that speaks of it. */
export function tracesIn(found: FoundRows): ReadonlyMap<string, Traces> {
  const all = new Map<string, Traces>();
  const of = (id: string): Traces => {
    const traces = all.get(id) ?? { seq: 0, known: 0, copies: [] };
    all.set(id, traces);
    return traces;
  };
  const knows = (traces: Traces, revision: number): void => {
    traces.known = Math.max(traces.known, revision);
  };
  for (const [id, kind, campaignId, revision, seq, deleted, body] of found.documents) {
    const traces = of(id);
    if (revision >= traces.known) Object.assign(traces, { kind, campaignId, seq });
    knows(traces, revision);
    traces.copies.push({ revision, body, deleted, isStanding: true });
  }
  for (const row of found.revisions) {
    const [id, revision, , at, deleted, body, effect, , , checksum] = row;
    const isAsWritten =
      checksum === undefined
        ? {}
        : { isAsWritten: checksum === revisionChecksum({ id, revision, at, deleted, body, effect }) };
    of(id).copies.push({ revision, body, deleted, row, ...isAsWritten });
  }
  for (const [, , , answer] of found.commands) {
    const read = json(answer);
    const document = answeredDocument.safeParse(read).data;
    const encounter = document === undefined ? answeredEncounter.safeParse(read).data : undefined;
    if (document !== undefined) {
      const { id, kind, campaignId, revision, body } = document;
      const traces = of(id);
      traces.kind ??= kind;
      traces.campaignId ??= campaignId;
      knows(traces, revision);
      traces.copies.push({ revision, body: JSON.stringify(body), deleted: 0 });
    } else if (encounter !== undefined) {
      const traces = of(encounter.id);
      traces.kind ??= 'encounter';
      traces.campaignId ??= encounter.campaignId;
      knows(traces, 1);
    }
  }
  for (const [, id, campaignId, seq] of found.searchEntries) {
    const traces = of(id);
    traces.campaignId ??= campaignId;
    if (traces.seq === 0) traces.seq = seq;
    knows(traces, 1);
  }
  for (const [, , , , , , , id, , after, effect] of found.undoLog.values()) {
    if (id === null) continue;
    const traces = of(id);
    knows(traces, after ?? 0);
    const name = effectWithName.safeParse(json(effect ?? '')).data?.params.name;
    if (name !== undefined) traces.name = name;
  }
  for (const traces of all.values())
    for (const { body } of traces.copies) {
      const kind = traces.kind ?? kindIn(body);
      if (kind !== undefined) traces.kind = kind;
    }
  return all;
}
