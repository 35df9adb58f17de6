import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerRequest } from '../../answer-request.ts';
import { labels } from './labels.ts';
import { readStatBlock, readStatBlocks } from './read-stat-block.ts';

const howler = `Marsh Howler
Size/Type:\tLarge Magical Beast (Aquatic)
Hit Dice:\t6d10+18 (51 hp)
Initiative:\t–1
Speed:\t30 ft. (6 squares), swim 40 ft.
Armor Class:\t16 (–1 size, –1 Dex, +8 natural), touch 8, flat-footed 16
Base Attack/Grapple:\t+6/+15
Attack:\tBite +10 melee (1d8+5 plus disease) or spit +4 ranged touch (2d6 acid)
Full Attack:\tBite +10 melee (1d8+5 plus disease) and 2 claws +5 melee (1d6+2); or spit +4 ranged touch (2d6 acid)
Space/Reach:\t10 ft./5 ft.
Special Attacks:\tDisease, howl
Special Qualities:\tDarkvision 60 ft., scent
Saves:\tFort +8, Ref +4, Will +3
Abilities:\tStr 21, Dex 9, Con 17, Int —, Wis 12, Cha 6
Skills:\tListen +7, Swim +13
Feats:\tAlertness, Track^B
Environment:\tCold marshes
Organization:\tSolitary or pack (3–6)
Challenge Rating:\t½
Treasure:\tNone
Alignment:\tAlways neutral
Advancement:\t7–12 HD (Large)
Level Adjustment:\t—`;

const expected = {
  name: 'Marsh Howler',
  size: 'large',
  type: 'Magical Beast',
  subtypes: ['Aquatic'],
  hitDice: '6d10+18',
  hitPoints: 51,
  initiative: -1,
  speed: { land: 30, swim: 40, fly: null },
  armorClass: { total: 16, touch: 8, flatFooted: 16 },
  baseAttack: 6,
  grapple: 15,
  attack: [
    [{ name: 'Bite', bonuses: [10], mode: 'melee', damage: '1d8+5', extra: 'disease' }],
    [{ name: 'spit', bonuses: [4], mode: 'ranged', damage: '2d6', damageType: 'acid' }],
  ],
  fullAttack: [[{ name: 'Bite' }, { name: 'claws', count: 2, bonuses: [5] }], [{ name: 'spit' }]],
  space: 10,
  reach: 5,
  specialAttacks: ['Disease', 'howl'],
  specialQualities: ['Darkvision 60 ft.', 'scent'],
  saves: { fortitude: 8, reflex: 4, will: 3 },
  abilities: { strength: 21, dexterity: 9, constitution: 17, intelligence: null, wisdom: 12, charisma: 6 },
  skills: [
    { name: 'Listen', bonus: 7 },
    { name: 'Swim', bonus: 13 },
  ],
  feats: [{ name: 'Alertness' }, { name: 'Track', bonusFeat: true }],
  environment: 'Cold marshes',
  organization: 'Solitary or pack (3–6)',
  challengeRating: '1/2',
  treasure: 'None',
  levelAdjustment: null,
};

describe('a block, however it was pasted', () => {
  const rows: readonly [label: string, text: string][] = [
    ['with tabs behind the labels', howler],
    ['with spaces', howler.replace(/\t/g, ' ')],
    ['with tabs and no colons', howler.replace(/:\t/g, '\t')],
    ['with line ends of another system', howler.replace(/\n/g, '\r\n')],
    ['with blank lines', howler.replace(/\n/g, '\n\n')],
    ['with labels in lines of their own', howler.replace(/:\t/g, ':\n')],
    ['without its line ends', howler.replace(/\n(?!Size)/g, ' ')],
    ['as table rows', howler.replace(/\n/g, ' |\n| ').replace(/\t/g, ' | ')],
    ['without the label of size and type', howler.replace('Size/Type:\t', '')],
    ['with labels in capitals', howler.replace(/\n[^:]+:/g, (label) => label.toUpperCase())],
    [
      'with a line broken in its middle',
      howler.replace('touch 8, ', 'touch 8,\n').replace('or spit', '\nor spit'),
    ],
  ];
  test.each(rows)('%s', (_label, text) => {
    const { monster, unread } = readStatBlock(text);
    expect(monster).toMatchObject(expected);
    expect(unread).toEqual([]);
  });
});

describe('what is not understood is unread', () => {
  const rows: readonly [label: string, text: string, unread: string[]][] = [
    [
      'prose behind the block',
      `${howler}\nThe howler lives in bogs.\nand howls.`,
      ['The howler lives in bogs.', 'and howls.'],
    ],
    [
      'a second line with the same label',
      `${howler}\nSkills: *It has a bonus.`,
      ['Skills: *It has a bonus.'],
    ],
    ['a label that no block has', `${howler}\nFavourite Food: eels`, ['Favourite Food: eels']],
    ['a piece of a line', howler.replace('Swim +13', 'Swim well'), ['Skills: Swim well']],
    [
      'a size that there is not',
      howler.replace('Large Mag', 'Vast Mag'),
      ['Size/Type: Vast Magical Beast (Aquatic)'],
    ],
    ['the number of a page', howler.replace('\nSaves', '\n123\nSaves'), ['123']],
    [
      'a line too long for a name',
      `${'so it is said '.repeat(12)}\n${howler}`,
      ['so it is said '.repeat(12).trim()],
    ],
    ['prose alone', 'A howler.\nIt howls.', ['It howls.']],
  ];
  test.each(rows)('%s', (_label, text, expectedUnread) => {
    expect(readStatBlock(text).unread).toEqual(expectedUnread);
  });
  test('what the block does not say is null', () => {
    const { monster } = readStatBlock('Nothing At All');
    expect(monster).toMatchObject({
      name: 'Nothing At All',
      size: null,
      hitDice: null,
      attack: [],
      saves: { will: null },
    });
  });
});

const ask = (fields: object) => answerRequest({ system: 'srd35', ask: 'stat-block', ...fields });

describe('the ask', () => {
  const rows: readonly [label: string, fields: object, code: string][] = [
    ['no text', {}, 'BAD_REQUEST'],
    ['a blank text', { text: ' \n ' }, 'BAD_REQUEST'],
    ['a text that is none', { text: 7 }, 'BAD_REQUEST'],
    ['a text beyond all blocks', { text: 'x'.repeat(20_001) }, 'BAD_REQUEST'],
    ['dice', { text: howler, dice: [3] }, 'DICE_LEFT_OVER'],
  ];
  test.each(rows)('%s', (_label, fields, code) => {
    expect(ask(fields)).toMatchObject({ ok: false, error: { code } });
  });
  test('answers the monster and what is unread', () => {
    expect(ask({ text: howler })).toMatchObject({ ok: true, value: { monster: expected, unread: [] } });
  });
});

describe('hostile text', () => {
  const pieces = [
    '(',
    ')',
    '+1',
    '-',
    '/',
    ',',
    ';',
    ' or ',
    ' and ',
    ' plus ',
    'melee',
    ' ranged ',
    '1d6',
    '\n',
    ' ',
    '19–20',
    '\t',
    '|',
    '<b',
    '&amp;',
    'Huge Outsider\n',
    'Str 1 ',
    'Fort +1 ',
    'flat-',
    'â€“',
    '- a',
    '[',
  ];
  const fragment = fc.oneof(
    fc.constantFrom(...pieces, ...Object.values(labels).map((label) => `${label}: `)),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  test('is read or unread, and never more than that', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 60 }), (fragments) => {
        const answer = ask({ text: fragments.join('') });
        expect(answer.ok || answer.error.code === 'BAD_REQUEST').toBe(true);
      }),
    );
  });
  test('no cut of a block is too short', () => {
    for (let end = 1; end <= howler.length; end += 1) readStatBlock(howler.slice(0, end));
  });
  test.each([...pieces, '+1/', 'a +1 melee (', '(+1 melee', '\n(', '((', '1/2', 'can’t run ', '+1(', '* '])(
    '8,000 characters of %j are done with at once',
    (piece) => {
      const many = piece.repeat(8_000 / piece.length);
      // Of the processor's time: other work of the machine does not count.
      const began = process.cpuUsage();
      for (const label of Object.values(labels)) readStatBlocks(`Name\n${label}: ${many}`);
      const milliseconds = process.cpuUsage(began).user / 1000;
      expect(milliseconds / Object.keys(labels).length).toBeLessThan(200);
    },
  );
});
