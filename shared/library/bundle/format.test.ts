import { expect, test } from 'vitest';
import { documentEntry, entryOf, eventsEntry, snapshotEntry } from './format.ts';
import { type Upcaster, upcast } from './upcast.ts';

test.each([
  ['manifest.json', { kind: 'manifest', id: '' }],
  [documentEntry('a-1'), { kind: 'document', id: 'a-1' }],
  [eventsEntry('a-1'), { kind: 'events', id: 'a-1' }],
  [snapshotEntry('0f'), { kind: 'snapshot', id: '0f' }],
])('%s is an entry', (name, entry) => {
  expect(entryOf(name)).toEqual(entry);
});

test('an older version is brought up step by step, a present one not at all', () => {
  const step =
    (name: string): Upcaster =>
    (kind, raw) => [name, kind, raw];
  const steps = [step('one'), step('two')];
  expect(upcast('document', 0, 1, steps, 3)).toEqual(['two', 'document', ['one', 'document', 0]]);
  expect(upcast('document', 0, 2, steps, 3)).toEqual(['two', 'document', 0]);
  expect(upcast('document', 0, 3, steps, 3)).toBe(0);
});
