import type { CreatureDocument, LibraryDocument } from '../../shared/library/document.ts';
import { firstWords } from '../../shared/library/first-words.ts';
import type { Row } from '../../shared/library/row.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { sheetKinds } from '../../shared/rules/core/sheet.ts';
import { type SystemId, systemIds } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';
import { contentHash } from './canonical.ts';
import type { Changed } from './documents.ts';
import { itemSummary } from './item-summary.ts';

/** Raised whenever the same documents would get other rows and no sample below tells. */
const version = 2;

/** Which document a row is of, as it stood at which change. */
export type RowEnvelope = Pick<Row, 'id' | 'kind' | 'campaignId' | 'revision' | 'seq'>;

/** What lists tell of a creature besides its name. */
type Traits = Pick<Row, 'summary' | 'level' | 'size' | 'tags'>;

function traitsOf({ body }: CreatureDocument, system: SystemId | undefined): Traits {
  const tags = body.tags === undefined || body.tags.length === 0 ? {} : { tags: body.tags };
  const rules = system === undefined ? undefined : systems[system].sheets;
  if (rules === undefined) return { summary: null, ...tags };
  const { level, size } = rules.traits;
  try {
    return {
      summary: rules.identity(body.sheet),
      ...(level === undefined ? {} : { level: level.of(body.sheet) }),
      ...(size === undefined ? {} : { size: size.of(body.sheet) }),
      ...tags,
    };
  } catch {
    // A sheet that its system can no longer read still has a name and a place in the list.
    return { summary: null, ...tags };
  }
}

function detailsOf(
  document: LibraryDocument,
  system: SystemId | undefined,
): Traits | Pick<Row, 'summary' | 'system' | 'status'> {
  switch (document.kind) {
    case 'campaign':
      return { summary: systems[document.body.system].name, system: document.body.system };
    case 'character':
    case 'monster':
      return traitsOf(document, system);
    case 'encounter':
      return {
        summary: appWord(`encounters.status.${document.body.status}`),
        status: document.body.status,
      };
    case 'item':
      return { summary: itemSummary(document, system === undefined ? undefined : systems[system]) };
    case 'note': {
      const text: string | null = firstWords(document.body.text);
      return { summary: text === null ? null : { text } };
    }
  }
}

/** What lists tell of a document; `system` is that of its campaign, if that can be read. */
export function toldOf(
  document: LibraryDocument,
  system: SystemId | undefined,
): Omit<Row, keyof RowEnvelope> {
  return { name: document.body.name, ...detailsOf(document, system) };
}

/** A document's row. */
export function rowOf(document: LibraryDocument, seq: number, system: SystemId | undefined): Row {
  const { id, kind, campaignId, revision } = document;
  return { id, kind, campaignId, revision, seq, ...toldOf(document, system) };
}

/** The row of a document that cannot be read. */
export function unreadableRow({ id, kind, campaignId, revision, seq }: Changed): Row {
  const name: Label = appWord('library.unreadable');
  return { id, kind, campaignId, name, summary: null, revision, seq };
}

/** What rows depend on besides their documents, by the example of every system's new sheets. */
export function rowStamp(): string {
  const samples = systemIds.flatMap((system) =>
    sheetKinds.map((kind) => {
      const sheet = systems[system].sheets?.newSheet(kind) ?? {};
      const body = { schema: 1, name: { text: kind }, sheet, hitPoints: null, tags: ['tag'] } as const;
      return rowOf(
        { kind, id: kind, campaignId: system, revision: 1, body: { ...body, tags: ['tag'] } },
        1,
        system,
      );
    }),
  );
  return contentHash(JSON.stringify([version, samples]));
}
