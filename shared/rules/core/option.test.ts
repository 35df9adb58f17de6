import { expect, test } from 'vitest';
import { labelsOf } from './label.ts';
import { type OptionSpec, readOptions } from './option.ts';

const word = labelsOf<string>('test');
const spec = (id: string, values: OptionSpec['values']): OptionSpec => ({
  id,
  values,
  label: word(id),
  valueLabel: (value) => word(`${id}.${value}`),
});
const specs = [spec('compare', ['gt', 'ge']), spec('best', [false, true]), spec('epic', [true, false])];

test.each<[string, Record<string, unknown>, object]>([
  ['nothing chosen: the defaults', {}, { compare: 'gt', best: false, epic: true }],
  ['one chosen', { compare: 'ge' }, { compare: 'ge', best: false, epic: true }],
  ['all chosen', { compare: 'ge', best: true, epic: false }, { compare: 'ge', best: true, epic: false }],
])('%s', (_, chosen, expected) => {
  expect(readOptions(specs, chosen)).toEqual({ ok: true, value: expected });
});

test.each<[string, Record<string, unknown>, string]>([
  ['a switch that is not there', { luck: 'more' }, 'options.luck'],
  ['a value that is not there', { compare: 'eq' }, 'options.compare'],
  ['a boolean in words', { best: 'true' }, 'options.best'],
  ['a boolean for words', { compare: true }, 'options.compare'],
  ['nothing as a value', { compare: undefined }, 'options.compare'],
  ['null as a value', { epic: null }, 'options.epic'],
  ['a list of values', { compare: ['gt'] }, 'options.compare'],
  ['what every object has', { toString: 'gt' }, 'options.toString'],
  ['a prototype from JSON', JSON.parse('{"__proto__":"gt"}'), 'options.__proto__'],
])('refused: %s', (_, chosen, field) => {
  expect(readOptions(specs, chosen)).toEqual({ ok: false, error: { code: 'BAD_REQUEST', field } });
});
