import { expect, test } from 'vitest';
import { readOptions } from '../core/option.ts';
import { options, switchesOf } from './options.ts';
import { readingTables } from './reading-tables.ts';
import { words } from './words/index.ts';

test('the switches stand as the rules are printed, until the game master sets them', () => {
  const chosen = readOptions(options, {});
  expect(chosen.ok && switchesOf(chosen.value)).toEqual({
    naturalAuto: 'none',
    damageGate: 'margin',
    armorClassCounts: 'full',
    extendedKeepBest: false,
    ultimateAction: true,
    ultimateWinTooLow: 'loss',
    ultimateCompare: 'level',
    criticalDamage: 'product',
    assistanceStacking: 'sum',
  });
});

test('the tables that are read are those that are printed', () => {
  const cells = readingTables().map(({ id, rows }) => [id, rows.map((row) => row.cells)]);
  expect(Object.fromEntries(cells)).toMatchObject({
    levels: [
      [{ params: { from: 0, to: 3 } }],
      [{ params: { from: 4, to: 9 } }],
      [{ params: { from: 10, to: 19 } }],
      [{ params: { from: 20 } }],
    ],
    consequences: [
      [{ key: 'success-levels:consequence.stunned' }],
      [{ key: 'success-levels:consequence.lightly-wounded' }],
      [{ key: 'success-levels:consequence.seriously-wounded' }],
      [{ key: 'success-levels:consequence.mortally-wounded' }],
    ],
    assistance: [
      [2, 1, -1, -2],
      [4, 2, -2, -4],
      [6, 3, -3, -6],
      [8, 4, -4, -8],
    ],
  });
});

test('every sentence mentions the same in every language', () => {
  const mentioned = (sentence: string) => (sentence.match(/\{\{[^}]+\}\}/g) ?? []).sort();
  for (const [key, sentence] of Object.entries(words.en)) {
    const others = { fr: new Map(Object.entries(words.fr)), fi: new Map(Object.entries(words.fi)) };
    expect(mentioned(others.fr.get(key) ?? ''), `fr ${key}`).toEqual(mentioned(sentence));
    expect(mentioned(others.fi.get(key) ?? ''), `fi ${key}`).toEqual(mentioned(sentence));
  }
});
