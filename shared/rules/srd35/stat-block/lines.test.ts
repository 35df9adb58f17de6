import { describe, expect, test } from 'vitest';
import { readArmorClass } from './armor-class.ts';
import { readHitDice } from './hit-dice.ts';
import { readFeats, readNames, readSkills } from './lists.ts';
import type { Reading } from './monster.ts';
import { readAbilities, readBaseAttack, readInitiative, readSaves, readSpace } from './numbers.ts';
import { readSizeType } from './size-type.ts';
import { readSpeed } from './speed.ts';

type Reader = (line: string) => Reading<unknown>;
type Row = readonly [line: string, value: unknown, unread?: readonly string[]];

function lines(name: string, reader: Reader, rows: readonly Row[]) {
  describe(name, () => {
    const complete = rows.map(([line, value, unread = []]) => ({ line, value, unread }));
    test.each(complete)('$line', ({ line, value, unread }) => {
      const reading = reader(line);
      expect([reading.value]).toMatchObject([value]);
      expect(reading.unread).toEqual(unread);
    });
  });
}

lines('size and type', readSizeType, [
  [
    'Huge Outsider (Evil, Extraplanar)',
    { size: 'huge', type: 'Outsider', subtypes: ['Evil', 'Extraplanar'] },
  ],
  ['Medium Humanoid (Elf )', { size: 'medium', type: 'Humanoid', subtypes: ['Elf'] }],
  ['Large Outsider (Air) (Extraplanar)', { subtypes: ['Air', 'Extraplanar'] }],
  ['Small Monstrous Humanoid', { size: 'small', type: 'Monstrous Humanoid', subtypes: [] }],
  ['Medium-Size Construct', { size: 'medium', type: 'Construct' }],
  ['Enormous Outsider', null, ['Enormous Outsider']],
  ['Large Sandwich', null, ['Large Sandwich']],
]);

lines('hit dice', readHitDice, [
  ['15d8+105 (172 hp)', { notation: '15d8+105', count: 15, hitPoints: 172 }],
  ['1d10–2 (3 hp)', { notation: '1d10-2', count: 1, hitPoints: 3 }],
  ['1/2 d8 (2 hp)', { notation: '1/2d8', count: 0.5, hitPoints: 2 }],
  ['¼ d8 (1 hp)', { notation: '1/4d8', count: 0.25, hitPoints: 1 }],
  ['1d8+1 plus 3d8+12 (34 hp)', { notation: '1d8+1 plus 3d8+12', count: 4, hitPoints: 34 }],
  ['32d8+ 256 (400 hp)', { notation: '32d8+256', hitPoints: 400 }],
  ['4d8 (about 18)', { notation: '4d8', hitPoints: null }, ['about 18']],
  ['many', null, ['many']],
  ['1/0 d8 (2 hp)', null, ['1/0 d8 (2 hp)']],
]);

lines('initiative', readInitiative, [
  ['+6', { initiative: 6, initiativeNote: null }],
  ['–5', { initiative: -5 }],
  [
    '+6 (+2 Dex, +4 Improved Initiative)',
    { initiative: 6, initiativeNote: '+2 Dex, +4 Improved Initiative' },
  ],
  ['always first', { initiative: null }, ['always first']],
  ['+9, always first', { initiative: 9 }, ['always first']],
  ['+4/+8', { initiative: null }, ['+4/+8']],
]);

lines('speed', readSpeed, [
  ['40 ft. (8 squares), fly 90 ft. (good)', { land: 40, fly: 90, maneuverability: 'good', swim: null }],
  ['Fly 30 ft. (good) (6 squares)', { land: null, fly: 30, maneuverability: 'good' }],
  ['fly 60 ft.(average)', { fly: 60, maneuverability: 'average' }],
  ['Swim 60 ft. (12 squares)', { land: null, swim: 60 }],
  ['30 ft. (6 squares), burrow 10 ft., climb 20 ft.', { land: 30, burrow: 10, climb: 20 }],
  ['20 ft. in banded mail (4 squares); base speed 30 ft.', { land: 20, base: 30, armor: 'banded mail' }],
  ['30 ft. (6 squares; can’t run)', { land: 30, canRun: false }],
  ['0 ft.', { land: 0 }],
  ['—', { land: null }],
  [
    '20 ft. (4 squares), fly 15 ft. (perfect) in chainmail; base land speed 30 ft., base fly speed 20 ft. (perfect)',
    { land: 20, fly: 15, base: 30, baseFly: 20, armor: 'chainmail', maneuverability: 'perfect' },
  ],
  ['30 ft. (6 squares), teleport 60 ft.', { land: 30 }, ['teleport 60 ft.']],
  ['fly 30 ft., fly 60 ft.', { fly: 30 }, ['fly 60 ft.']],
  ['30 ft. (on ice)', { land: 30 }, ['on ice']],
]);

lines('armour class', readArmorClass, [
  [
    '26 (–2 size, +2 Dex, +16 natural), touch 10, flat-footed 24',
    {
      total: 26,
      touch: 10,
      flatFooted: 24,
      parts: [
        { type: 'size', value: -2 },
        { type: 'dexterity', value: 2 },
        { type: 'natural', value: 16 },
      ],
    },
  ],
  ['14 (+4 natural) touch 10, flatfooted 14', { total: 14, touch: 10, flatFooted: 14 }],
  ['18 (+8 natural) touch 10, flat- footed 18', { touch: 10, flatFooted: 18 }],
  ['12, touch 11, flat-footed 11', { total: 12, touch: 11, flatFooted: 11, parts: [] }],
  [
    '15 (+3 studded leather, +1 light shield, +1 deflection)',
    {
      touch: null,
      parts: [
        { type: 'armor', label: 'studded leather' },
        { type: 'shield', label: 'light shield' },
        { type: 'deflection' },
      ],
    },
  ],
  [
    '14 (+2 bracers of armor +2, +1 ring of protection +1, +1 luck)',
    { parts: [{ type: 'armor' }, { type: 'deflection' }, { type: 'other' }] },
  ],
  ['20 (thick hide), touch 10, flat-footed 20', { total: 20, touch: 10, parts: [] }, ['thick hide']],
  ['20 (+2 Dex, +8 natural) touch 12 flat-footed 18', { total: 20, touch: 12, flatFooted: 18 }],
  [
    '22 (+6 natural, +4 chain shirt +2 heavy steel shield), touch 10, flat-footed 22',
    {
      parts: [
        { type: 'natural', value: 6 },
        { type: 'armor', value: 4, label: 'chain shirt' },
        { type: 'shield', value: 2, label: 'heavy steel shield' },
      ],
    },
  ],
  [
    '19 (–1 size, +5 natural, +4 +1 hide armor, ring of protection +1), touch 10, flat-footed 19',
    {
      parts: [
        { type: 'size' },
        { type: 'natural' },
        { type: 'armor', value: 4, label: '+1 hide armor' },
        { type: 'deflection', value: 1, label: 'ring of protection +1' },
      ],
    },
  ],
  ['14 (+3 Dex, +1 amulet of natural armor +1)', { parts: [{}, { type: 'natural', value: 1 }] }],
  [
    '25 (+1 Dex, +14 natural), touch 11, flat-footed 24,or 14 (+1 Dex, +3 deflection), touch 14, flat-footed 13',
    { total: 25, touch: 11, flatFooted: 24, parts: [{ value: 1 }, { value: 14 }] },
    ['or 14 (+1 Dex, +3 deflection), touch 14, flat-footed 13'],
  ],
  ['16 (+4 Dex, +2 natural), touch —, flat-footed 12', { touch: null, flatFooted: 12 }],
  ['14, touch 10, touch 12', { touch: 10 }, ['touch 12']],
  ['very high', null, ['very high']],
]);

lines('base attack and grapple', readBaseAttack, [
  ['+15/+33', { baseAttack: 15, grapple: 33 }],
  ['+1/–11', { baseAttack: 1, grapple: -11 }],
  ['+1/—', { baseAttack: 1, grapple: null }],
  ['+1', { baseAttack: 1, grapple: null }],
  ['+6/+14 (+18 with tentacles)', { baseAttack: 6, grapple: 14, grappleNote: '+18 with tentacles' }],
  ['+12/ +22', { baseAttack: 12, grapple: 22 }],
  ['+2/+2*', { baseAttack: 2, grapple: 2, grappleNote: null }],
  ['+1/+1 or +1/–3', { baseAttack: null, grapple: null }, ['+1/+1 or +1/–3']],
  ['very good', { baseAttack: null, grapple: null }, ['very good']],
]);

lines('space and reach', readSpace, [
  ['10 ft./5 ft.', { space: 10, reach: 5, reachNote: null }],
  ['2-1/2 ft./0 ft.', { space: 2.5, reach: 0 }],
  ['1/2 ft./0 ft.', { space: 0.5, reach: 0 }],
  ['5 ft./5 ft', { space: 5, reach: 5 }],
  ['10 ft/10 ft.', { space: 10, reach: 10 }],
  ['10 ft./10 ft. (20 ft. with chain)', { reach: 10, reachNote: '20 ft. with chain' }],
  ['10 ft./ 10 ft.', { space: 10, reach: 10 }],
  ['2-1 / 2 ft. / 0 ft.', { space: 2.5, reach: 0 }],
  ['wide', { space: null, reach: null }, ['wide']],
]);

lines('saves', readSaves, [
  ['Fort +16, Ref +11, Will +10', { saves: { fortitude: 16, reflex: 11, will: 10 } }],
  ['Fort +4*, Ref —, Will –4*', { saves: { fortitude: 4, reflex: null, will: -4 } }],
  [
    'Fort +13 (+17 against poison), Ref +11, Will +10',
    { saves: { fortitude: 13 }, saveNotes: { fortitude: '+17 against poison', reflex: null } },
  ],
  ['Fort +1, Luck +3', { saves: { fortitude: 1, reflex: null } }, ['Luck +3']],
]);

lines('abilities', readAbilities, [
  [
    'Str 31, Dex 14, Con 24, Int 16, Wis 12, Cha 12',
    { strength: 31, dexterity: 14, constitution: 24, intelligence: 16, wisdom: 12, charisma: 12 },
  ],
  ['Str —, Dex 14, Con –,Int 6, Wis 12, Cha 13', { strength: null, constitution: null, intelligence: 6 }],
  ['Str 10 Dex 11 Con 12', { strength: 10, dexterity: 11, constitution: 12 }],
  ['Str 10, Dex 12, Con 10, Int_13', { constitution: 10, intelligence: 13 }],
  ['Str 25 (— as a globe), Dex 12', { strength: 25, dexterity: 12 }, ['(- as a globe)']],
  ['Str high, Dex 11', { strength: null, dexterity: 11 }, ['Str high']],
]);

lines('skills', readSkills, [
  [
    'Bluff +19, Knowledge (arcana) +21, Hide +8*, Use Rope+1 (+3 with bindings)',
    [
      { name: 'Bluff', bonus: 19, note: null },
      { name: 'Knowledge (arcana)', bonus: 21 },
      { name: 'Hide', bonus: 8 },
      { name: 'Use Rope', bonus: 1, note: '+3 with bindings' },
    ],
  ],
  [
    'Listen +11, Spot +11 Swim +12, Hide +6 *Jump +8',
    [
      { name: 'Listen', bonus: 11 },
      { name: 'Spot', bonus: 11 },
      { name: 'Swim', bonus: 12 },
      { name: 'Hide', bonus: 6 },
      { name: 'Jump', bonus: 8 },
    ],
  ],
  ['Climb –1', [{ name: 'Climb', bonus: -1 }]],
  ['—', []],
  ['Listen well, Spot +2', [{ name: 'Spot' }], ['Listen well']],
]);

lines('feats', readFeats, [
  [
    'Alertness, Toughness (6), Weapon Focus (claw), Dodge^B, Improved Initiative ^B, TrackB',
    [
      { name: 'Alertness', times: 1, bonusFeat: false },
      { name: 'Toughness', times: 6 },
      { name: 'Weapon Focus (claw)', times: 1 },
      { name: 'Dodge', bonusFeat: true },
      { name: 'Improved Initiative', bonusFeat: true },
      { name: 'Track', bonusFeat: true },
    ],
  ],
  ['—', []],
  [
    'Improved Initiative*, Toughness x2, Track (B), Multiattack[B]',
    [
      { name: 'Improved Initiative', bonusFeat: false },
      { name: 'Toughness', times: 2 },
      { name: 'Track', bonusFeat: true },
      { name: 'Multiattack', bonusFeat: true },
    ],
  ],
  ['(same as human form)', [], ['(same as human form)']],
]);

lines('names', readNames, [
  ['Poison, breath weapon (cone, 30 ft.), rend 2d6', ['Poison', 'breath weapon (cone, 30 ft.)', 'rend 2d6']],
  ['None', []],
]);
