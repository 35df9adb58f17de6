import { describe, expect, test } from 'vitest';
import { attackSequence } from './attack-bonus.ts';
import { type Advance, baseAttack, baseSave, checkLevel } from './progression.ts';
import { creatureAdvancement } from './tables.ts';
import { type ClassId, type CreatureType, saves } from './vocabulary.ts';

const all = (from: readonly Advance[]) => saves.map((save) => baseSave(from, save).total);

describe('classes at levels 1, 6, 10, 15 and 20', () => {
  type Row = [
    id: ClassId,
    attacks: [number, number, number, number, number],
    first: number[],
    twentieth: number[],
  ];
  const rows: readonly Row[] = [
    ['barbarian', [1, 6, 10, 15, 20], [2, 0, 0], [12, 6, 6]],
    ['bard', [0, 4, 7, 11, 15], [0, 2, 2], [6, 12, 12]],
    ['cleric', [0, 4, 7, 11, 15], [2, 0, 2], [12, 6, 12]],
    ['druid', [0, 4, 7, 11, 15], [2, 0, 2], [12, 6, 12]],
    ['fighter', [1, 6, 10, 15, 20], [2, 0, 0], [12, 6, 6]],
    ['monk', [0, 4, 7, 11, 15], [2, 2, 2], [12, 12, 12]],
    ['paladin', [1, 6, 10, 15, 20], [2, 0, 0], [12, 6, 6]],
    ['ranger', [1, 6, 10, 15, 20], [2, 2, 0], [12, 12, 6]],
    ['rogue', [0, 4, 7, 11, 15], [0, 2, 0], [6, 12, 6]],
    ['sorcerer', [0, 3, 5, 7, 10], [0, 0, 2], [6, 6, 12]],
    ['wizard', [0, 3, 5, 7, 10], [0, 0, 2], [6, 6, 12]],
    ['adept', [0, 3, 5, 7, 10], [0, 0, 2], [6, 6, 12]],
    ['aristocrat', [0, 4, 7, 11, 15], [0, 0, 2], [6, 6, 12]],
    ['commoner', [0, 3, 5, 7, 10], [0, 0, 0], [6, 6, 6]],
    ['expert', [0, 4, 7, 11, 15], [0, 0, 2], [6, 6, 12]],
    ['warrior', [1, 6, 10, 15, 20], [2, 0, 0], [12, 6, 6]],
  ];
  test.each(rows)('%s', (id, attacks, first, twentieth) => {
    const reached = [1, 6, 10, 15, 20].map((level) => baseAttack([{ class: id, level }]).total);
    expect(reached).toEqual(attacks);
    expect(all([{ class: id, level: 1 }])).toEqual(first);
    expect(all([{ class: id, level: 20 }])).toEqual(twentieth);
  });
});

describe('what several sources give adds up', () => {
  test('base attack 4 of a fighter and 2 of a rogue: 6, and a second attack', () => {
    const base = baseAttack([
      { class: 'fighter', level: 4 },
      { class: 'rogue', level: 3 },
    ]);
    expect(base).toMatchObject({ total: 6, parts: [{ value: 4 }, { value: 2 }] });
    expect(attackSequence(base, base.total).map(({ total }) => total)).toEqual([6, 1]);
  });
  test('base saves of a wizard 5 and a bard 4', () => {
    expect(
      all([
        { class: 'wizard', level: 5 },
        { class: 'bard', level: 4 },
      ]),
    ).toEqual([2, 5, 8]);
  });
  test('a giant of 4 hit dice that became a barbarian of level 4', () => {
    const ogre: readonly Advance[] = [
      { creature: 'giant', hitDice: 4 },
      { class: 'barbarian', level: 4 },
    ];
    expect(baseAttack(ogre).total).toBe(7);
    expect(all(ogre)).toEqual([8, 2, 2]);
  });
});

describe('creatures by type and hit dice', () => {
  const rows: readonly [label: string, CreatureType, hitDice: number, attack: number, saves: number[]][] = [
    ['a dragon advances well in everything', 'dragon', 12, 12, [8, 8, 8]],
    ['a magical beast', 'magical-beast', 10, 10, [7, 7, 3]],
    ['an aberration', 'aberration', 8, 6, [2, 2, 6]],
    ['an undead', 'undead', 25, 12, [8, 8, 14]],
    ['a construct has no good save', 'construct', 9, 6, [3, 3, 3]],
    ['a giant', 'giant', 17, 12, [10, 5, 5]],
    ['a fey', 'fey', 6, 3, [2, 5, 5]],
    ['beyond 20 hit dice the rates go on', 'magical-beast', 48, 48, [26, 26, 16]],
    ['half a hit die', 'animal', 0.5, 0, [2, 2, 0]],
    ['a quarter of one', 'vermin', 0.25, 0, [2, 0, 0]],
    ['an eighth of one', 'vermin', 0.125, 0, [2, 0, 0]],
  ];
  test.each(rows)('%s', (_label, creature, hitDice, attack, expected) => {
    expect(baseAttack([{ creature, hitDice }]).total).toBe(attack);
    expect(all([{ creature, hitDice }])).toEqual(expected);
  });
  test('a single creature may differ from its kind: a fire elemental is quick, not tough', () => {
    const quick = { ...creatureAdvancement.elemental.saves, fortitude: 'poor', reflex: 'good' } as const;
    expect(all([{ creature: 'elemental', hitDice: 8, saves: quick }])).toEqual([2, 6, 2]);
  });
});

describe('levels run from 1 to 20, whole', () => {
  test.each([1, 20])('%d is one', (level) => {
    expect(checkLevel(level, 'level').ok).toBe(true);
  });
  test.each([0, 21, -3, 1.5])('%d is not', (level) => {
    expect(checkLevel(level, 'level')).toMatchObject({ ok: false, error: { code: 'OUT_OF_RANGE' } });
  });
});
