import { appWord } from '../locales/app-word.ts';
import { byHandOf, byHandPath, placeOf } from '../rules/core/by-hand.ts';
import type { CatalogueSpec } from '../rules/core/catalogue.ts';
import type { Label } from '../rules/core/label.ts';
import { leftPath } from '../rules/core/levelling.ts';
import type { OptionValues } from '../rules/core/option.ts';
import { isName } from '../rules/core/read-sheet.ts';
import type {
  DerivedGroup,
  ItemField,
  Json,
  ListField,
  SheetData,
  SheetField,
  SheetKind,
} from '../rules/core/sheet.ts';
import type { SheetRules } from '../rules/core/system.ts';
import type { CreatureBody, ItemDocument } from './document.ts';
import { sameData } from './same-data.ts';

/** What changes are named by: the rules that their sheet was made by. */
interface ChangeRules {
  readonly kind: SheetKind;
  readonly sheets: SheetRules;
  readonly options: OptionValues;
}

type Saved = Pick<CreatureBody, 'name' | 'sheet' | 'notes'>;

function differing(one: SheetData, other: SheetData): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => !sameData(one[path], other[path]),
  );
}

/** The same fields, with what a sheet that is older than one of them holds there. */
function filled(fields: readonly SheetField[], data: SheetData): SheetData {
  const added = fields.flatMap((field): [string, Json][] => {
    const value = data[field.path];
    if (value === undefined) return field.whenAbsent === undefined ? [] : [[field.path, field.whenAbsent]];
    if (field.field !== 'list') return [];
    return [[field.path, itemsIn(value).map((item) => filled(field.item, item))]];
  });
  return { ...data, ...Object.fromEntries(added) };
}

const nothing: Label = { text: '–' };

/** What a field holds, in words. */
function held(field: ItemField, value: Json | undefined): Label {
  switch (field.field) {
    case 'name':
      return isName(value) && (value.key !== undefined || value.text !== '') ? value : nothing;
    case 'choice':
      return field.options.find(({ id }) => id === value)?.label ?? nothing;
    case 'dice':
      return typeof value === 'string' && value !== '' ? { dice: value } : nothing;
    case 'flag':
      return appWord(value === true ? 'paper.yes' : 'paper.no');
    case 'level':
      return typeof value === 'number' ? appWord('value.level', { value }) : nothing;
    case 'number': {
      if (typeof value !== 'number') return nothing;
      const written = appWord(field.signed === true ? 'value.signed' : 'value.number', { value });
      return field.unit === undefined
        ? written
        : appWord('value.inUnit', { value: written, unit: field.unit });
    }
  }
}

function itemsIn(value: Json | undefined): readonly SheetData[] {
  return Array.isArray(value) ? (value as readonly SheetData[]) : [];
}

/** What an item of a list is called: by its first field, which is its name where it has one. */
function called({ item: [first] }: Pick<ListField, 'item'>, item: SheetData): Label {
  return first === undefined ? nothing : held(first, item[first.path]);
}

/** What became of the items of a list. */
function listEffect(
  name: Label,
  list: ListField,
  before: readonly SheetData[],
  after: readonly SheetData[],
): Label {
  if (Math.abs(after.length - before.length) === 1) {
    const [longer, shorter] = after.length > before.length ? [after, before] : [before, after];
    const at = longer.findIndex((item, index) => !sameData(item, shorter[index]));
    const item = called(list, longer[at] ?? {});
    const of = { name, list: list.label, item };
    return after === longer ? appWord('change.itemAdded', of) : appWord('change.itemRemoved', of);
  }
  const counts = [before, after].map(({ length }) => appWord('value.number', { value: length }));
  const [from = nothing, to = nothing] = counts;
  if (before.length !== after.length) return appWord('change.field', { name, field: list.label, from, to });
  const changed = after.flatMap((item, at) => (sameData(item, before[at]) ? [] : [at]));
  const [at, ...others] = changed;
  const [was, is] = [before[at ?? -1], after[at ?? -1]];
  if (was === undefined || is === undefined || others.length > 0)
    return appWord('change.list', { name, list: list.label });
  const of = { name, list: list.label, item: called(list, is) };
  const [path, ...more] = differing(was, is);
  const field = list.item.find((one) => one.path === path);
  if (field === undefined || more.length > 0) return appWord('change.item', of);
  const [held1, held2] = [held(field, was[field.path]), held(field, is[field.path])];
  // What a thing is called is told by its old and its new name alone.
  if (field === list.item[0])
    return appWord('change.field', { name, field: field.label, from: held1, to: held2 });
  return appWord('change.itemField', {
    ...{ name, item: of.item, field: field.label },
    ...{ from: held1, to: held2 },
  });
}

function fieldEffect(name: Label, field: SheetField, before: SheetData, after: SheetData): Label {
  const [was, is] = [before[field.path], after[field.path]];
  if (field.field === 'list') return listEffect(name, field, itemsIn(was), itemsIn(is));
  return appWord('change.field', { name, field: field.label, from: held(field, was), to: held(field, is) });
}

/** A derived number by its place: what it is called, and what it comes to; undefined where it is not there. */
function numberAt(
  groups: readonly DerivedGroup[],
  place: string,
): { called: Label; total: Label } | undefined {
  for (const { id, columns, rows } of groups) {
    for (const { id: row, label, figures } of rows) {
      const at = figures.findIndex((_, column) => placeOf(id, row, column) === place);
      const derived = figures[at];
      if (derived === undefined) continue;
      const column = columns[at];
      const isAlone = figures.length === 1 || column === undefined;
      const signed = derived.format === 'bonus' ? 'value.signed' : 'value.number';
      return {
        called: isAlone ? label : appWord('value.inColumn', { row: label, column }),
        total: appWord(signed, { value: derived.figure.total }),
      };
    }
  }
  return undefined;
}

/** A number set by hand, or left to the rules again. */
function byHandEffect(
  name: Label,
  before: SheetData,
  after: SheetData,
  { sheets, options }: ChangeRules,
): Label | undefined {
  const [place, ...others] = differing({ ...byHandOf(before) }, { ...byHandOf(after) });
  if (place === undefined || others.length > 0) return undefined;
  const was = numberAt(sheets.derive(before, options), place);
  const is = numberAt(sheets.derive(after, options), place);
  if (is === undefined || was === undefined) return appWord('change.byHandForgotten', { name });
  const word = byHandOf(after)[place] === undefined ? 'change.leftToRules' : 'change.setByHand';
  return appWord(word, { name, number: is.called, from: was.total, to: is.total });
}

/** A level taken, with all that was looked at again for it. */
function levelEffect(
  name: Label,
  before: SheetData,
  after: SheetData,
  rules: ChangeRules,
): Label | undefined {
  const { kind, sheets, options } = rules;
  const tracksOf = (sheet: SheetData) => sheets.levelling?.(kind, sheet, options).tracks ?? [];
  // A class that is begun or given up is another track of the same name.
  const called = ({ label }: { readonly label: Label }) => JSON.stringify(label);
  const levels = new Map(tracksOf(before).map((track) => [called(track), track.level]));
  const [track, ...others] = tracksOf(after).filter((one) => one.level !== levels.get(called(one)));
  if (track === undefined || others.length > 0) return undefined;
  const [from, to] = [levels.get(called(track)) ?? 0, track.level].map((value) =>
    appWord('value.level', { value }),
  );
  return from === undefined || to === undefined
    ? undefined
    : appWord('change.field', { name, field: track.label, from, to });
}

/** Several fields at once, such as those of a suit of armour: the first, and how many more. */
function fieldsEffect(
  name: Label,
  fields: readonly SheetField[],
  before: SheetData,
  after: SheetData,
): Label | undefined {
  const [first, ...more] = fields;
  if (first === undefined) return undefined;
  const change = fieldEffect(name, first, before, after);
  return more.length === 0 ? change : appWord('change.andMore', { change, count: more.length });
}

/** What became of a sheet; undefined where several things did at once that have no name together. */
function sheetEffect(name: Label, was: SheetData, is: SheetData, rules: ChangeRules): Label | undefined {
  const { kind, sheets, options } = rules;
  const form = sheets.sections(kind, options).flatMap((section) => section.fields);
  const [before, after] = [filled(form, was), filled(form, is)];
  const paths = differing(before, after);
  if (paths.includes(leftPath)) return levelEffect(name, was, is, rules);
  const fields = form.filter(({ path }) => paths.includes(path));
  const [field] = fields;
  // An item that is taken away takes along what was set by hand for it.
  const moved = field?.field === 'list' && paths.every((path) => path === field.path || path === byHandPath);
  if (field !== undefined && (paths.length === 1 || moved)) return fieldEffect(name, field, before, after);
  if (paths.length === 1 && paths[0] === byHandPath) return byHandEffect(name, before, after, rules);
  const start = sheets.guide(kind).startingPoints.find(({ sheet }) => sameData(sheet, is));
  return start === undefined
    ? fieldsEffect(name, fields, before, after)
    : appWord('change.begunAs', { name, start: start.label });
}

/** What a save did to a creature, named by its effect: the field that changed, what it held and what it holds. */
export function creatureEffect(before: Saved, after: Saved, rules: ChangeRules): Label {
  const { name } = after;
  const renamed = !sameData(before.name, name);
  const noted = (before.notes ?? '') !== (after.notes ?? '');
  const reworked = !sameData(before.sheet, after.sheet);
  const several = appWord('change.saved', { name });
  if (Number(renamed) + Number(noted) + Number(reworked) !== 1) return several;
  if (renamed) return appWord('change.renamed', { from: before.name, to: name });
  if (noted) return appWord('change.notes', { name });
  return sheetEffect(name, before.sheet, after.sheet, rules) ?? several;
}

type Entry = Pick<ItemDocument['body'], 'name' | 'entry'>;

/** The same for an entry of a catalogue with these fields. */
export function entryEffect(before: Entry, after: Entry, { item }: Pick<CatalogueSpec, 'item'>): Label {
  const { name } = after;
  const [path, ...others] = differing(before.entry, after.entry);
  const field = item.find((one) => one.path === path);
  if (field === undefined || others.length > 0) return appWord('change.saved', { name });
  return field === item[0]
    ? appWord('change.renamed', { from: before.name, to: name })
    : fieldEffect(name, field, before.entry, after.entry);
}
