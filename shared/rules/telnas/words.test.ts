import { expect, test } from 'vitest';
import { options } from './options.ts';
import { words } from './words.ts';

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{[^}]+\}\}/g)].map(([found]) => found).toSorted();
}

test.each(['fr', 'fi'] as const)('%s says every word, with the numbers that English says', (language) => {
  const translated: Readonly<Record<string, string>> = words[language];
  expect(Object.keys(translated).toSorted()).toEqual(Object.keys(words.en).toSorted());
  for (const [key, english] of Object.entries(words.en)) {
    expect([key, placeholders(translated[key] ?? '')]).toEqual([key, placeholders(english)]);
    expect(translated[key]).not.toBe('');
  }
});

test('every value of every switch has its words', () => {
  const known: Readonly<Record<string, string>> = words.en;
  for (const { values, label, valueLabel } of options) {
    for (const { key } of [label, ...values.map(valueLabel)]) {
      expect(known[key.replace('telnas:', '')]).toBeTypeOf('string');
    }
  }
});
