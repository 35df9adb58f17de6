import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../shared/locales/en');

/** The words of every area are spread into one vocabulary, where the later of two alike would silently win. */
test('no two areas of the app have a word of the same key', () => {
  const areas = fs.readdirSync(folder).filter((file) => file !== 'index.ts');
  const keys = areas.flatMap((file) => {
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    return [...source.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key);
  });
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
