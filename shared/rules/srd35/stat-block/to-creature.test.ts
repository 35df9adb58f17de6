import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byHandOf } from '../../core/by-hand.ts';
import { sheets } from '../sheet/rules.ts';
import { oddBlocks, printedBlocks } from './corpus.ts';
import { statBlocks } from './paste-reader.ts';

function only(text: string) {
  const [creature, ...more] = statBlocks.read(text);
  if (creature === undefined || more.length > 0) throw new Error('not one creature');
  return creature;
}

/** Numbers of the sheet as they count, by their places. */
function totals(text: string): Readonly<Record<string, number>> {
  const groups = sheets.derive(only(text).sheet, {});
  return Object.fromEntries(
    groups.flatMap(({ id, rows }) =>
      rows.flatMap((row) => row.figures.map(({ figure }, at) => [`${id}.${row.id}.${at}`, figure.total])),
    ),
  );
}

const marshHound = `Marsh Hound
Size/Type:\tMedium Animal
Hit Dice:\t4d8+8 (26 hp)
Initiative:\t+6
Speed:\t40 ft. (8 squares)
Armor Class:\t15 (+2 Dex, +3 natural), touch 12, flat-footed 13
Base Attack/Grapple:\t+3/+6
Attack:\tBite +7 melee (1d6+3)
Full Attack:\tBite +7 melee (1d6+3) and 2 claws +1 melee (1d4+1)
Saves:\tFort +6, Ref +6, Will +4
Abilities:\tStr 16, Dex 15, Con 15, Int 2, Wis 12, Cha 6
Feats:\tImproved Initiative, Iron Will, Weapon Focus (bite)`;

describe('a block whose parts add up', () => {
  test.each<[string, string, object]>([
    [
      'on the ground, in the air and in water',
      '20 ft. (4 squares), fly 90 ft. (good), swim 60 ft.',
      { speed: 20, burrow: 0, climb: 0, fly: 90, swim: 60, maneuverability: 'good' },
    ],
    [
      'underground and up walls',
      '30 ft., burrow 10 ft., climb 20 ft.',
      { speed: 30, burrow: 10, climb: 20, fly: 0 },
    ],
    ['in water alone', 'Swim 60 ft.', { speed: 0, swim: 60 }],
  ])('moves %s', (_, speed, ways) => {
    const block = marshHound.replace(/Speed:.*/, `Speed:\t${speed}`);
    expect(only(block).sheet).toMatchObject(ways);
    expect(only(block).notes).toEqual([]);
  });

  test('strikes by touch where the block says so, not where it names the armour class against touches', () => {
    const touching = marshHound.replace(' and 2 claws +1 melee (1d4+1)', ' or spark +7 melee touch (1d4)');
    expect(only(touching).sheet).toMatchObject({
      weapons: [
        { name: { text: 'Bite' }, touch: false },
        { name: { text: 'Spark' }, touch: true },
      ],
    });
  });

  test('becomes a sheet that works the printed numbers out by itself', () => {
    const creature = only(marshHound);
    expect(creature).toMatchObject({ name: 'Marsh Hound', differences: [], notes: [], outside: [] });
    expect(creature.sheet).toMatchObject({
      type: 'animal',
      size: 'medium',
      hitDice: 4,
      hitPoints: 26,
      speed: 40,
      natural: 3,
      strength: 16,
      initiativeOther: 4,
      willOther: 2,
      weapons: [
        { name: { text: 'Bite' }, kind: 'natural', damage: '1d6', attackBonus: 1 },
        { name: { text: 'Claws' }, kind: 'natural', damage: '1d4', attackBonus: -5, damageBonus: -2 },
      ],
    });
    expect(byHandOf(creature.sheet)).toEqual({});
    expect(totals(marshHound)).toMatchObject({
      'combat.initiative.0': 6,
      'armorClass.total.0': 15,
      'saves.will.0': 4,
      'attacks.weapons.0.0': 7,
      'attacks.weapons.1.0': 1,
    });
  });
});

describe('a block whose parts do not add up', () => {
  const wrong = marshHound
    .replace('15 (+2 Dex', '17 (+2 Dex')
    .replace('Bite +7 melee (1d6+3) and', 'Bite +9 melee (1d6+5) and')
    .replace('Will +4', 'Will +9');
  test('keeps what is printed, with what it would be beside it', () => {
    const { differences, sheet } = only(wrong);
    expect(differences.map(({ printed, computed }) => [printed, computed.figure.total])).toEqual([
      [17, 15],
      [9, 4],
      [9, 7],
      [5, 3],
    ]);
    expect(byHandOf(sheet)).toEqual({
      'armorClass.total.0': 17,
      'saves.will.0': 9,
      'attacks.weapons.0.0': 9,
      'attacks.weapons.0.1': 5,
    });
    expect(totals(wrong)).toMatchObject({ 'armorClass.total.0': 17, 'attacks.weapons.0.1': 5 });
  });
});

function lines(name: string, rows: Readonly<Record<string, string>>): string {
  return [
    name,
    ...Object.entries({ Feats: '—', ...rows }).map(([label, value]) => `${label}:\t${value}`),
  ].join('\n');
}

describe('a block that is right for a reason of its own raises no doubt', () => {
  const blocks: readonly [label: string, text: string][] = [
    [
      'rocks that giants throw, a morningstar in one hand',
      lines('Crag Giant', {
        'Size/Type': 'Huge Giant (Earth)',
        'Hit Dice': '10d8+50 (95 hp)',
        'Armor Class': '19 (–2 size, –1 Dex, +12 natural), touch 7, flat-footed 19',
        'Base Attack/Grapple': '+7/+24',
        'Full Attack': 'Morningstar +14/+9 melee (3d6+9) or rock +5 ranged (2d8+13)',
        'Special Attacks': 'Rock throwing',
        Abilities: 'Str 28, Dex 8, Con 20, Int 9, Wis 10, Cha 9',
      }),
    ],
    [
      'hooves of a mount that was not trained to use them',
      lines('Fen Pony', {
        'Size/Type': 'Medium Animal',
        'Hit Dice': '2d8+2 (11 hp)',
        'Base Attack/Grapple': '+1/+2',
        'Full Attack': '2 hooves –3 melee (1d3*)',
        Saves: 'Fort +4, Ref +4, Will +0',
        Abilities: 'Str 13, Dex 13, Con 12, Int 2, Wis 11, Cha 4',
      }),
    ],
    [
      'a person who turns into a beast, a warrior with one die',
      lines('Fen Warden, Heron Form', {
        'Size/Type': 'Medium Humanoid (Human, Shapechanger)',
        'Hit Dice': '1d8+1 plus 3d8+3 (22 hp)',
        'Base Attack/Grapple': '+3/+4',
        Saves: 'Fort +6, Ref +3, Will +1',
        Abilities: 'Str 13, Dex 11, Con 12, Int 10, Wis 11, Cha 8',
      }),
    ],
    [
      'a touch that deals what a spell deals, a blade that both hands hold',
      lines('Vow Engine', {
        'Size/Type': 'Medium Construct',
        'Hit Dice': '13d10+20 (91 hp)',
        'Base Attack/Grapple': '+9/+11',
        'Full Attack': 'Draining touch +11 melee touch (5d6) or +2 greatsword +13 melee (2d6+5/19–20)',
        Abilities: 'Str 14, Dex 13, Con —, Int 10, Wis 17, Cha 16',
      }),
    ],
    [
      'a plant that cannot move',
      lines('Wailing Cap', {
        'Size/Type': 'Medium Plant',
        'Hit Dice': '2d8+2 (11 hp)',
        Initiative: '–5',
        'Armor Class': '8 (–5 Dex, +3 natural), touch 5, flat-footed 8',
        'Base Attack/Grapple': '+1/–4',
        Abilities: 'Str —, Dex —, Con 13, Int —, Wis 2, Cha 1',
      }),
    ],
    [
      'Dexterity with a light weapon, the traits of small folk, spines that are flung',
      lines('Reed Warden, 1st-Level Warrior', {
        'Size/Type': 'Small Humanoid (Halfling)',
        'Hit Dice': '1d8+1 (5 hp)',
        'Base Attack/Grapple': '+1/–3',
        'Full Attack': 'Rapier +5 melee (1d4/18–20) or sling +5 ranged (1d3)',
        'Special Qualities': 'Halfling traits',
        Saves: 'Fort +4, Ref +4, Will +0',
        Abilities: 'Str 10, Dex 16, Con 12, Int 10, Wis 9, Cha 8',
        Feats: 'Weapon Finesse',
      }),
    ],
    [
      'an aura that strengthens the undead, itself among them',
      lines('Gloom Crawler', {
        'Size/Type': 'Gargantuan Undead',
        'Hit Dice': '20d12 (130 hp)',
        'Base Attack/Grapple': '+10/+40',
        'Full Attack': 'Bite +24 melee (4d6+18) and sting +19 melee (2d8+10)',
        'Special Attacks': 'Desecrating aura, poison',
        Saves: 'Fort +8, Ref +8, Will +14',
        Abilities: 'Str 42, Dex 10, Con —, Int 20, Wis 10, Cha 18',
      }),
    ],
    [
      'more hit dice than a sheet holds',
      lines('Mountain Worm', {
        'Size/Type': 'Colossal Vermin',
        'Hit Dice': '100d8+300 (750 hp)',
        Initiative: '+8',
        'Base Attack/Grapple': '+75/+111',
        'Full Attack': 'Bite +87 melee (4d8+30)',
        Abilities: 'Str 50, Dex 10, Con 16, Int —, Wis 10, Cha 1',
        Feats: 'Improved Initiative, Superior Initiative',
      }),
    ],
  ];
  test.each(blocks)('%s', (_label, text) => {
    expect(only(text).differences).toEqual([]);
  });
});

test('nothing is compared that rests on a line which is missing or was not understood', () => {
  const wrong = marshHound.replaceAll('Bite +7', 'Bite +9').replace('Will +4', 'Will +9');
  const marks = (text: string) => only(text).differences.map(({ printed }) => printed);
  expect(marks(wrong)).toEqual([9, 9]);
  expect(marks(wrong.replace(/\nFeats:.*/, ''))).toEqual([]);
  expect(marks(wrong.replace(/\nFeats:.*/, '\nFeats:\t(same as human form)'))).toEqual([]);
  expect(marks(wrong.replace(/\nAbilities:.*/, ''))).toEqual([]);
  expect(marks(wrong.replace(/15 \(.*?\)/, '19'))).toEqual([9, 9]);
});

test('a name in capitals, as headings are, is written as a name', () => {
  expect(only(marshHound.replace('Marsh Hound', 'HOUND, MARSH-BORN (MOLOCH’S)')).name).toBe(
    'Hound, Marsh-Born (Moloch’s)',
  );
});

test('average hit points and grapple are added up beside the sheet', () => {
  const text = lines('Marsh Hound', {
    'Size/Type': 'Large Animal',
    'Hit Dice': '4d8+8 plus 1d10 (40 hp)',
    'Base Attack/Grapple': '+3/+9',
    Abilities: 'Str 16, Dex 15, Con 15, Int 2, Wis 12, Cha 6',
    Feats: 'Improved Grapple',
  });
  const { differences } = only(text);
  expect(
    differences.map(({ printed, computed }) => [printed, computed.figure.parts.map(({ value }) => value)]),
  ).toEqual([
    [40, [18, 8, 5.5, -0.5]],
    [9, [3, 3, 4, 4]],
  ]);
});

test('what the sheet cannot hold is told', () => {
  const { notes, sheet } = only(
    'Odd Thing\nSize/Type:\tHuge Ooze\nHit Dice:\t70d10+350 (735 hp)\nAttack:\tGaze +40 ranged touch (as spell)\nAbilities:\tStr —, Dex 10, Con 20, Int 1, Wis 1, Cha 1',
  );
  expect(notes.map(({ key }) => key)).toEqual([
    'srd35:paste.limited',
    'srd35:paste.noWeapon',
    'srd35:paste.noScore',
    'srd35:paste.standsIn',
  ]);
  expect(sheet).toMatchObject({ hitDice: 60, strength: 10, weapons: [] });
});

test('class levels in the name are levels of the sheet, not hit dice', () => {
  const fighter = printedBlocks.find(({ text }) => text.startsWith('Tusk Chief'));
  expect(only(fighter?.text ?? '').sheet).toMatchObject({
    hitDice: 4,
    classes: [{ class: 'fighter', level: 4 }],
    armor: 8,
    shield: 4,
  });
});

test('every block of the corpus becomes a sheet that shows its printed numbers', () => {
  for (const { text, label } of [...printedBlocks, ...oddBlocks]) {
    const creature = only(text);
    expect(sheets.readSheet('monster', creature.sheet, {}).ok, label).toBe(true);
    const counted = totals(text);
    for (const [place, value] of Object.entries(byHandOf(creature.sheet))) expect(counted[place]).toBe(value);
  }
});

test('no text makes a faulty sheet', () => {
  const pieces = printedBlocks.flatMap(({ text }) => text.split(/(?<=[\n,;])/));
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 }), fc.integer().map(String));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (some) => {
      for (const { sheet } of statBlocks.read(some.join(''))) {
        expect(sheets.readSheet('monster', sheet, {}).ok).toBe(true);
      }
    }),
  );
});
