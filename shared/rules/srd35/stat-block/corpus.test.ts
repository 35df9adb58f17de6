import { describe, expect, test } from 'vitest';
import { type CorpusBlock, oddBlocks, printedBlocks } from './corpus.ts';
import { pastingWays } from './pasting-ways.ts';
import { readStatBlock, readStatBlocks } from './read-stat-block.ts';

function expectRead({ text, monster, unread = [] }: CorpusBlock) {
  const read = readStatBlock(text);
  expect(read.monster).toMatchObject(monster);
  expect(read.unread).toEqual(unread);
}

describe('blocks as printed', () => {
  test.each(printedBlocks.map((block) => [block.label, block] as const))('%s', (_label, block) => {
    expectRead(block);
  });
});

describe('blocks not quite as printed', () => {
  test.each(oddBlocks.map((block) => [block.label, block] as const))('%s', (_label, block) => {
    expectRead(block);
  });
});

/** Words keep the dashes of the paste. */
function withHyphens(monster: object): object {
  return JSON.parse(JSON.stringify(monster).replace(/[–−]/g, '-'));
}

describe('however they were pasted', () => {
  test.each(pastingWays)('%s', (_label, paste) => {
    for (const block of printedBlocks) {
      const { monster, unread } = readStatBlock(paste(block.text));
      expect.soft(unread, block.label).toEqual([]);
      expect.soft(withHyphens(monster), block.label).toMatchObject(withHyphens(block.monster));
    }
  });
});

describe('several in one paste', () => {
  const [first, second, third] = printedBlocks;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no blocks');
  const expected = [first, second, third].map(({ monster }) => monster);

  test.each([
    ['one after another', [first.text, second.text, third.text].join('\n')],
    ['with blank lines between', [first.text, second.text, third.text].join('\n\n\n')],
    [
      'without the label of size and type',
      [first.text, second.text, third.text].join('\n\n').replace(/Size\/Type:\t/g, ''),
    ],
  ])('%s', (_label, text) => {
    const blocks = readStatBlocks(text);
    expect(blocks.map(({ monster }) => monster)).toMatchObject(expected);
    expect(blocks.flatMap(({ unread }) => unread)).toEqual([]);
  });

  test('in columns beside one another', () => {
    const columns = [first, second, third].map(({ text }) => text.split('\n'));
    const rows = (columns[0] ?? []).map((line, at) => {
      const label = line.includes('\t') ? `${line.split('\t')[0]}` : '';
      return [label, ...columns.map((column) => column[at]?.split('\t').at(-1) ?? '')].join('\t');
    });
    const blocks = readStatBlocks(rows.join('\n'));
    expect(blocks.map(({ monster }) => monster)).toMatchObject(expected);
    expect(blocks.flatMap(({ unread }) => unread)).toEqual([]);
  });

  test('in columns under a heading; what is the same as in another form is that of the other', () => {
    const blocks = readStatBlocks(
      [
        'FEN WARDEN',
        '',
        '\tFen Warden, Human Form\tFen Warden, Heron Form',
        '\tMedium Humanoid (Human, Shapechanger)\tMedium Humanoid (Human, Shapechanger)',
        'Hit Dice:\t1d8+1 plus 3d8+3 (22 hp)\t1d8+1 plus 3d8+3 (22 hp)',
        'Initiative:\t+0\t+2',
        'Saves:\tFort +6, Ref +3, Will +1\tFort +6, Ref +5, Will +1',
        'Feats:\tAlertness, Track^B\t(same as human form)',
        'Organization:\tPair\t(same as human form)',
      ].join('\n'),
    );
    const feats = [{ name: 'Alertness' }, { name: 'Track', bonusFeat: true }];
    expect(blocks.map(({ monster }) => monster)).toMatchObject([
      { name: 'Fen Warden, Human Form', initiative: 0, feats, organization: 'Pair' },
      { name: 'Fen Warden, Heron Form', initiative: 2, feats, organization: 'Pair' },
    ]);
    expect(blocks.map(({ unread }) => unread)).toEqual([['FEN WARDEN'], []]);
  });

  test('in columns that only spaces keep apart', () => {
    const blocks = readStatBlocks(
      [
        '                     Reed Imp                     Moor Imp',
        '                     Small Outsider               Large Outsider',
        'Hit Dice:            2d8 (9 hp)                   8d8+24 (60 hp)',
        'Initiative:          +7                           +11',
        'Base Attack/Grapple: +2/–2                        +8/+14',
        'Saves:               Fort +3, Ref +6, Will +3     Fort +9, Ref +13, Will +8',
      ].join('\n'),
    );
    expect(blocks.map(({ monster }) => monster)).toMatchObject([
      { name: 'Reed Imp', size: 'small', hitPoints: 9, initiative: 7, grapple: -2, saves: { reflex: 6 } },
      { name: 'Moor Imp', size: 'large', hitPoints: 60, initiative: 11, grapple: 14, saves: { reflex: 13 } },
    ]);
    expect(blocks.map(({ unread }) => unread)).toEqual([[], []]);
  });

  test('beside one another as a page of two columns is copied, each with its labels', () => {
    const blocks = readStatBlocks(
      [
        'Marsh Hound                            Reed Bear',
        'Size/Type: Medium Animal               Size/Type: Large Animal',
        'Hit Dice: 4d8+8 (26 hp)                Hit Dice: 6d8+24 (51 hp)',
        'Initiative: +6                         Initiative: +1',
        'Armor Class: 15 (+2 Dex, +3 natural),  Armor Class: 15 (–1 size, +1 Dex,',
        'touch 12, flat-footed 13               +5 natural), touch 10, flat-footed 14',
        'Attack: Bite +7 melee (1d6+3)          Attack: Claw +11 melee (1d8+8)',
      ].join('\n'),
    );
    expect(blocks.map(({ monster }) => monster)).toMatchObject([
      {
        name: 'Marsh Hound',
        hitPoints: 26,
        armorClass: { touch: 12, flatFooted: 13 },
        attack: [[{ bonuses: [7] }]],
      },
      {
        name: 'Reed Bear',
        hitPoints: 51,
        armorClass: { touch: 10, flatFooted: 14 },
        attack: [[{ bonuses: [11] }]],
      },
    ]);
    expect(blocks.map(({ unread }) => unread)).toEqual([[], []]);
  });

  test('in columns with empty ones between, names and kinds without labels', () => {
    const blocks = readStatBlocks(
      [
        '|   | | Reed Imp, Small | | Reed Imp, Large | |  |',
        '|   | Small Outsider (Air) | Large Outsider (Air) | |  |',
        '| Hit Dice: | 2d8 (9 hp) | | 8d8+24 (60 hp) | |  |',
        '| Initiative: | +7 | +11 | |  |',
        '| Armor Class: | 17 (+1 size, +3 Dex, +3 natural), touch 14, flat-footed 14 | 20 (–1 size, +7 Dex, +4 natural), touch 16, flat-footed 13 | |  |',
        '| Saves: | Fort +0, Ref +6, Will +0 | Fort +5, Ref +13, Will +2 | |  |',
        '| Feats: | — | Dodge | |  |',
      ].join('\n'),
    );
    expect(blocks.map(({ monster }) => monster)).toMatchObject([
      {
        name: 'Reed Imp, Small',
        size: 'small',
        hitPoints: 9,
        armorClass: { touch: 14 },
        saves: { reflex: 6 },
      },
      {
        name: 'Reed Imp, Large',
        size: 'large',
        hitPoints: 60,
        armorClass: { touch: 16 },
        saves: { reflex: 13 },
      },
    ]);
    expect(blocks.map(({ unread }) => unread)).toEqual([[], []]);
  });

  test('a cell that all columns share is that of each, and one whose column is not known is said', () => {
    const blocks = readStatBlocks(
      [
        '\tReed Imp\tMoor Imp\tFen Imp',
        'Size/Type:\tTiny Outsider\tSmall Outsider\tMedium Outsider',
        'Hit Dice:\t1d8 (4 hp)\t2d8 (9 hp)\t3d8 (13 hp)',
        'Initiative:\t+1\t+2\t+3',
        'Base Attack/Grapple:\t+1/–7\t+2/–2\t+3/+3',
        'Alignment:\tAlways evil',
        'Skills:\tHide +9\tHide +5',
      ].join('\n'),
    );
    expect(blocks.map(({ monster }) => [monster.name, monster.hitPoints, monster.alignment])).toEqual([
      ['Reed Imp', 4, 'Always evil'],
      ['Moor Imp', 9, 'Always evil'],
      ['Fen Imp', 13, 'Always evil'],
    ]);
    expect(blocks.map(({ unread }) => unread)).toEqual([['[Skills] Hide +9 / Hide +5'], [], []]);
  });
});
