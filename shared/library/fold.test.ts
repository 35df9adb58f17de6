import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstHit, fold, wordsOf } from './fold.ts';

describe('folding', () => {
  test.each([
    ['case', 'GOBLIN', 'goblin'],
    ['French accents', 'Élémentaire à l’œil ÇÀ', 'elementaire a l’oeil ca'],
    ['a French ligature', 'cœur', 'coeur'],
    ['a capital ligature', 'ŒUVRE', 'oeuvre'],
    ['Finnish letters', 'Hämähäkki Yöllä Åbo', 'hamahakki yolla abo'],
    ['Danish and Norwegian letters', 'Bjørn Ærø', 'bjorn aero'],
    ['Polish letters', 'Łukasz Żółw', 'lukasz zolw'],
    ['Croatian letters', 'Đurđević', 'durdevic'],
    ['sharp s', 'Straße', 'strasse'],
    ['capital sharp s', 'STRAẞE', 'strasse'],
    ['Icelandic letters', 'Þórður Ðð', 'thordur dd'],
    ['Maltese letters', 'Ħaż-Żabbar', 'haz-zabbar'],
    ['dotted and dotless i', 'İIıi', 'iiii'],
    ['long s', 'Wiſſen', 'wissen'],
    ['Greek accents and final sigma', 'Τέλος ΤΈΛΟΣ', 'τελοσ τελοσ'],
    ['Greek breathings', 'ᾠδή', 'ωδη'],
    ['Cyrillic', 'Ёлка Й', 'елка и'],
    ['marks that stand alone', 'e\u0301', 'e'],
    ['ligatures of type', 'ﬁne', 'fine'],
    ['full width', 'Ｏｒｃ', 'orc'],
    ['a soft hyphen', 'camp\u00adagne', 'campagne'],
    ['Vietnamese', 'Nguyễn', 'nguyen'],
    ['emoji', '🐉', '🐉'],
  ])('%s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
      }),
      { numRuns: 5000 },
    );
  });

  test('takes each letter by itself', () => {
    for (let at = 0; at < 0x30000; at += 1) {
      const letter = String.fromCodePoint(at);
      expect(fold(fold(letter)), at.toString(16)).toBe(fold(letter));
    }
  });
});

describe('words', () => {
  test.each<[string, string, readonly string[]]>([
    ['nothing', '', []],
    ['signs alone', ' "*"-^():; \0', []],
    ['an elision', 'L’épée d’Artagnan', ['l', 'epee', 'd', 'artagnan']],
    ['a hyphen', 'Half-Orc', ['half', 'orc']],
    ['operators', 'NEAR AND "or*"', ['near', 'and', 'or']],
    ['numbers', 'room 12b', ['room', '12b']],
    ['an underscore', 'a_b', ['a', 'b']],
    ['pictures', '🐉🐉 lair', ['🐉', '🐉', 'lair']],
    ['half a character', 'a\ud83d b', ['a', 'b']],
  ])('of %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the first hit', () => {
  test.each<[string, string, readonly string[], number | undefined]>([
    ['a beginning', 'Le cœur noir', ['coe'], 3],
    ['not the middle', 'Le cœur noir', ['oeur'], undefined],
    ['the first of several', 'a bridge, a troll', ['troll', 'bri'], 2],
    ['after signs', '«Élan»', ['elan'], 1],
    ['with marks that stand alone', 'a e\u0301pe\u0301e', ['epee'], 2],
  ])('%s', (_, text, wanted, place) => {
    expect(firstHit(text, wanted)).toBe(place);
  });

  test('of a word is there wherever the word is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(firstHit(text, [word])).toBeDefined();
      }),
    );
  });
});
