import { describe, expect, test } from 'vitest';
import { resume } from '../core/run.ts';
import { asPrinted, modifier, played, saver } from './fixtures.ts';
import { saveBonus } from './progression.ts';
import { saveFigure, savingThrow } from './save.ts';
import type { Danger } from './vocabulary.ts';

const levels = Array.from({ length: 20 }, (_, at) => at + 1);
const up = { ...asPrinted, saveRounding: 'up' } as const;
const best = { ...asPrinted, saveStacking: 'best' } as const;

test('R18, R22: the printed table, level 1 to 20', () => {
  expect(levels.map((level) => saveBonus(level, asPrinted).value)).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10,
  ]);
});

test('A2 turned: half the level, rounded up', () => {
  expect(levels.map((level) => saveBonus(level, up).value)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10,
  ]);
});

test('A11: above 20 half the level goes on', () => {
  expect([21, 22, 23, 39, 40].map((level) => saveBonus(level, asPrinted).value)).toEqual([
    10, 11, 11, 19, 20,
  ]);
  expect([21, 22, 23, 39, 40].map((level) => saveBonus(level, up).value)).toEqual([11, 11, 12, 20, 20]);
});

test.each([
  ['R20: level 7, as in the table', 7, asPrinted, 3],
  ['R20: level 9, as in the table', 9, asPrinted, 4],
  ['A2 turned: level 7, as in the example', 7, up, 4],
  ['A2 turned: level 9, as in the example', 9, up, 5],
  ['R19: a monster of level ½', 0.5, asPrinted, -2],
  ['R19: a monster of level 0', 0, asPrinted, -2],
  ['R19: a monster of level ½, rounded up', 0.5, up, -2],
])('%s', (_, level, switches, bonus) => {
  expect(saveBonus(level, switches).value).toBe(bonus);
});

type Saving = Parameters<typeof saver>[0];
test.each<[string, Saving, Danger, number, number, boolean]>([
  ['R16: level 1, 10 saves', {}, 'other', 10, 10, true],
  ['R16: level 1, 9 fails', {}, 'other', 9, 9, false],
  ['R16: level 8, 6 saves', { level: 8 }, 'other', 6, 10, true],
  ['R16: level 8, 5 fails', { level: 8 }, 'other', 5, 9, false],
  ['R17: a natural 1 fails with 11', { level: 20 }, 'other', 1, 11, false],
  ['R17: a natural 20 saves the weakest', { level: 0.5 }, 'other', 20, 18, true],
  ['R17: a natural 20 saves with 0', { bonuses: { wisdom: -20 } }, 'emotion', 20, 0, true],
  ['R19: a monster of level ½, 11 fails', { level: 0.5 }, 'other', 11, 9, false],
  ['R19: a monster of level ½, 12 saves', { level: 0.5 }, 'other', 12, 10, true],
  ['R21: Dexterity +2 against a fireball, 8 saves', { bonuses: { dexterity: 2 } }, 'area', 8, 10, true],
  ['R21: Intelligence +3 against a fireball, 8 fails', { bonuses: { intelligence: 3 } }, 'area', 8, 8, false],
  ['R21: Wisdom +1 against fear, 9 saves', { bonuses: { wisdom: 1 } }, 'emotion', 9, 10, true],
  ['R21: Constitution +2 against poison, 7 fails', { bonuses: { constitution: 2 } }, 'poison', 7, 9, false],
  ['A2: level 7, 6 fails', { level: 7 }, 'other', 6, 9, false],
  ['A10: the total counts, not the die', { level: 20 }, 'other', 2, 12, true],
])('%s', (_, of, danger, die, total, success) => {
  const result = played(savingThrow(saver(of), [danger], asPrinted), [die]);
  expect(result).toMatchObject({ natural: die, rolled: { total }, success });
});

test('A2 turned: level 7, 6 saves', () => {
  expect(played(savingThrow(saver({ level: 7 }), ['other'], up), [6])).toMatchObject({ success: true });
});

describe('R21: which characteristic helps against what', () => {
  const of = saver({
    bonuses: { strength: 100, dexterity: 1, constitution: 2, intelligence: 3, wisdom: 4 },
  });
  test.each<[Danger, number]>([
    ['mind-control', 3],
    ['emotion', 4],
    ['area', 1],
    ['poison', 2],
    ['disease', 2],
    ['other', 0],
  ])('%s: +%i', (danger, bonus) => {
    expect(saveFigure(of, [danger], asPrinted).total).toBe(bonus);
  });
});

describe('A9: several dangers at once', () => {
  const skilled = saver({ level: 2, bonuses: { dexterity: 2, wisdom: 3, constitution: 4 } });
  const clumsy = saver({ level: 2, bonuses: { dexterity: -2, wisdom: 3 } });
  const weak = saver({ level: 2, bonuses: { dexterity: -2, wisdom: -3 } });
  const slow = saver({ level: 2, bonuses: { dexterity: -2, wisdom: 0 } });

  test.each<[string, Saving, Danger[], typeof asPrinted | typeof best, number]>([
    ['all add up', skilled, ['area', 'emotion'], asPrinted, 1 + 5],
    ['a penalty counts as well', clumsy, ['area', 'emotion'], asPrinted, 1 + 1],
    ['Constitution counts once', skilled, ['poison', 'disease'], asPrinted, 1 + 4],
    ['the best', skilled, ['area', 'emotion'], best, 1 + 3],
    ['the best leaves a penalty out', clumsy, ['area', 'emotion'], best, 1 + 3],
    ['the better of two penalties', weak, ['area', 'emotion'], best, 1 - 2],
    ['nothing is better than a penalty', slow, ['area', 'emotion'], best, 1],
    ['a danger without a characteristic offers none', slow, ['area', 'other'], best, 1 - 2],
    ['no danger at all', skilled, [], asPrinted, 1],
  ])('%s', (_, of, against, switches, total) => {
    expect(saveFigure(saver(of), against, switches).total).toBe(total);
  });

  test('what is left out is named with the reason', () => {
    expect(saveFigure(skilled, ['area', 'emotion'], best).parts).toMatchObject([
      { label: { key: 'strike-save:part.levelBonus' }, value: 1 },
      {
        label: { key: 'strike-save:characteristic.dexterity' },
        value: 2,
        leftOut: { key: 'strike-save:leftOut.notTheBest' },
      },
      {
        label: { key: 'strike-save:characteristic.wisdom' },
        value: 3,
        source: { key: 'strike-save:source.saveCharacteristics' },
      },
    ]);
  });

  test('of two that are equally good one counts', () => {
    const even = saver({ level: 2, bonuses: { dexterity: 2, wisdom: 2 } });
    const { total, parts } = saveFigure(even, ['area', 'emotion'], best);
    expect(total).toBe(3);
    expect(parts.filter(({ leftOut }) => leftOut !== undefined)).toHaveLength(1);
  });
});

test.each([
  [20, 'saved', 'natural20Saves', 'good'],
  [10, 'saved', 'saveReaches', 'good'],
  [9, 'notSaved', 'saveBelow', 'bad'],
  [1, 'notSaved', 'natural1Fails', 'bad'],
])('a die of %i is told as %s, because of %s', (die, verdict, why, tone) => {
  expect(resume(savingThrow(saver(), ['other'], asPrinted), [{ faces: [die] }])).toMatchObject({
    ok: true,
    value: {
      findings: [
        {
          verdict: { key: `strike-save:verdict.${verdict}` },
          why: { key: `strike-save:why.${why}` },
          tone,
          figure: { total: die },
        },
      ],
    },
  });
});

test('a modifier of the game master counts and is a part', () => {
  const helped = saver({ level: 7, bonuses: { dexterity: 2 }, modifiers: [modifier(4)] });
  expect(played(savingThrow(helped, ['area'], asPrinted), [2]).rolled).toMatchObject({
    total: 2 + 3 + 2 + 4,
    parts: [{ value: 2 }, { value: 3 }, { value: 2 }, { value: 4 }],
  });
});

test('the part of the level names where it is from', () => {
  expect(saveBonus(7, asPrinted).source).toEqual({
    key: 'strike-save:source.saveTable',
    params: { level: 7 },
  });
  expect(saveBonus(7, up).source).toEqual({ key: 'strike-save:source.saveRoundedUp' });
  expect(saveBonus(0.5, asPrinted).source).toEqual({ key: 'strike-save:source.belowFirstLevel' });
});
