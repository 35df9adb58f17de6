import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastLanguage, rememberLanguage } from './screen-language.ts';

test('the language of the screens is known without the library, where it was ever shown', () => {
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'));
  expect(lastLanguage(userData)).toBeUndefined();
  rememberLanguage(userData, 'fi');
  expect(lastLanguage(userData)).toBe('fi');
  rememberLanguage(userData, 'fr');
  expect(lastLanguage(userData)).toBe('fr');
  fs.writeFileSync(path.join(userData, 'screen-language'), 'la');
  expect(lastLanguage(userData)).toBeUndefined();
  rememberLanguage(path.join(userData, 'nowhere'), 'fi');
  fs.rmSync(userData, { recursive: true });
});
