import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/rules/core/language.ts';
import type { DerivedFigure } from '../../shared/rules/core/sheet.ts';
import { wordsOf } from '../words/words.tsx';
import { writeFigure, writtenParts } from './figure-button.tsx';

/** In English, French and Finnish. */
const inAll = <T>(write: (words: ReturnType<typeof wordsOf>) => T) =>
  languages.map((language) => write(wordsOf(language)));

const total = (of: number) => ({ total: of, parts: [] });
const d10 = { dice: '1d10' } as const;

test.each<[string, DerivedFigure, string, string, string]>([
  ['a bonus', { figure: total(12), format: 'bonus' }, '+12', '+12', '+12'],
  ['a penalty', { figure: total(-2), format: 'bonus' }, '−2', '−2', '−2'],
  ['a bonus of nothing', { figure: total(0), format: 'bonus' }, '+0', '+0', '+0'],
  ['a number', { figure: total(17), format: 'number' }, '17', '17', '17'],
  ['a number of nothing', { figure: total(0), format: 'number' }, '0', '0', '0'],
  ['a large number', { figure: total(1234), format: 'number' }, '1,234', '1\u202f234', '1\u00a0234'],
  ['dice and a bonus', { figure: total(5), format: 'bonus', dice: d10 }, '1d10 +5', '1d10 +5', '1n10 +5'],
  ['dice and a penalty', { figure: total(-1), format: 'bonus', dice: d10 }, '1d10 −1', '1d10 −1', '1n10 −1'],
  ['dice alone', { figure: total(0), format: 'bonus', dice: d10 }, '1d10', '1d10', '1n10'],
])('%s', (_, derived, en, fr, fi) => {
  expect(inAll((words) => writeFigure(words, derived))).toEqual([en, fr, fi]);
});

describe('parts in small print', () => {
  const source = { key: 'strike-save:source.matrix' } as const;
  const level = {
    label: {
      key: 'strike-save:part.classBonus',
      params: { class: { key: 'strike-save:class.samurai' }, level: 7 },
    },
    value: 7,
    source,
  } as const;
  const strength = { label: { key: 'strike-save:characteristic.strength' }, value: 3, source } as const;
  const dexterity = { label: { key: 'strike-save:characteristic.dexterity' }, value: -2, source } as const;
  const leftOut = { key: 'strike-save:leftOut.putOnDamage' } as const;

  test('those that count, with their signs', () => {
    const figure = { total: 8, parts: [level, strength, dexterity] };
    expect(inAll((words) => writtenParts(words, figure).join(' · '))).toEqual([
      '+7 Samurai, level 7 · +3 Strength · −2 Dexterity',
      '+7 Samouraï, niveau 7 · +3 Force · −2 Dextérité',
      '+7 Samurai, taso 7 · +3 Voimakkuus · −2 Ketteryys',
    ]);
  });

  test('those left out are left out', () => {
    const figure = { total: 7, parts: [level, { ...strength, leftOut }] };
    expect(inAll((words) => writtenParts(words, figure).join(' · '))).toEqual([
      '+7 Samurai, level 7',
      '+7 Samouraï, niveau 7',
      '+7 Samurai, taso 7',
    ]);
  });

  test('no parts are nothing', () => {
    expect(inAll((words) => writtenParts(words, { total: 0, parts: [] }).join(' · '))).toEqual(['', '', '']);
  });
});
