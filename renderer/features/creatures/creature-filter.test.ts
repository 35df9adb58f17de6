import { describe, expect, test } from 'vitest';
import type { Row } from '../../../shared/library/row.ts';
import { type CreatureFilter, choicesIn, createRowFilter, isFiltering, noFilter } from './creature-filter.ts';

function row(name: string, more: Partial<Row> = {}): Row {
  return {
    id: name,
    kind: 'monster',
    name: { text: name },
    summary: null,
    revision: 1,
    seq: 1,
    campaignId: 'orle',
    ...more,
  };
}

const rows = [
  row('Éléphant d’Å', { level: 11, size: 'large', tags: ['river', 'Old Road'] }),
  row('Goblin', { level: 0.5, size: 'small', tags: ['night'] }),
  row('Goblin Warlord', { level: 5, size: 'small', tags: ['night', 'boss'] }),
  row('Œil', { level: 1, size: 'tiny' }),
  row('Nobody'),
];
const filterBy = createRowFilter(({ name }) => ('text' in name ? name.text : ''));

test.each<[string, Partial<CreatureFilter>, readonly string[]]>([
  ['a name without its accents', { name: 'elephant' }, ['Éléphant d’Å']],
  ['a name in capitals', { name: 'OEIL' }, ['Œil']],
  ['parts of a name in any order', { name: 'war gob' }, ['Goblin Warlord']],
  ['the middle of a name', { name: 'oblin' }, ['Goblin', 'Goblin Warlord']],
  ['levels from', { leastLevel: 1 }, ['Éléphant d’Å', 'Goblin Warlord', 'Œil']],
  ['levels to, both ends counted', { mostLevel: 1 }, ['Goblin', 'Œil']],
  ['levels from and to', { leastLevel: 1, mostLevel: 5 }, ['Goblin Warlord', 'Œil']],
  ['one of two sizes', { sizes: ['tiny', 'large'] }, ['Éléphant d’Å', 'Œil']],
  ['a tag, whatever its case', { tags: ['old road'] }, ['Éléphant d’Å']],
  ['two tags at once', { tags: ['night', 'boss'] }, ['Goblin Warlord']],
  ['all of it together', { name: 'gob', mostLevel: 3, tags: ['night'] }, ['Goblin']],
  ['what nobody has', { name: 'dragon' }, []],
])('a filter by %s', (_, asked, expected) => {
  const filter = { ...noFilter, ...asked };
  const wanted = filterBy(filter);
  expect(isFiltering(filter)).toBe(true);
  expect(rows.filter((one) => wanted?.(one)).map(({ id }) => id)).toEqual(expected);
});

describe('a filter that asks for nothing', () => {
  test('tests nothing', () => {
    expect(filterBy({ ...noFilter, name: '  ' })).toBeUndefined();
  });
});

test('there is to choose what some row has', () => {
  expect(choicesIn(rows)).toEqual({
    levels: [0.5, 1, 5, 11],
    sizes: new Set(['large', 'small', 'tiny']),
    tags: ['boss', 'night', 'Old Road', 'river'],
  });
});
