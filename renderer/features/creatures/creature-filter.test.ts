import { describe, expect, test } from 'vitest';
import type { Row } from '../../../shared/library/row.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { type CreatureFilter, choicesIn, createRowFilter, isFiltering, noFilter } from './creature-filter.ts';
import { listRules } from './list-rules.ts';

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
  row('Colosse', { level: 30, size: 'colossal', campaignId: 'sea' }),
  row('Kolossi', { level: 30, size: 'colossal', campaignId: 'ice' }),
  row('Nobody'),
  row('Stranger', { campaignId: 'of another version' }),
];
const systems = new Map<string, SystemId>([
  ['orle', 'srd35'],
  ['ice', 'srd35'],
  ['sea', 'telnas'],
]);
const rules = listRules(['srd35', 'telnas'], ({ campaignId }) => systems.get(campaignId));
const filterBy = createRowFilter(({ name }) => ('text' in name ? name.text : ''), rules);

test.each<[string, Partial<CreatureFilter>, readonly string[]]>([
  ['a name without its accents', { name: 'elephant' }, ['Éléphant d’Å']],
  ['a name in capitals', { name: 'OEIL' }, ['Œil']],
  ['parts of a name in any order', { name: 'war gob' }, ['Goblin Warlord']],
  ['the middle of a name', { name: 'oblin' }, ['Goblin', 'Goblin Warlord']],
  ['levels from', { leastLevel: 1 }, ['Éléphant d’Å', 'Goblin Warlord', 'Œil', 'Colosse', 'Kolossi']],
  ['levels to, both ends counted', { mostLevel: 1 }, ['Goblin', 'Œil']],
  ['levels from and to', { leastLevel: 1, mostLevel: 5 }, ['Goblin Warlord', 'Œil']],
  ['one of two sizes', { sizes: ['srd35:tiny', 'srd35:large'] }, ['Éléphant d’Å', 'Œil']],
  ['a size that another system calls by the same id', { sizes: ['telnas:colossal'] }, ['Colosse']],
  ['rules', { systems: ['telnas'] }, ['Colosse']],
  [
    'rules of two systems',
    { systems: ['telnas', 'srd35'], leastLevel: 11 },
    ['Éléphant d’Å', 'Colosse', 'Kolossi'],
  ],
  ['campaigns', { campaigns: ['ice', 'sea'] }, ['Colosse', 'Kolossi']],
  ['rules and campaigns', { systems: ['srd35'], campaigns: ['ice', 'sea'] }, ['Kolossi']],
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
  expect(choicesIn(rows, rules)).toEqual({
    levels: [0.5, 1, 5, 11, 30],
    campaigns: new Set(['orle', 'sea', 'ice', 'of another version']),
    sizes: new Set(['srd35:large', 'srd35:small', 'srd35:tiny', 'srd35:colossal', 'telnas:colossal']),
    tags: ['boss', 'night', 'Old Road', 'river'],
  });
});
