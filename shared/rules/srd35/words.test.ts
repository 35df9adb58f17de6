import { describe, expect, test } from 'vitest';
import { languages } from '../core/language.ts';
import { words } from './words/index.ts';

/** The names of what a sentence mentions, sorted. */
const mentioned = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

describe('the languages mention the same things in every word', () => {
  test.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
    for (const [key, text] of Object.entries(words.en)) {
      const other = Object.entries(words[language]).find(([same]) => same === key)?.[1] ?? '';
      expect([key, mentioned(other)]).toEqual([key, mentioned(text)]);
    }
  });
});

test.each(languages)('no word of %s is empty or has spaces around it', (language) => {
  for (const text of Object.values(words[language])) {
    expect(text).not.toBe('');
    expect(text).toBe(text.trim());
  }
});
