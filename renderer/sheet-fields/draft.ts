import type { CreatureBody } from '../../shared/library/document.ts';
import { checkField } from '../../shared/rules/core/read-sheet.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import type { Json, SheetData, SheetField, SheetSection } from '../../shared/rules/core/sheet.ts';
import { faultOf } from '../names/name-field.tsx';

/** A creature while somebody works on it; fields may hold what the rules do not allow. */
export type Draft = Pick<CreatureBody, 'name' | 'sheet' | 'notes'>;

function fieldsOf(sections: readonly SheetSection[]): readonly SheetField[] {
  return sections.flatMap(({ fields }) => fields);
}

/** What is wrong in a draft, by the path of the field. */
export type Faults = ReadonlyMap<string, Refusal>;

/** Every fault of a draft. */
export function faultsOf(sections: readonly SheetSection[], sheet: SheetData): Faults {
  const faults = fieldsOf(sections).flatMap((field) => {
    const checked = checkField(field, sheet[field.path], field.path);
    return checked.ok ? [] : checked.error;
  });
  return new Map(faults.map((fault) => [fault.field ?? '', fault]));
}

/** Whether the faults of a field are the same in two drafts, those within it included. */
export function sameFaultsAt(path: string, one: Faults, other: Faults): boolean {
  if (one === other) return true;
  const within = (faults: Faults) => [...faults].filter(([at]) => at === path || at.startsWith(`${path}.`));
  const [before, now] = [within(one), within(other)];
  return before.length === now.length && JSON.stringify(before) === JSON.stringify(now);
}

function acceptable(field: SheetField, drafted: Json | undefined, saved: Json | undefined): Json | undefined {
  if (field.field !== 'list' || !Array.isArray(drafted)) {
    return checkField(field, drafted, field.path).ok ? drafted : saved;
  }
  const before = Array.isArray(saved) ? saved : [];
  const items = drafted.map((item, at) =>
    merged(field.item, item as SheetData, (before[at] ?? field.newItem) as SheetData),
  );
  return items.every((item, at) => item === drafted[at]) ? drafted : items;
}

/** The same object where all of it is good, so that what hangs on it is not worked out again. */
function merged(fields: readonly SheetField[], drafted: SheetData, saved: SheetData): SheetData {
  const replaced = fields.flatMap((field) => {
    const value = acceptable(field, drafted[field.path], saved[field.path]);
    return value === undefined || value === drafted[field.path] ? [] : [[field.path, value]];
  });
  return replaced.length === 0 ? drafted : { ...drafted, ...Object.fromEntries(replaced) };
}

/**
 * What can be saved of a draft: its good fields, and for the faulty ones what was saved before, so that
 * one slip keeps nothing else from being kept.
 */
export function savable(sections: readonly SheetSection[], draft: Draft, saved: Draft): Draft {
  const { notes } = draft;
  return {
    ...(notes === undefined ? {} : { notes }),
    name: faultOf(draft.name) === undefined ? draft.name : saved.name,
    sheet: merged(fieldsOf(sections), draft.sheet, saved.sheet),
  };
}
