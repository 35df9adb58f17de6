import { describe, expect, test } from 'vitest';
import { systems } from '../../../../shared/rules/registry.ts';
import { linesOf, partsOf, type SheetPart, spanOfBoxes } from './sheet-parts.ts';

function name(part: SheetPart): string {
  switch (part.part) {
    case 'fields':
      return `fields of ${part.section.id}`;
    case 'list':
      return `list ${part.list.path}`;
    case 'numbers':
      return `numbers ${part.group.id}`;
  }
}

describe('the sheet of a new character, from its vitals down', () => {
  test.each([
    ['strike-save', ['fields of characteristics', 'numbers saves', 'numbers attacks']],
    [
      'srd35',
      [
        'numbers abilities',
        'numbers saves',
        'numbers combat',
        'numbers armorClass',
        'numbers movement',
        'numbers attacks',
      ],
    ],
    [
      'telnas',
      [
        'fields of characteristics',
        'numbers defenses',
        'numbers telnas',
        'list armor',
        'list magicalArmor',
        'numbers attacks',
        'numbers arts',
      ],
    ],
    [
      'success-levels',
      [
        'fields of abilities',
        'numbers armorClass',
        'fields of critical',
        'numbers weapons',
        'numbers skills',
      ],
    ],
  ] as const)('%s', (id, expected) => {
    const { sheets } = systems[id];
    if (sheets === undefined) throw new Error('no sheets');
    const { paper } = sheets;
    const shown = sheets
      .sections('character', {})
      .filter((section) => section.elsewhereOnPaper !== true && !paper.details.includes(section.id));
    const groups = sheets.derive(sheets.newSheet('character'), {});
    expect(partsOf(paper, shown, groups).map(name)).toEqual(expected);
  });
});

test('what the layout does not name follows as it comes', () => {
  const group = (id: string) => ({ id, label: { key: `app:${id}` as const }, columns: [], rows: [] });
  const layout = {
    overview: () => [],
    derivedLists: [],
    order: [{ group: 'b' }],
    details: [],
    elsewhere: [],
  };
  const groups = [group('a'), group('b'), group('c')];
  expect(partsOf(layout, [], groups).map(name)).toEqual(['numbers b', 'numbers a', 'numbers c']);
});

test.each<[string, number[], number[][]]>([
  ['three boxes and three boxes share a line', [3, 3], [[3, 3]]],
  ['six boxes have one to themselves', [3, 6, 1], [[3], [6], [1]]],
  ['one, one and three boxes share a line, two more do not', [1, 1, 3, 2], [[1, 1, 3], [2]]],
])('%s', (_, boxes, expected) => {
  expect(linesOf(boxes, spanOfBoxes)).toEqual(expected);
});
