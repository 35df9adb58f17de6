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
