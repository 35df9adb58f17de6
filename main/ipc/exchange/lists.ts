import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { type CreatureDocument, longestName } from '../../../shared/library/document.ts';
import { longestTag, mostTags, tagsIn, tagsSchema } from '../../../shared/library/tags.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { granted, type Refusal, refused } from '../../../shared/rules/core/result.ts';
import type { Json, SheetKind } from '../../../shared/rules/core/sheet.ts';
import { type CampaignRules, rulesOf } from '../campaign-rules.ts';
import type { Desk } from '../desk.ts';
import type { Area, HandlersOf, Output } from '../handler.ts';
import { did, once } from '../once.ts';
import { cellsOf, csvOf } from './csv.ts';
import { type Column, cellOf, columnsOf, compared, headersOf, readerOf } from './list-columns.ts';
import { askPlace, fileRead, placed, saved, screenSpeaker } from './tools.ts';
import type { UnderWay } from './under-way.ts';

/** Bytes and rows of a list at most. */
const mostBytes = 8 * 2 ** 20;
const mostRows = 10_000;
/** Faults that are told at most. */
const mostFaults = 200;
/** Rows that are checked between two breaths. */
const breath = 200;

function creaturesOf(desk: Desk, campaignId: string, kind: SheetKind): CreatureDocument[] {
  return desk.store.documents.stored(campaignId).flatMap(({ id, kind: found }) => {
    if (found !== kind) return [];
    const live = desk.store.documents.live(id);
    return live.ok && (live.value.kind === 'character' || live.value.kind === 'monster') ? [live.value] : [];
  });
}

function rowOf(desk: Desk, columns: readonly Column[], { body }: CreatureDocument): (string | number)[] {
  const speaker = screenSpeaker(desk);
  return columns.map((column) => {
    if ('field' in column) return cellOf(column.field, body.sheet[column.id], speaker);
    return column.id === 'name' ? speaker.say(body.name) : (body.tags ?? []).join(', ');
  });
}

/** A column as it stands in a list, with the reader of its cells. */
interface Standing {
  readonly column: Column;
  readonly read: (cell: string) => Json;
}

/** Which column stands where. Refused with `CSV_COLUMNS` at a header that nobody knows or that comes twice. */
function standingIn(
  desk: Desk,
  known: ReadonlyMap<string, Column>,
  headers: readonly string[],
): Answered<readonly (Standing | undefined)[]> {
  const found: (Standing | undefined)[] = [];
  const seen = new Set<Column>();
  for (const [at, header] of headers.entries()) {
    const column = known.get(compared(header));
    // Spreadsheets like to add columns of nothing.
    const isNothing = header.trim() === '';
    if (!isNothing && (column === undefined || seen.has(column)))
      return refused('CSV_COLUMNS', header.trim().slice(0, 100) || String(at + 1));
    if (column !== undefined) seen.add(column);
    const read =
      column !== undefined && 'field' in column
        ? readerOf(column.field, desk.exchange.speakers)
        : (cell: string) => cell.trim();
    found.push(column === undefined ? undefined : { column, read });
  }
  return found.some((standing) => standing?.column.id === 'name')
    ? granted(found)
    : refused('CSV_COLUMNS', screenSpeaker(desk).say(appWord('creatures.name')));
}

/** One row as a creature; each fault names the row as spreadsheets count it, and the column. */
function creatureIn(
  desk: Desk,
  { campaign, sheets, options }: CampaignRules,
  kind: SheetKind,
  columns: readonly (Standing | undefined)[],
  cells: readonly string[],
  row: number,
): CreatureDocument | readonly Refusal[] {
  const { say } = screenSpeaker(desk);
  const faults: Refusal[] = [];
  const wrong = (id: string, code: string, params: Refusal['params'] = {}): void => {
    const label = columns.find((standing) => standing?.column.id === id)?.column.label;
    const column = label === undefined ? id : say(label);
    faults.push({ code, field: `${row}: ${id}`, params: { ...params, row, column } });
  };
  let name = '';
  let tags: readonly string[] = [];
  const sheet = { ...sheets.newSheet(kind) };
  for (const [at, cell] of cells.entries()) {
    const standing = columns[at];
    if (standing === undefined) {
      if (cell.trim() !== '') wrong(String(at + 1), 'CSV_COLUMNS');
    } else if (standing.column.id === 'name') name = cell.trim();
    else if (!('field' in standing.column)) tags = tagsIn(cell);
    // A cell of nothing means what a new sheet has there.
    else if (cell.trim() !== '') sheet[standing.column.id] = standing.read(cell);
  }
  if (name === '') wrong('name', 'FIELD_EMPTY');
  if (name.length > longestName) wrong('name', 'FIELD_TOO_LONG', { most: longestName });
  const checkedTags = tagsSchema.safeParse(tags);
  if (tags.length > mostTags) wrong('tags', 'FIELD_TOO_MANY', { most: mostTags });
  else if (!checkedTags.success) wrong('tags', 'FIELD_TOO_LONG', { most: longestTag });
  const read = sheets.readSheet(kind, sheet, options);
  if (!read.ok) for (const { code, field, params } of read.error) wrong(field ?? '', code, params);
  if (!read.ok || !checkedTags.success || faults.length > 0) return faults;
  const body: CreatureDocument['body'] = {
    schema: 1,
    name: { text: name },
    sheet: read.value,
    hitPoints: null,
    ...(checkedTags.data.length === 0 ? {} : { tags: checkedTags.data }),
  };
  return { kind, id: desk.newId(), campaignId: campaign.id, revision: 1, body };
}

async function creaturesIn(
  desk: Desk,
  rules: CampaignRules,
  kind: SheetKind,
  bytes: Uint8Array,
): Promise<Answered<readonly CreatureDocument[]>> {
  const columns = columnsOf(rules.sheets.sections(kind, rules.options));
  const known = headersOf(columns, desk.exchange.speakers);
  const cells = cellsOf(bytes, (header) => known.has(compared(header)), mostRows + 2);
  if (!cells.ok) return cells;
  const [headers, ...rows] = cells.value;
  const found = standingIn(desk, known, headers ?? []);
  if (!found.ok) return found;
  if (rows.length > mostRows) return refused('BUNDLE_TOO_MANY', undefined, { most: mostRows });
  const creatures: CreatureDocument[] = [];
  const faults: Refusal[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const read = creatureIn(desk, rules, kind, found.value, row, at + 2);
    if ('kind' in read) creatures.push(read);
    else faults.push(...read);
    if (at % breath === 0) await setImmediate();
  }
  const [first] = faults;
  if (first === undefined) return granted(creatures);
  const params = { count: faults.length, row: first.params?.row ?? 0, column: first.params?.column ?? '' };
  const told = faults.slice(0, mostFaults);
  return {
    ok: false,
    error: {
      code: 'CSV_ROWS',
      ...(first.field === undefined ? {} : { field: first.field }),
      params,
      faults: told,
    },
  };
}

/** Lists of characters or monsters as spreadsheets write and read them: names, plain fields, tags. */
export function listHandlers(desk: Desk, way: UnderWay): HandlersOf<Area<'lists'>> {
  const { store } = desk;
  return {
    'lists.exportCsv': ({ campaignId, kind }) =>
      way.run<Output<'lists.exportCsv'>>(async () => {
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const { campaign, sheets, options } = rules.value;
        const place = await askPlace(desk, {
          title: campaign.body.name,
          fallback: appWord(`exchange.list.${kind}`),
          what: appWord('exchange.csv'),
          extension: 'csv',
        });
        if (place === null) return granted(null);
        const columns = columnsOf(sheets.sections(kind, options));
        const { say, language } = screenSpeaker(desk);
        const labels = columns.map(({ label }) => say(label));
        // Where two columns have one name, their ids tell them apart.
        const headers = columns.map(({ id }, at) => {
          const label = labels[at] ?? id;
          return labels.indexOf(label) === labels.lastIndexOf(label) ? label : id;
        });
        const rows = creaturesOf(desk, campaignId, kind).map((creature) => rowOf(desk, columns, creature));
        return saved(desk, place, csvOf(headers, rows, language));
      }),

    'lists.importCsv': ({ commandId, campaignId, kind }) =>
      way.run<Output<'lists.importCsv'>>(async () => {
        if (store.commands.find(commandId) !== undefined)
          return once(desk, 'lists.importCsv', commandId, () => refused('NOT_FOUND'));
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const file = await desk.exchange.askFile(screenSpeaker(desk).say(appWord('exchange.csv')), 'csv');
        if (file === undefined) return granted(null);
        const bytes = fileRead(file, mostBytes);
        if (!bytes.ok) return bytes;
        const creatures = await creaturesIn(desk, rules.value, kind, bytes.value);
        if (!creatures.ok) return placed(creatures);
        const backup = await desk.backUpNow('import');
        if (!backup.ok) return backup;
        const effect = appWord('change.imported', { name: { text: path.basename(file).slice(0, 200) } });
        return once(desk, 'lists.importCsv', commandId, (carrying) => {
          // The campaign may have gone while the person chose a file.
          const present = rulesOf(store, campaignId);
          if (!present.ok) return present;
          const stamp = carrying.stamp(effect);
          for (const creature of creatures.value) store.documents.add(creature, stamp);
          store.undoLog.didAll(
            commandId,
            creatures.value.map(({ id }) => ({ documentId: id, before: 0, after: 1, effect })),
          );
          return did({ added: creatures.value.length, replaced: 0, kept: 0, unchanged: 0 });
        });
      }),
  };
}
