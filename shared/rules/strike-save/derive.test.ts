import { describe, expect, test } from 'vitest';
import type { DerivedRow, SheetData } from '../core/sheet.ts';
import { actions, derive } from './derive.ts';
import { samurai } from './fixtures.ts';
import { newSheet } from './sheet.ts';

/** A row as a reader sees it: what it is, how, and the numbers. */
function line({ label, qualifiers, figures }: DerivedRow): string {
  const name = 'key' in label ? label.key.replace('strike-save:', '') : 'text' in label ? label.text : '';
  const how = qualifiers.map(({ key }) => key.replace('strike-save:', ''));
  const numbers = figures.map(({ figure, dice }) =>
    dice !== undefined && 'dice' in dice ? `${dice.dice} ${figure.total}` : String(figure.total),
  );
  return [name, ...how, ...numbers].join(' | ');
}

function lines(sheet: SheetData, group: string, options = {}): string[] {
  return derive(sheet, options)
    .filter(({ id }) => id === group)
    .flatMap(({ rows }) => rows.map(line));
}

const withWeapons = (...weapons: Record<string, string>[]): SheetData => ({
  ...samurai,
  weapons: weapons.map((weapon) => ({ ...samurai.weapons[0], ...weapon })),
});

describe('the worked samurai of level 7', () => {
  test('attacks: with the bow, where the matrix says NON, one line for each choice', () => {
    expect(lines(samurai, 'attacks')).toEqual([
      'weapon.katana | attackType.melee | 12 | 1d10 5',
      'weapon.bow | attackType.ranged | strengthTo.hit | 12 | 2d4 3',
      'weapon.bow | attackType.ranged | strengthTo.damage | 9 | 2d4 6',
    ]);
  });

  test('saving throws', () => {
    expect(lines(samurai, 'saves')).toEqual([
      'danger.mind-control | 3',
      'danger.emotion | 3',
      'danger.area | 5',
      'danger.poison | 3',
      'danger.disease | 3',
      'danger.other | 3',
    ]);
  });

  test('the katana: every part with its source', () => {
    const [attacks] = derive(samurai, {});
    const [attack, damage] = attacks?.rows[0]?.figures ?? [];
    const source = {
      key: 'strike-save:source.matrix',
      params: {
        class: { key: 'strike-save:class.samurai' },
        attackType: { key: 'strike-save:attackType.melee' },
      },
    };
    const strength = { label: { key: 'strike-save:characteristic.strength' }, value: 3, source };
    const dexterity = { label: { key: 'strike-save:characteristic.dexterity' }, value: 2, source };
    expect(attack).toEqual({
      format: 'bonus',
      figure: {
        total: 12,
        parts: [
          {
            label: {
              key: 'strike-save:part.classBonus',
              params: { class: { key: 'strike-save:class.samurai' }, level: 7 },
            },
            value: 7,
            source: {
              key: 'strike-save:source.attackTable',
              params: { row: { key: 'strike-save:row.warrior' }, level: 7 },
            },
          },
          strength,
          dexterity,
        ],
      },
    });
    expect(damage).toEqual({
      format: 'bonus',
      dice: { dice: '1d10' },
      figure: { total: 5, parts: [strength, dexterity] },
    });
  });

  test.each([
    ['to hit', 1, [[7], [3], [2]], [[1], [3, 'strike-save:leftOut.putOnHit'], [2]]],
    ['on damage', 2, [[7], [3, 'strike-save:leftOut.putOnDamage'], [2]], [[1], [3], [2]]],
  ])('the bow, Strength %s: what is left out stands there with the reason', (_, at, attack, damage) => {
    const [attacks] = derive(samurai, {});
    const figures = attacks?.rows[at]?.figures.map(({ figure }) =>
      figure.parts.map(({ value, leftOut }) => (leftOut === undefined ? [value] : [value, leftOut.key])),
    );
    expect(figures).toEqual([attack, damage]);
  });

  test('the weapon’s own bonus comes first on damage', () => {
    const [attacks] = derive(samurai, {});
    expect(attacks?.rows[1]?.figures[1]?.figure.parts[0]).toEqual({
      label: { key: 'strike-save:part.weaponBonus' },
      value: 1,
      source: { key: 'strike-save:source.weapon' },
    });
  });
});

describe('offers', () => {
  const warrior = { ...samurai, class: 'warrior' };

  test('each names its action and the decisions that it has made', () => {
    const offers = actions(samurai, {}).map(({ action, decisions, group, targets, row }) => [
      row.id,
      action,
      decisions,
      group,
      targets,
    ]);
    expect(offers).toEqual([
      ['weapons.0', 'weapon.0', {}, 'attack', 'one'],
      ['weapons.1.strength-hit', 'weapon.1', { strengthTo: 'hit' }, 'attack', 'one'],
      ['weapons.1.strength-damage', 'weapon.1', { strengthTo: 'damage' }, 'attack', 'one'],
      ['save.mind-control', 'save.mind-control', {}, 'save', 'none'],
      ['save.emotion', 'save.emotion', {}, 'save', 'none'],
      ['save.area', 'save.area', {}, 'save', 'none'],
      ['save.poison', 'save.poison', {}, 'save', 'none'],
      ['save.disease', 'save.disease', {}, 'save', 'none'],
      ['save.other', 'save.other', {}, 'save', 'none'],
    ]);
  });

  test('a cell of NON is two ways to strike, two of them are four ways to shoot', () => {
    expect(lines(warrior, 'attacks')).toEqual([
      'weapon.katana | attackType.melee | dexterityTo.hit | 12 | 1d10 3',
      'weapon.katana | attackType.melee | dexterityTo.damage | 10 | 1d10 5',
      'weapon.bow | attackType.ranged | strengthTo.hit | dexterityTo.hit | 12 | 2d4 1',
      'weapon.bow | attackType.ranged | strengthTo.hit | dexterityTo.damage | 10 | 2d4 3',
      'weapon.bow | attackType.ranged | strengthTo.damage | dexterityTo.hit | 9 | 2d4 4',
      'weapon.bow | attackType.ranged | strengthTo.damage | dexterityTo.damage | 7 | 2d4 6',
    ]);
  });

  test('a choice made on the sheet is offered alone', () => {
    const bow = { attackType: 'ranged', strengthTo: 'damage', dexterityTo: 'hit' };
    expect(lines({ ...withWeapons(bow), class: 'warrior' }, 'attacks')).toEqual([
      'weapon.katana | attackType.ranged | strengthTo.damage | dexterityTo.hit | 9 | 1d10 3',
    ]);
  });

  test('a choice on the sheet where the matrix says OUI changes nothing', () => {
    expect(lines(withWeapons({ strengthTo: 'damage', dexterityTo: 'damage' }), 'attacks')).toEqual([
      'weapon.katana | attackType.melee | 12 | 1d10 5',
    ]);
  });

  test('A3 turned: one characteristic per attack is offered as either', () => {
    expect(lines(samurai, 'attacks', { characteristicsPerAttack: 'one' })).toEqual([
      'weapon.katana | attackType.melee | characteristic.strength | 10 | 1d10 3',
      'weapon.katana | attackType.melee | characteristic.dexterity | 9 | 1d10 2',
      'weapon.bow | attackType.ranged | characteristic.strength | strengthTo.hit | 10 | 2d4 1',
      'weapon.bow | attackType.ranged | characteristic.strength | strengthTo.damage | 7 | 2d4 4',
      'weapon.bow | attackType.ranged | characteristic.dexterity | 9 | 2d4 3',
    ]);
  });

  test('A1 and A2 turned reach the sheet', () => {
    const mage = { ...withWeapons({}), class: 'mage', strength: 0, dexterity: 0 };
    expect(lines(mage, 'attacks')).toEqual(['weapon.katana | attackType.melee | 1 | 1d10 0']);
    expect(lines(mage, 'attacks', { attackProgression: 'formula' })).toEqual([
      'weapon.katana | attackType.melee | 2 | 1d10 0',
    ]);
    expect(lines(mage, 'saves', { saveRounding: 'up' }).slice(-1)).toEqual(['danger.other | 4']);
  });

  test('a monster of level ½ with its claws', () => {
    const goblin = {
      ...newSheet('monster'),
      level: 0.5,
      strength: -1,
      weapons: [{ ...samurai.weapons[0], name: { text: 'Rusty claws' }, damage: '1d4−1' }],
    };
    expect(lines(goblin, 'attacks')).toEqual(['Rusty claws | attackType.melee | -1 | 1d4 -2']);
    expect(lines(goblin, 'saves').slice(-1)).toEqual(['danger.other | -2']);
  });

  test('who carries no weapon has saving throws alone', () => {
    const offers = actions({ ...samurai, weapons: [] }, {});
    expect(offers.map(({ group }) => group)).toEqual(['save', 'save', 'save', 'save', 'save', 'save']);
  });
});
