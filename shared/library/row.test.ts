import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isLabel, labelSchema } from '../rules/core/label-schema.ts';
import { systemIds } from '../rules/core/system.ts';
import { documentKinds, isRow, rowsSchema } from './row.ts';

const goblin = {
  id: 'goblin',
  kind: 'monster',
  campaignId: 'orle',
  name: { text: 'Goblin' },
  summary: { key: 'strike-save:identity.monster', params: { level: 0.5 } },
  revision: 2,
  seq: 9,
} as const;
const campaign = { ...goblin, kind: 'campaign', system: 'telnas' } as const;

/** The same form made of schemas. */
const id = z.string().check(z.minLength(1), z.maxLength(100));
const strict = z.strictObject({
  id,
  kind: z.enum(documentKinds),
  campaignId: id,
  name: labelSchema,
  summary: z.nullable(labelSchema),
  revision: z.int(),
  seq: z.int(),
  system: z.exactOptional(z.enum(systemIds)),
  level: z.exactOptional(z.number()),
  size: z.exactOptional(z.string().check(z.maxLength(100))),
  tags: z.exactOptional(z.array(z.string().check(z.maxLength(100)))),
});

describe('rows', () => {
  test.each<[string, unknown, boolean]>([
    ['a monster', goblin, true],
    ['a campaign with its system', campaign, true],
    ['a level, a size and tags', { ...goblin, level: 0.5, size: 'small', tags: ['cave'] }, true],
    ['no summary', { ...goblin, summary: null }, true],
    ['a field too many', { ...goblin, more: 1 }, false],
    ['a field too few', { ...goblin, summary: undefined }, false],
    ['an unknown kind', { ...goblin, kind: 'dragon' }, false],
    ['an unknown system', { ...campaign, system: 'other' }, false],
    ['half a revision', { ...goblin, revision: 0.5 }, false],
    ['an id of nothing', { ...goblin, id: '' }, false],
    ['a tag that is no text', { ...goblin, tags: [7] }, false],
    ['a level beyond numbers', { ...goblin, level: Number.POSITIVE_INFINITY }, false],
    ['a name with two meanings', { ...goblin, name: { text: 'a', dice: '1d6' } }, false],
    ['nothing', null, false],
    ['a list', [], false],
  ])('%s', (_, row, expected) => {
    expect(isRow(row)).toBe(expected);
  });

  test('are what a strict schema takes, however one field is spoilt', () => {
    const fields = Object.keys({ ...goblin, system: '', level: 0, size: '', tags: [], more: 0 });
    const label = fc.letrec((tie) => ({
      label: fc.oneof(
        { depthSize: 'small' },
        fc.record({ text: fc.string() }),
        fc.record({ dice: fc.string() }),
        fc.record(
          {
            key: fc.constantFrom('app:name', 'name', ':'),
            params: fc.dictionary(fc.string(), fc.oneof(fc.double(), tie('label'))),
          },
          { requiredKeys: ['key'] },
        ),
      ),
    })).label;
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.oneof(label, fc.jsonValue()), (field, value) => {
        const row = { ...goblin, [field]: value };
        expect(isRow(row)).toBe(strict.safeParse(row).success);
      }),
      { numRuns: 2000 },
    );
  });

  test('travel as one text, and come as they went', () => {
    expect(rowsSchema.parse(JSON.stringify([goblin, campaign]))).toEqual([goblin, campaign]);
  });

  test.each([
    ['a text that is no JSON', '['],
    ['one row alone', JSON.stringify(goblin)],
    ['a row that is none', JSON.stringify([goblin, {}])],
  ])('%s is refused', (_, text) => {
    expect(rowsSchema.safeParse(text).success).toBe(false);
  });
});

describe('labels', () => {
  const nested = (depth: number): object =>
    depth === 1 ? { text: 'x' } : { key: 'app:a', params: { inner: nested(depth - 1) } };
  test.each([1, 15, 16, 17, 24])('%i deep are taken as the schema takes them', (depth) => {
    expect(isLabel(nested(depth))).toBe(labelSchema.safeParse(nested(depth)).success);
  });
});
