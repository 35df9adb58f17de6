import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCodec } from './codec.ts';

const { encode, decode } = createCodec();
const sent = (value: unknown) => decode(encode(value));

/** Every kind of value that structured clone carries, nested. */
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, undefined, true, false, Number.NaN, Infinity, -Infinity, -0),
    fc.double(),
    fc.bigInt(),
    fc.string({ unit: 'binary' }),
    fc.date({ noInvalidDate: false }),
    fc.uint8Array(),
    fc.float64Array(),
    fc.bigInt64Array(),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('value')),
    fc.array(tie('value')).map((items) => new Set(items)),
    fc.array(fc.tuple(tie('value'), tie('value'))).map((entries) => new Map(entries)),
  ),
}));

test('what arrives is what structured clone would give', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(sent(value)).toStrictEqual(structuredClone(value));
    }),
  );
});

describe('by kind', () => {
  test.each([
    ['buffer', new Uint8Array([1, 2, 255]).buffer],
    ['part of a buffer', new Uint8Array([0, 1, 2, 3]).subarray(1, 3)],
    ['view', new DataView(new ArrayBuffer(3))],
    ['pattern', /a+b/gi],
    ['a key that looks like a tag', { array: ['object', 1] }],
    ['an array that looks like a tag', ['undefined']],
  ])('%s', (_kind, value) => {
    expect(sent(value)).toStrictEqual(value);
  });

  test('a Node buffer becomes bytes', () => {
    expect(sent(Buffer.from('é'))).toStrictEqual(new Uint8Array([0xc3, 0xa9]));
  });

  test('an error keeps its class, message and stack', () => {
    const error = new RangeError('too far');
    expect(sent(error)).toBeInstanceOf(RangeError);
    expect(sent(error)).toMatchObject({ message: 'too far', stack: error.stack });
  });

  test('the same object stays the same, in circles too', () => {
    const shared = { name: 'x' };
    const circle: Record<string, unknown> = { one: shared, other: shared };
    circle.self = circle;
    const back = sent(circle) as typeof circle;
    expect(back.self).toBe(back);
    expect(back.one).toBe(back.other);
  });

  test('__proto__ is a key like any other', () => {
    const back = sent(JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
    expect(Object.keys(back)).toEqual(['__proto__']);
    expect(back.polluted).toBeUndefined();
  });
});

test.each([
  ['function', () => 1],
  ['symbol', Symbol('x')],
  ['promise', Promise.resolve()],
  ['weak map', new WeakMap()],
  ['nested function', { deep: [() => 1] }],
])('a %s cannot be cloned', (_kind, value) => {
  expect(() => encode(value)).toThrow('could not be cloned');
});
