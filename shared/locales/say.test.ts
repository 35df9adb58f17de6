import { describe, expect, test } from 'vitest';
import type { Label, WordKey } from '../rules/core/label.ts';
import { type Language, languages } from '../rules/core/language.ts';
import { createSpeakers } from './say.ts';

const speakers = createSpeakers();
const inAll = (label: Label) => languages.map((language) => speakers[language].say(label));

const aiko = { text: 'Aiko' };
const katana = { key: 'strike-save:weapon.katana' } as const;
const hit = { key: 'strike-save:outcome.hit', params: { weapon: katana, damage: 13 } } as const;
const loses = (count: number, name: Label = aiko): Label => ({
  key: 'app:event.damageApplied',
  params: { name, count },
});

test.each<[string, Label, string, string, string]>([
  ['what a person typed stays as it is', aiko, 'Aiko', 'Aiko', 'Aiko'],
  ['a word', { key: 'strike-save:class.samurai' }, 'Samurai', 'Samouraï', 'Samurai'],
  [
    'a word inside a word',
    { key: 'app:event.rollOpened', params: { name: aiko, action: katana } },
    'Aiko: Katana',
    'Aiko\u202f: Katana',
    'Aiko: Katana',
  ],
  [
    'a word inside a word inside a word',
    { key: 'app:event.rollClosed', params: { summary: hit } },
    'Katana hits for 13',
    'Katana\u202f: touché, 13 de dégâts',
    'Katana: osuma, vauriot 13',
  ],
  [
    'half a level',
    { key: 'strike-save:part.levelBonus', params: { level: 0.5 } },
    'Level ½',
    'Niveau ½',
    'Taso ½',
  ],
  [
    'a loss, with its minus',
    { key: 'app:event.hitPointsChanged', params: { name: aiko, change: -5 } },
    'Aiko: hit points −5',
    'Aiko\u202f: points de vie −5',
    'Aiko: kestopisteet −5',
  ],
  [
    'a gain, with its plus',
    { key: 'app:event.hitPointsChanged', params: { name: aiko, change: 5 } },
    'Aiko: hit points +5',
    'Aiko\u202f: points de vie +5',
    'Aiko: kestopisteet +5',
  ],
])('%s', (_, label, en, fr, fi) => {
  expect(inAll(label).map((text) => text.replaceAll('\u00a0', '\u202f'))).toEqual([en, fr, fi]);
});

describe('before a French vowel', () => {
  const rolled = (name: string): Label => ({
    key: 'success-levels:verdict.rolled',
    params: { name: { text: name } },
  });
  test.each([
    ['Odile', 'Jet d’Odile'],
    ['Élise', 'Jet d’Élise'],
    ['Yves', 'Jet d’Yves'],
    ['Yannick', 'Jet de Yannick'],
    ['Bran', 'Jet de Bran'],
    ['Hrothgar', 'Jet de Hrothgar'],
    ['9 de Orle', 'Jet de 9 de Orle'],
    ['Anne de Orle', 'Jet d’Anne de Orle'],
  ])('%s', (name, said) => {
    expect(speakers.fr.say(rolled(name))).toBe(said);
  });

  test('a word too; other words than “de” and other languages keep theirs', () => {
    const bonus = { characteristic: { key: 'strike-save:characteristic.intelligence' } } as const;
    const question = { key: 'strike-save:question.bonusTo', params: bonus } as const;
    expect(speakers.fr.say(question).replaceAll('\u202f', ' ')).toBe('Où va le bonus d’Intelligence ?');
    expect(speakers.fr.say(loses(1, { text: 'Odile' }))).toBe('Odile perd 1 point de vie');
    expect(speakers.en.say(rolled('Odile'))).toBe('Odile rolled');
  });
});

describe('dice, as the reader’s language writes them', () => {
  test.each([
    ['1d10', '1d10', '1n10'],
    ['1n8', '1d8', '1n8'],
    ['2d4-1', '2d4−1', '2n4−1'],
    ['4d6kh3', '4d6kh3', '4n6kh3'],
    ['2*(1d6+1)', '2*(1d6+1)', '2×(1n6+1)'],
    ['not dice', 'not dice', 'not dice'],
    ['', '', ''],
  ])('%s', (dice, elsewhere, finnish) => {
    expect(inAll({ dice })).toEqual([elsewhere, elsewhere, finnish]);
  });
});

describe('plurals', () => {
  test.each<[Language, number, string]>([
    ['en', 0, 'Aiko loses 0 hit points'],
    ['en', 1, 'Aiko loses 1 hit point'],
    ['en', 2, 'Aiko loses 2 hit points'],
    ['en', 1_000_000, 'Aiko loses 1,000,000 hit points'],
    ['fr', 0, 'Aiko perd 0 point de vie'],
    ['fr', 1, 'Aiko perd 1 point de vie'],
    ['fr', 2, 'Aiko perd 2 points de vie'],
    ['fr', 1_000, 'Aiko perd 1\u202f000 points de vie'],
    ['fr', 1_000_000, 'Aiko perd 1\u202f000\u202f000 de points de vie'],
    ['fi', 0, 'Aiko menettää 0 kestopistettä'],
    ['fi', 1, 'Aiko menettää 1 kestopisteen'],
    ['fi', 2, 'Aiko menettää 2 kestopistettä'],
    ['fi', 1_000_000, 'Aiko menettää 1\u00a0000\u00a0000 kestopistettä'],
  ])('%s, %i', (language, count, text) => {
    expect(speakers[language].say(loses(count))).toBe(text);
  });
});

describe('numbers', () => {
  test.each<[Language, string[]]>([
    ['en', ['0', '+5', '−5', '−1,234', '1,234.5']],
    ['fr', ['0', '+5', '−5', '−1\u202f234', '1\u202f234,5']],
    ['fi', ['0', '+5', '−5', '−1\u00a0234', '1\u00a0234,5']],
  ])('%s', (language, texts) => {
    const { signed, number } = speakers[language];
    expect([signed(0), signed(5), signed(-5), signed(-1234), number(1234.5)]).toEqual(texts);
  });

  test.each([
    [0, '0'],
    [0.25, '¼'],
    [0.5, '½'],
    [0.125, '⅛'],
    [0.75, '¾'],
    [1, '1'],
    [20, '20'],
  ])('level %d is %s everywhere', (level, text) => {
    expect(languages.map((language) => speakers[language].level(level))).toEqual([text, text, text]);
  });

  test('nothing that is below zero and rounds to nothing has a sign', () => {
    expect(languages.map((language) => speakers[language].signed(-0))).toEqual(['0', '0', '0']);
  });
});

describe('a hostile name stays text', () => {
  const hostile = [
    '{{count}}',
    '{{count, number}}',
    '{{name}}',
    '{{ constructor }}',
    '$t(app:app.name)',
    '$t(app:event.damageApplied, {"count": 1})',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '$&',
    "$'$`$1$$",
    'app:app.name',
  ];
  test.each(hostile)('%s', (text) => {
    expect(inAll(loses(3, { text }))).toEqual([
      `${text} loses 3 hit points`,
      `${text} perd 3 points de vie`,
      `${text} menettää 3 kestopistettä`,
    ]);
    const weapon: Label = { key: 'strike-save:outcome.hit', params: { weapon: { text }, damage: 4 } };
    const closed: Label = { key: 'app:event.rollClosed', params: { summary: weapon } };
    expect(speakers.en.say(closed)).toBe(`${text} hits for 4`);
  });

  test.each([
    'lng',
    'lngs',
    'ns',
    'nest',
    'context',
    'ordinal',
    'defaultValue',
    'returnDetails',
    'returnObjects',
    'joinArrays',
    'postProcess',
    'skipInterpolation',
    'interpolation',
    'nsSeparator',
    'replace',
  ])('a param named %s is no setting of the translator', (name) => {
    const label: Label = { key: 'app:event.damageApplied', params: { name: aiko, count: 2, [name]: 'fi' } };
    expect(speakers.en.say(label)).toBe('Aiko loses 2 hit points');
  });
});

describe('an unknown key is shown, and does not throw', () => {
  test.each<[WordKey, string]>([
    ['app:nothing.there', 'nothing.there'],
    ['nowhere:word', 'word'],
    ['app:toString', 'toString'],
    ['strike-save:__proto__', '__proto__'],
  ])('%s', (key, shown) => {
    expect(inAll({ key })).toEqual([shown, shown, shown]);
    expect(inAll({ key, params: { count: 3, name: aiko } })).toEqual([shown, shown, shown]);
  });
});

test('negative numbers have the minus of the printers, names aside', () => {
  for (const language of languages) {
    const { say, number, signed } = speakers[language];
    expect(number(-2)).toBe('−2');
    expect(signed(-2)).toBe('−2');
    expect(signed(3)).toBe('+3');
    expect(say({ dice: '1d6-1' })).toBe(language === 'fi' ? '1n6−1' : '1d6−1');
    expect(say({ text: 'Blade -1' })).toBe('Blade -1');
  }
});
