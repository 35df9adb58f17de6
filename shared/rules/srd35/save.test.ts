import { describe, expect, test } from 'vitest';
import { figure } from '../core/figure.ts';
import { typedHand } from '../core/hand.ts';
import { run } from '../core/run.ts';
import { baseSave } from './progression.ts';
import { saveBonus, savingThrow } from './save.ts';
import { type Save, saves } from './vocabulary.ts';
import { word } from './words.ts';

const given = (value: number) =>
  figure([{ label: word('part.baseSave'), value, source: word('source.given') }]);

describe('a saving throw succeeds when its total reaches the difficulty', () => {
  const rows: readonly [label: string, bonus: number, difficulty: number, die: number, success: boolean][] = [
    ['equal is enough', 6, 15, 9, true],
    ['one less fails', 6, 16, 9, false],
    ['a natural 1 fails whatever the total', 30, 10, 1, false],
    ['a natural 20 succeeds whatever the difficulty', -5, 40, 20, true],
  ];
  test.each(rows)('%s', (_label, bonus, difficulty, die, success) => {
    expect(run(savingThrow(given(bonus), difficulty), typedHand([die]))).toMatchObject({
      ok: true,
      value: { natural: die, rolled: { total: die + bonus }, success },
    });
  });
});

describe('each save has its ability', () => {
  const baseSaves = { fortitude: given(2), reflex: given(2), will: given(2) };
  const modifiersOf = {
    strength: 5,
    dexterity: 3,
    constitution: 1,
    intelligence: 4,
    wisdom: -1,
    charisma: 6,
  };
  const rows: readonly [Save, number][] = [
    ['fortitude', 3],
    ['reflex', 5],
    ['will', 1],
  ];
  test.each(rows)('base 2, Con +1, Dex +3, Wis −1: %s %i', (save, total) => {
    expect(saveBonus({ baseSaves, modifiersOf, modifiers: [] }, save).total).toBe(total);
  });
});

test('base saves of two classes, 3 and 2, with Con +1 and a 9: 15', () => {
  const from = [
    { class: 'barbarian', level: 2 },
    { class: 'fighter', level: 1 },
  ] as const;
  const [fortitude, reflex, will] = saves.map((save) => baseSave(from, save));
  if (fortitude === undefined || reflex === undefined || will === undefined) throw new Error('three saves');
  const none = { strength: 0, dexterity: 0, intelligence: 0, wisdom: 0, charisma: 0 };
  const saver = { baseSaves: { fortitude, reflex, will }, modifiersOf: { ...none, constitution: 1 } };
  const bonus = saveBonus({ ...saver, modifiers: [] }, 'fortitude');
  expect(run(savingThrow(bonus, 15), typedHand([9]))).toMatchObject({
    ok: true,
    value: { rolled: { total: 15, parts: [{ value: 9 }, { value: 3 }, { value: 2 }, { value: 1 }] } },
  });
});
