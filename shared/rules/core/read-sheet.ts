import { byHandFaults, byHandPath } from './by-hand.ts';
import type { Label } from './label.ts';
import type { OptionValues } from './option.ts';
import { granted, type Refusal, type Result, refused } from './result.ts';
import type {
  FieldRefusalCode,
  ItemField,
  Json,
  ListField,
  NameField,
  SheetData,
  SheetField,
  SheetKind,
} from './sheet.ts';
import type { SheetRules } from './system.ts';
import { readWeaponDice } from './weapon-dice.ts';

type Faults = readonly Refusal<FieldRefusalCode>[];
type Checked = Result<Json, Faults>;

function fault(code: FieldRefusalCode, at: string, params?: Refusal['params']): Checked {
  return { ok: false, error: [refused(code, at, params).error] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a name as sheets keep it: a proposal's key, or typed text. */
export function isName(value: unknown): value is Label & { key?: string; text?: string } {
  if (!isRecord(value)) return false;
  return (typeof value.key === 'string') !== (typeof value.text === 'string');
}

function checkName(field: NameField, value: unknown, at: string): Checked {
  if (!isName(value)) return fault('FIELD_MISSING', at);
  if ('key' in value) {
    const proposed = field.proposals.some(({ key }) => key === value.key);
    return proposed ? granted({ key: value.key }) : fault('FIELD_NOT_AN_OPTION', at);
  }
  const text = 'text' in value ? value.text.trim() : '';
  if (text === '') return fault('FIELD_EMPTY', at);
  if (text.length > field.longest) return fault('FIELD_TOO_LONG', at, { most: field.longest });
  return granted({ text });
}

function checkList(field: ListField, value: unknown, at: string): Checked {
  if (!Array.isArray(value)) return fault('FIELD_MISSING', at);
  if (value.length > field.most) return fault('FIELD_TOO_MANY', at, { most: field.most });
  const items = value.map((item, index) => checkFields(field.item, item, `${at}.${index}.`));
  const faults = items.flatMap((item) => (item.ok ? [] : item.error));
  return faults.length > 0
    ? { ok: false, error: faults }
    : granted(items.flatMap((item) => (item.ok ? [item.value] : [])));
}

function checkItem(field: ItemField, value: unknown, at: string): Checked {
  switch (field.field) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isInteger(value)) return fault('FIELD_NOT_A_NUMBER', at);
      const { least, most } = field;
      return value >= least && value <= most
        ? granted(value)
        : fault('FIELD_OUT_OF_RANGE', at, { least, most });
    }
    case 'choice':
      return typeof value === 'string' && field.options.some(({ id }) => id === value)
        ? granted(value)
        : fault('FIELD_NOT_AN_OPTION', at);
    case 'level': {
      if (typeof value !== 'number') return fault('FIELD_NOT_A_NUMBER', at);
      const [least, most] = [Math.min(...field.levels), Math.max(...field.levels)];
      return field.levels.includes(value) ? granted(value) : fault('FIELD_OUT_OF_RANGE', at, { least, most });
    }
    case 'flag':
      return typeof value === 'boolean' ? granted(value) : fault('FIELD_NOT_AN_OPTION', at);
    case 'name':
      return checkName(field, value, at);
    case 'dice':
      return typeof value === 'string' && readWeaponDice(value) !== undefined
        ? granted(value)
        : fault('FIELD_NOT_DICE', at);
  }
}

/** Checks one field's value, a list with all its items. The path `at` names it in refusals. */
export function checkField(field: SheetField, raw: unknown, at: string): Checked {
  const value = raw === undefined ? field.whenAbsent : raw;
  return field.field === 'list' ? checkList(field, value, at) : checkItem(field, value, at);
}

/** Checks an item's fields, by themselves. */
export function checkItemFields(fields: readonly ItemField[], raw: unknown): Result<SheetData, Faults> {
  return checkFields(fields, raw, '');
}

function checkFields(fields: readonly SheetField[], raw: unknown, prefix: string): Result<SheetData, Faults> {
  if (!isRecord(raw)) return { ok: false, error: [refused('FIELD_MISSING', prefix.slice(0, -1)).error] };
  const faults: Refusal<FieldRefusalCode>[] = [];
  const sheet = { ...(raw as SheetData) } as Record<string, Json>;
  for (const field of fields) {
    const checked = checkField(field, raw[field.path], prefix + field.path);
    if (checked.ok) sheet[field.path] = checked.value;
    else faults.push(...checked.error);
  }
  return faults.length > 0 ? { ok: false, error: faults } : granted(sheet);
}

function readSheet(fields: readonly SheetField[], raw: unknown): Result<SheetData, Faults> {
  const checked = checkFields(fields, raw, '');
  const byHand = isRecord(raw) ? byHandFaults(raw[byHandPath]) : [];
  if (byHand.length === 0) return checked;
  return { ok: false, error: [...(checked.ok ? [] : checked.error), ...byHand] };
}

/**
 * Checks sheets by a system's form and names every faulty field; fields that the form does not know are kept as
 * they are. The form is built once for each kind under each standing of the switches:
 * a bundle holds thousands of sheets.
 */
export function sheetReader(sections: SheetRules['sections']): SheetRules['readSheet'] {
  const forms = new Map<string, readonly SheetField[]>();
  const lastAsked = new Map<
    SheetKind,
    { readonly options: OptionValues; readonly fields: readonly SheetField[] }
  >();
  const formOf = (kind: SheetKind, options: OptionValues): readonly SheetField[] => {
    const last = lastAsked.get(kind);
    if (last?.options === options) return last.fields;
    const form = `${kind} ${JSON.stringify(options)}`;
    const fields = forms.get(form) ?? sections(kind, options).flatMap((section) => section.fields);
    forms.set(form, fields);
    lastAsked.set(kind, { options, fields });
    return fields;
  };
  return (kind, raw, options) => readSheet(formOf(kind, options), raw);
}
