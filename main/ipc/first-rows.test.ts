import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpeakers } from '../../shared/locales/say.ts';
import { firstByName } from './first-rows.ts';

const speakers = createSpeakers();
const row = (name: object, id = 'one') => JSON.stringify({ id, kind: 'monster', campaignId: 'c', name });
const names = (rows: readonly string[]) =>
  rows.map((text) => (JSON.parse(text) as { name: { text: string } }).name.text);

test.each([
  ['numbers by their value', 'en', ['Wolf 10', 'Wolf 2', 'Wolf 1'], ['Wolf 1', 'Wolf 2']],
  ['accents beside their letters', 'fr', ['Fée', 'Élan', 'Eau'], ['Eau', 'Élan']],
  ['Finnish letters at the end', 'fi', ['Ärjy', 'Zombi', 'Åke'], ['Zombi', 'Åke']],
] as const)('%s', (_, language, given, expected) => {
  const rows = given.map((text) => row({ text }));
  expect(names(firstByName(rows, 2, speakers[language]))).toEqual(expected);
});

test('a proposed name stands where its word does in the reader’s language', () => {
  const rows = [row({ key: 'app:creatures.proposal.goblin' }), row({ text: 'Ibis' })];
  expect(firstByName(rows, 1, speakers.en)).toEqual([rows[0]]);
  expect(firstByName(rows, 1, speakers.fi)).toEqual([rows[0]]);
  const two = [row({ key: 'app:creatures.proposal.wolf' }), row({ text: 'Susa' })];
  expect(firstByName(two, 1, speakers.en)).toEqual([two[1]]);
  expect(firstByName([row({ text: 'Suso' }), ...two.slice(0, 1)], 1, speakers.fi)).toEqual([two[0]]);
});

test('whatever the names, the first are those that sorting all would put first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 20 }),
      (given, atMost) => {
        const rows = given.map((text) => row({ text }, 'a "name":{"text":"x"} of its own'));
        const sorted = given.toSorted(new Intl.Collator('fr', { numeric: true }).compare);
        expect(names(firstByName(rows, atMost, speakers.fr))).toEqual(sorted.slice(0, atMost));
      },
    ),
  );
});
