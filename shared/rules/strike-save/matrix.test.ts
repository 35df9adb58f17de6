import { describe, expect, test } from 'vitest';
import { resume } from '../core/run.ts';
import { attackFigures } from './attack.ts';
import { asPrinted, attacker, modifier, played } from './fixtures.ts';
import { type AttackType, attackTypes, type ClassId } from './vocabulary.ts';

const one = { ...asPrinted, characteristicsPerAttack: 'one' } as const;

type Bonuses = { strength: number; dexterity: number };
const both = (strength: number, dexterity: number): Bonuses => ({ strength, dexterity });

function totals(of: Parameters<typeof attacker>[0], decisions = {}, switches = asPrinted) {
  const { attack, damage } = played(attackFigures(attacker(of), {}, switches), [], decisions);
  return [attack.total, damage.total];
}

/** The decisions that an attack asks for, in their order. */
function questions(of: Parameters<typeof attacker>[0], switches = asPrinted): string[] {
  const made: string[] = [];
  const answers: { choice: string }[] = [];
  for (;;) {
    const standing = resume(attackFigures(attacker(of), {}, switches), answers);
    if (!standing.ok) throw new Error(standing.error.code);
    if (standing.value.ended) return made;
    const { question } = standing.value;
    if (question.step !== 'choose') throw new Error('what counts on an attack needs no dice');
    made.push(question.decision);
    answers.push({ choice: question.options[0]?.id ?? '' });
  }
}

const columns = [
  ['strength', 'melee'],
  ['strength', 'ranged'],
  ['dexterity', 'melee'],
  ['dexterity', 'ranged'],
] as const;

describe('R15: the matrix, cell by cell: OUI counts on both, NON is asked for', () => {
  test.each<[ClassId, string, string, string, string]>([
    ['warrior', 'OUI', 'NON', 'NON', 'NON'],
    ['mage', 'OUI', 'NON', 'NON', 'NON'],
    ['infiltrator', 'OUI', 'NON', 'OUI', 'NON'],
    ['archer', 'OUI', 'NON', 'NON', 'OUI'],
    ['samurai', 'OUI', 'NON', 'OUI', 'OUI'],
    ['monk', 'OUI', 'NON', 'OUI', 'OUI'],
    ['cleric', 'OUI', 'NON', 'NON', 'NON'],
    ['necromancer', 'OUI', 'NON', 'NON', 'NON'],
  ])('%s: %s %s %s %s', (of, ...cells) => {
    const asked = columns.map(([name, attackType]) =>
      questions({ class: of, attackType, bonuses: { ...both(0, 0), [name]: 2 } }),
    );
    const expected = columns.map(([name], at) => (cells[at] === 'OUI' ? [] : [`${name}To`]));
    expect(asked).toEqual(expected);
  });

  test.each(attackTypes)('A8: a monster reads the warrior’s row, %s', (attackType) => {
    const bonuses = { strength: 3, dexterity: 2 };
    const expected = attackType === 'melee' ? ['dexterityTo'] : ['strengthTo', 'dexterityTo'];
    expect(questions({ class: 'monster', attackType, bonuses })).toEqual(expected);
  });
});

test.each<[string, ClassId, number, AttackType, Bonuses, Record<string, string>, number, number]>([
  ['R13: OUI counts on both', 'warrior', 1, 'melee', both(3, 0), {}, 4 + 3, 3],
  ['R14: NON put on the hit', 'warrior', 1, 'ranged', both(0, 2), { dexterityTo: 'hit' }, 4 + 2, 0],
  ['R14: NON put on damage', 'warrior', 1, 'ranged', both(0, 2), { dexterityTo: 'damage' }, 4, 2],
  ['R14: OUI asks nothing', 'archer', 1, 'ranged', both(0, 2), {}, 4 + 2, 2],
  ['A3: both columns of OUI add up', 'infiltrator', 1, 'melee', both(1, 3), {}, 1 + 4, 4],
  ['A3: warrior 7', 'warrior', 7, 'melee', both(3, 2), { dexterityTo: 'damage' }, 10, 5],
  ['A3: archer 7 at range', 'archer', 7, 'ranged', both(2, 3), { strengthTo: 'damage' }, 10, 5],
  [
    'both NON, one to each',
    'warrior',
    7,
    'ranged',
    both(3, 2),
    { strengthTo: 'damage', dexterityTo: 'hit' },
    9,
    3,
  ],
  ['A7: a penalty where it says NON counts on both', 'warrior', 7, 'ranged', both(-2, 0), {}, 5, -2],
  ['A7: a penalty where it says OUI, too', 'warrior', 7, 'melee', both(-2, 0), {}, 5, -2],
  [
    'A7: a penalty beside a bonus that is put',
    'warrior',
    7,
    'ranged',
    both(-2, 3),
    { dexterityTo: 'hit' },
    8,
    -2,
  ],
  ['nothing to put: no question', 'warrior', 7, 'ranged', both(0, 0), {}, 7, 0],
])('%s', (_, of, level, attackType, bonuses, decisions, attack, damage) => {
  expect(totals({ class: of, level, attackType, bonuses }, decisions)).toEqual([attack, damage]);
});

test('A6: a NON that is left open is asked for, with where it may go', () => {
  const rule = attackFigures(attacker({ attackType: 'ranged', bonuses: both(0, 2) }), {}, asPrinted);
  expect(resume(rule, [])).toMatchObject({
    ok: true,
    value: {
      ended: false,
      question: {
        step: 'choose',
        decision: 'dexterityTo',
        purpose: {
          key: 'strike-save:question.bonusTo',
          params: { characteristic: { key: 'strike-save:characteristic.dexterity' } },
        },
        options: [{ id: 'hit' }, { id: 'damage' }],
      },
    },
  });
});

test('A6: what is chosen beforehand is not asked again', () => {
  const rule = attackFigures(
    attacker({ attackType: 'ranged', bonuses: both(0, 2) }),
    { dexterityTo: 'hit' },
    asPrinted,
  );
  expect(played(rule, []).attack.total).toBe(6);
});

describe('A3 turned: one characteristic per attack', () => {
  test.each<[string, ClassId, AttackType, Bonuses, Record<string, string>, number, number]>([
    ['Strength is chosen', 'samurai', 'melee', both(3, 2), { characteristic: 'strength' }, 4 + 3, 3],
    ['Dexterity is chosen', 'samurai', 'melee', both(3, 2), { characteristic: 'dexterity' }, 4 + 2, 2],
    [
      'the one chosen still has to be put where it says NON',
      'warrior',
      'melee',
      both(3, 2),
      { characteristic: 'dexterity', dexterityTo: 'damage' },
      4,
      2,
    ],
    ['a single one asks nothing', 'samurai', 'melee', both(0, 2), {}, 4 + 2, 2],
    [
      'a penalty may be the one left out',
      'samurai',
      'melee',
      both(-2, 2),
      { characteristic: 'dexterity' },
      6,
      2,
    ],
  ])('%s', (_, of, attackType, bonuses, decisions, attack, damage) => {
    expect(totals({ class: of, attackType, bonuses }, decisions, one)).toEqual([attack, damage]);
  });

  test('it is asked for first', () => {
    expect(questions({ class: 'warrior', attackType: 'ranged', bonuses: both(3, 2) }, one)).toEqual([
      'characteristic',
      'strengthTo',
    ]);
  });
});

test('every part is there, those that do not count with the reason', () => {
  const archer = attacker({
    class: 'archer',
    level: 7,
    attackType: 'ranged',
    bonuses: both(2, 3),
    modifiers: [modifier(-4)],
  });
  const { attack, damage } = played(attackFigures(archer, {}, asPrinted), [], { strengthTo: 'damage' });
  const matrix = {
    key: 'strike-save:source.matrix',
    params: {
      class: { key: 'strike-save:class.archer' },
      attackType: { key: 'strike-save:attackType.ranged' },
    },
  };
  const strength = { label: { key: 'strike-save:characteristic.strength' }, value: 2, source: matrix };
  const dexterity = { label: { key: 'strike-save:characteristic.dexterity' }, value: 3, source: matrix };
  expect(attack).toEqual({
    total: 7 + 3 - 4,
    parts: [
      expect.objectContaining({ value: 7 }),
      { ...strength, leftOut: { key: 'strike-save:leftOut.putOnDamage' } },
      dexterity,
      {
        label: { key: 'strike-save:part.modifier' },
        value: -4,
        source: { key: 'strike-save:source.gameMaster' },
      },
    ],
  });
  expect(damage).toEqual({ total: 5, parts: [strength, dexterity] });
});

test('with one characteristic per attack the other names the one chosen', () => {
  const samurai = attacker({ class: 'samurai', bonuses: both(3, 2) });
  const { attack, damage } = played(attackFigures(samurai, { characteristic: 'strength' }, one), []);
  const leftOut = {
    key: 'strike-save:leftOut.otherCharacteristic',
    params: { characteristic: { key: 'strike-save:characteristic.strength' } },
  };
  expect(attack.parts[2]).toMatchObject({ value: 2, leftOut });
  expect(damage.parts[1]).toMatchObject({ value: 2, leftOut });
});
