import { originOf, taken } from '../../rules/core/catalogue.ts';
import type { Json, SheetData } from '../../rules/core/sheet.ts';
import type { LibraryDocument } from '../document.ts';
import type { Preparation } from '../preparation.ts';

/** Where the documents of a bundle go: their ids there, and here. */
export type NewIds = ReadonlyMap<string, string>;

/** Ids as the app makes them, within a text. */
const written = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function inText(text: string, ids: NewIds): string {
  return text.replace(written, (id) => ids.get(id) ?? id);
}

/**
 * Whom an encounter's events speak of, by the ids in them. Events are chained and never rewritten, so the
 * encounter keeps this beside them; whoever is not listed stands for nobody here.
 */
export function linksOf(
  named: readonly string[],
  before: Readonly<Record<string, string>> | undefined,
  here: (id: string) => string | undefined,
): Record<string, string> {
  const links: [string, string][] = [];
  for (const id of named) {
    const there = before === undefined ? id : Object.hasOwn(before, id) ? before[id] : undefined;
    const found = there === undefined ? undefined : here(there);
    if (found !== undefined) links.push([id, found]);
  }
  return Object.fromEntries(links);
}

/** A sheet whose items came from the entries where they are here; their revisions begin anew with an import. */
function inSheet(sheet: SheetData, ids: NewIds): SheetData {
  const moved = (item: Json): Json => {
    const origin = isItem(item) ? originOf(item) : undefined;
    const here = origin === undefined ? undefined : ids.get(origin.id);
    return here === undefined || !isItem(item) ? item : taken(item, { id: here, revision: 1 });
  };
  const lists = Object.entries(sheet).flatMap(([path, value]) =>
    Array.isArray(value) ? [[path, value.map(moved)] as const] : [],
  );
  return { ...sheet, ...Object.fromEntries(lists) };
}

function isItem(value: Json): value is SheetData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whom a preparation brings, by their ids here. */
function inPreparation(preparation: Preparation, ids: NewIds): Preparation {
  const lines = preparation.lines.map((line) =>
    line.from === 'quick' ? line : { ...line, documentId: ids.get(line.documentId) ?? line.documentId },
  );
  return { ...preparation, lines };
}

/** A document under its new id, with everything that it names under theirs; an encounter's links come apart. */
export function renamed(document: LibraryDocument, ids: NewIds): LibraryDocument {
  const id = ids.get(document.id) ?? document.id;
  const campaignId = ids.get(document.campaignId) ?? document.campaignId;
  if (document.kind === 'character' || document.kind === 'monster') {
    const { derivedFrom } = document.body;
    const sheet = inSheet(document.body.sheet, ids);
    const body = { ...document.body, sheet };
    const template = derivedFrom === undefined ? undefined : ids.get(derivedFrom.id);
    if (derivedFrom === undefined || template === undefined) return { ...document, id, campaignId, body };
    // What it last saw of its template tells what has changed since, whatever the revision there.
    return {
      ...document,
      id,
      campaignId,
      body: { ...body, derivedFrom: { ...derivedFrom, id: template, revision: 1 } },
    };
  }
  if (document.kind === 'encounter' && document.body.preparation !== undefined) {
    const preparation = inPreparation(document.body.preparation, ids);
    return { ...document, id, campaignId, body: { ...document.body, preparation } };
  }
  if (document.kind === 'campaign' && document.body.absent !== undefined) {
    const absent = document.body.absent.map((one) => ids.get(one) ?? one);
    return { ...document, id, campaignId, body: { ...document.body, absent } };
  }
  if (document.kind !== 'note') return { ...document, id, campaignId };
  return { ...document, id, campaignId, body: { ...document.body, text: inText(document.body.text, ids) } };
}
