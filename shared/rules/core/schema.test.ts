import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Label, WordKey } from './label.ts';
import { labelSchema, wordKeySchema } from './label-schema.ts';
import { answerSchema, figureSchema, findingSchema, questionSchema, sheetDataSchema } from './schema.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('keys of words', () => {
  test.each(['app:app.name', 'strike-save:class.samurai', 'srd35:armor_1', 'a:b'])('%s', (key) => {
    expect(accepts(wordKeySchema, key)).toBe(true);
  });
  test.each([
    '',
    'name',
    ':name',
    'app:',
    'App:name',
    'app:<b>',
    'app:a b',
    'a:b:c',
    `app:${'x'.repeat(121)}`,
  ])('not %j', (key) => {
    expect(accepts(wordKeySchema, key)).toBe(false);
  });
});

const key = fc.constantFrom<WordKey[]>('app:app.name', 'strike-save:class.samurai');
const { label } = fc.letrec<{ label: Label }>((tie) => ({
  label: fc.oneof(
    { maxDepth: 3 },
    fc.record({ text: fc.string({ maxLength: 20 }) }),
    fc.record({ dice: fc.constantFrom('1d6', '2d4+1', 'not dice') }),
    fc.record({ key }),
    fc.record({
      key,
      params: fc.dictionary(
        fc.constantFrom('name', 'count', 'level'),
        fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), tie('label')),
        { noNullPrototype: true },
      ),
    }),
  ),
}));

test('a label is the same after a journey through JSON and its schema', () => {
  fc.assert(
    fc.property(label, (of) => {
      expect(labelSchema.parse(JSON.parse(JSON.stringify(of)))).toEqual(of);
    }),
  );
});

const word = { key: 'app:app.name' };
const part = { label: { text: 'Luck' }, value: 1, source: word };

test.each<[string, Parameters<typeof accepts>[0], unknown]>([
  ['a label with a field too many', labelSchema, { text: 'Aiko', html: '<b>' }],
  ['a label that is two things', labelSchema, { text: 'Aiko', key: 'app:app.name' }],
  ['a bare text as label', labelSchema, 'Aiko'],
  ['a label of 4,001 letters', labelSchema, { text: 'x'.repeat(4001) }],
  ['a param that is a list', labelSchema, { ...word, params: { name: ['Aiko'] } }],
  ['a param without end', labelSchema, { ...word, params: { count: Number.POSITIVE_INFINITY } }],
  ['a figure without parts', figureSchema, { total: 3 }],
  ['a part without a source', figureSchema, { total: 1, parts: [{ ...part, source: undefined }] }],
  [
    'a part whose source is typed text',
    figureSchema,
    { total: 1, parts: [{ ...part, source: { text: 'x' } }] },
  ],
  ['a part left out for no reason', figureSchema, { total: 1, parts: [{ ...part, leftOut: undefined }] }],
  ['a total in words', figureSchema, { total: '3', parts: [] }],
  ['a finding of another tone', findingSchema, { verdict: word, why: word, tone: 'funny' }],
  ['a question that is none', questionSchema, { step: 'tell', purpose: word }],
  [
    'a question for no dice of a kind',
    questionSchema,
    { step: 'roll', purpose: word, dice: [{ count: 0, sides: 6 }] },
  ],
  ['an answer of faces and a sum', answerSchema, { faces: [3], sum: 3 }],
  ['a face of 10,001', answerSchema, { faces: [10_001] }],
  ['a sum below 0', answerSchema, { sum: -1 }],
  ['a choice of 101 letters', answerSchema, { choice: 'x'.repeat(101) }],
])('refused: %s', (_, schema, value) => {
  expect(accepts(schema, value)).toBe(false);
});

describe('a sheet is plain data', () => {
  /** Objects inside each other. */
  const nested = (depth: number): unknown => (depth === 0 ? 7 : { of: nested(depth - 1) });

  test.each<[string, unknown]>([
    ['empty', {}],
    ['with anything that JSON can hold', { a: [1, 'x', null, true, { b: [] }] }],
    ['16 deep', nested(16)],
  ])('%s', (_, sheet) => {
    expect(accepts(sheetDataSchema, sheet)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'sheet'],
    ['17 deep', nested(17)],
    ['far deeper', nested(5000)],
    ['with something undefined', { a: undefined }],
    ['with NaN', { a: Number.NaN }],
    ['with a function', { a: () => 7 }],
    ['with a big integer', { a: 7n }],
    ['with a text of 4,001 letters', { a: 'x'.repeat(4001) }],
    ['with a prototype from JSON', JSON.parse('{"a":{"__proto__":{"b":1}}}')],
  ])('not %s', (_, sheet) => {
    expect(accepts(sheetDataSchema, sheet)).toBe(false);
  });
});

test('labels nested deeper than any sentence are refused, not overflowed', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? { text: 'x' } : { key: 'app:x', params: { inner: nested(depth - 1) } };
  expect(labelSchema.safeParse(nested(3)).success).toBe(true);
  expect(labelSchema.safeParse(nested(5000)).success).toBe(false);
});
