import { describe, expect, test } from 'vitest';
import { resume } from '../core/run.ts';
import { attackRoll } from './attack.ts';
import { asPrinted, attacker, modifier, played } from './fixtures.ts';

const reaching = { ...asPrinted, attackCompare: 'ge' } as const;
const plus7 = attacker({ level: 7 });
const plus0 = attacker({ class: 'mage' });
const plus13 = attacker({ level: 20 });

test.each([
  ['R1: 8 and +7 only equal 15', plus7, 15, 8, { total: 15, hit: false, why: 'equalMisses' }],
  ['R1: 9 and +7 beat 15', plus7, 15, 9, { total: 16, hit: true, why: 'beats' }],
  ['R1: 7 and +7 stay below 15', plus7, 15, 7, { total: 14, hit: false, why: 'below' }],
  ['R1: 10 and +0 only equal 10', plus0, 10, 10, { total: 10, hit: false, why: 'equalMisses' }],
  ['R1: 11 and +0 beat 10', plus0, 10, 11, { total: 11, hit: true, why: 'beats' }],
  ['R2: a natural 20 hits armour class 40', plus0, 40, 20, { total: 20, hit: true, why: 'natural20' }],
  ['R3: a natural 1 misses with 14 against 5', plus13, 5, 1, { total: 14, hit: false, why: 'natural1' }],
  ['19 is no natural 20', plus0, 40, 19, { total: 19, hit: false, why: 'below' }],
  ['2 is no natural 1', plus13, 5, 2, { total: 15, hit: true, why: 'beats' }],
] as const)('%s', (_, by, armorClass, die, { total, hit, why }) => {
  const result = played(attackRoll(by, {}, armorClass, asPrinted), [die]);
  expect(result).toMatchObject({ natural: die, hit, rolled: { total } });
  const standing = resume(attackRoll(by, {}, armorClass, asPrinted), [{ faces: [die] }]);
  expect(standing).toMatchObject({
    ok: true,
    value: {
      ended: true,
      findings: [
        {
          verdict: { key: hit ? 'strike-save:verdict.hit' : 'strike-save:verdict.miss' },
          why: { key: `strike-save:why.${why}` },
          tone: hit ? 'good' : 'bad',
          figure: { total },
        },
      ],
    },
  });
});

describe('A4 turned: reaching the armour class is enough', () => {
  test.each([
    ['8 and +7 reach 15', plus7, 15, 8, true, 'reaches'],
    ['7 and +7 do not', plus7, 15, 7, false, 'below'],
    ['10 and +0 reach 10', plus0, 10, 10, true, 'reaches'],
    ['a natural 20 hits all the same', plus0, 40, 20, true, 'natural20'],
    ['a natural 1 misses all the same', plus13, 5, 1, false, 'natural1'],
  ] as const)('%s', (_, by, armorClass, die, hit, why) => {
    const standing = resume(attackRoll(by, {}, armorClass, reaching), [{ faces: [die] }]);
    expect(standing).toMatchObject({
      ok: true,
      value: { outcome: { hit }, findings: [{ why: { key: `strike-save:why.${why}` } }] },
    });
  });
});

test('the finding says both numbers; the figure begins with the die', () => {
  const by = attacker({ level: 7, bonuses: { strength: 3, dexterity: 0 }, modifiers: [modifier(-2)] });
  const standing = resume(attackRoll(by, {}, 15, asPrinted), [{ faces: [8] }]);
  expect(standing).toMatchObject({
    ok: true,
    value: {
      findings: [{ why: { key: 'strike-save:why.beats', params: { total: 16, armorClass: 15 } } }],
    },
  });
  expect(played(attackRoll(by, {}, 15, asPrinted), [8]).rolled).toMatchObject({
    total: 16,
    parts: [
      {
        label: { key: 'strike-save:part.die' },
        value: 8,
        source: { key: 'strike-save:source.die' },
      },
      { value: 7 },
      { value: 3 },
      { value: -2 },
    ],
  });
});

test('the attack asks for one d20 and tells nothing before it fell', () => {
  expect(resume(attackRoll(plus7, {}, 15, asPrinted), [])).toEqual({
    ok: true,
    value: {
      ended: false,
      question: {
        step: 'roll',
        purpose: { key: 'strike-save:question.attackRoll' },
        dice: [{ count: 1, sides: 20 }],
      },
      findings: [],
    },
  });
});
