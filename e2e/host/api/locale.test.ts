import { expect, test } from 'vitest';
import { chromiumLocale, systemLanguage } from './locale.ts';

test.each([
  [{ LANG: 'fi_FI.UTF-8' }, 'fi-FI'],
  [{ LANG: 'fi_FI.UTF-8', LC_ALL: 'fr_CA@euro' }, 'fr-CA'],
  [{ LANG: 'sv' }, 'sv'],
  [{ LANG: 'C.UTF-8' }, 'en-US'],
  [{ LANG: 'POSIX' }, 'en-US'],
  [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr-FR'],
  [{}, 'en-US'],
])('%o is %s', (env, tag) => {
  expect(systemLanguage(env)).toBe(tag);
});

test.each([
  ['fi-FI', 'fi'],
  ['fr', 'fr'],
  ['pt-BR', 'pt-BR'],
  ['en-CA', 'en-US'],
  ['en-GB', 'en-GB'],
])('Chromium reads %s as %s', (tag, locale) => {
  expect(chromiumLocale(tag)).toBe(locale);
});
