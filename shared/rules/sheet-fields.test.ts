import { describe, expect, test } from 'vitest';
import { readOptions } from './core/option.ts';
import { type ItemField, type SheetField, sheetKinds } from './core/sheet.ts';
import { systemIds } from './core/system.ts';
import { systems } from './registry.ts';
import { systemWords } from './words.ts';

interface Found {
  readonly at: string;
  readonly field: SheetField;
}

function within(field: SheetField): readonly Found[] {
  const items: readonly ItemField[] = field.field === 'list' ? field.item : [];
  return [
    { at: field.path, field },
    ...items.map((item) => ({ at: `${field.path}.${item.path}`, field: item })),
  ];
}

function limitsOf(field: SheetField): boolean {
  switch (field.field) {
    case 'number':
      return Number.isInteger(field.least) && field.least < field.most;
    case 'level':
      return field.levels.length > 1;
    case 'choice':
      return field.options.length > 1;
    case 'name':
      return field.longest > 0 && field.longest <= 200;
    case 'list':
      return field.most > 0 && field.item.length > 0;
    case 'dice':
    case 'flag':
      return true;
  }
}

const cases = systemIds.flatMap((id) => sheetKinds.map((kind) => [id, kind] as const));

describe.each(cases)('%s, %s', (id, kind) => {
  const { sheets, options } = systems[id];
  const words = systemWords[id];
  const values = readOptions(options, {});
  if (sheets === undefined || !values.ok) throw new Error(`${id} has sheets and defaults`);
  const found = sheets
    .sections(kind, values.value)
    .flatMap(({ fields }) => fields)
    .flatMap(within);

  test('every field has a word of help, in every language', () => {
    const helpless = found.filter(({ field: { help } }) => {
      const key = help?.key.split(':')[1] ?? '';
      return [words.en, words.fr, words.fi].some((of) => (of[key] ?? '').length < 8);
    });
    expect(helpless.map(({ at }) => at)).toEqual([]);
  });

  test('every field has limits', () => {
    expect(found.filter(({ field }) => !limitsOf(field)).map(({ at }) => at)).toEqual([]);
  });

  test('a new sheet has every field', () => {
    const sheet = sheets.newSheet(kind);
    const paths = sheets.sections(kind, values.value).flatMap(({ fields }) => fields.map(({ path }) => path));
    expect(paths.filter((path) => sheet[path] === undefined)).toEqual([]);
  });
});
