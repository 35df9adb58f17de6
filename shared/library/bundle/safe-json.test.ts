import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLimits, readJson } from './safe-json.ts';

const forbidden = ['__proto__', 'constructor', 'prototype'];

function isExact(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => !forbidden.includes(key) && isExact(item));
}

test('reads every JSON that is not refused as the parser does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom('', ' ', '\n\t'), (text, space) => {
      const value: unknown = JSON.parse(text);
      fc.pre(isExact(value));
      expect(readJson(`${space}${text}${space}`)).toEqual({ ok: true, value });
    }),
    { numRuns: 500 },
  );
});

test('refuses whatever the parser refuses', () => {
  const almost = fc
    .tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', ']', '\\', '\u0000', '-', '.', 'e'),
    )
    .map(
      ([text, at, put]) => `${text.slice(0, at % text.length)}${put}${text.slice((at % text.length) + 1)}`,
    );
  fc.assert(
    fc.property(almost, (text) => {
      const read = readJson(text);
      if (read.ok) expect(read.value).toEqual(JSON.parse(text));
    }),
    { numRuns: 2000 },
  );
});

test('64 levels are as deep as it goes', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(readJson(deep(jsonLimits.depth)).ok).toBe(true);
  expect(readJson(deep(jsonLimits.depth + 1))).toMatchObject({
    error: { code: 'JSON_TOO_DEEP', params: { most: 64 } },
  });
});
