import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../rules/core/language.ts';
import { resourcesOf } from './resources.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Texts that are the same word in English and in the other language. */
const sameAsEnglish: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: [
    'A4',
    'Aberration',
    'Alt',
    'Animal',
    'Archer',
    'Base',
    'Bonus',
    'Campaign Desk',
    'Catalogue',
    'Charge',
    'Colossal',
    'Constitution',
    'Ctrl',
    'Double',
    'Dragon',
    'Expert',
    'Gnome',
    'Initiative',
    'Intelligence',
    'Katana',
    'Letter',
    'Mana',
    'Note',
    'Notes',
    'Ogre',
    'Paladin',
    'Points',
    'Portrait',
    'Poison',
    'Rat',
    'Tables',
    'Telnas',
    'Total',
    'Varelias',
    'Version {{version}}',
    'double',
    '{{count, number}} note',
    '{{count, number}} notes',
    '{{metres, number}} m',
    '{{value, number}} cm',
    '{{name}} ({{width}} × {{height}} pixels)',
    '{{value, number}} m',
    'cm',
  ],
  fi: [
    'A4',
    'Alt',
    'Campaign Desk',
    'Ctrl',
    'Esc',
    'Katana',
    'Letter',
    'Mana',
    'Samurai',
    'Telnas',
    'Varelias',
    '{{metres, number}} m',
    '{{value, number}} cm',
    '{{value, number}} m',
    'cm',
  ],
};

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*(.+?)\s*\}\}/g;

/** A plural word's stem, or the key itself. */
function stemOf(key: string): string {
  return pluralKey.exec(key)?.[1] ?? key;
}

/** The keys that a language needs for what English says under one stem. */
function keysOf(stem: string, english: Catalogue, language: Language): string[] {
  if (Object.hasOwn(english, stem)) return [stem];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${stem}_${category}`);
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, inner = '']) => inner.replaceAll(/\s+/g, '')).sort();
}

/** Whether both name the same placeholders; the word for exactly one may leave the count out. */
function samePlaceholders(key: string, text: string, english: string): boolean {
  const isSingular = key.endsWith('_one');
  const counted = (name: string) => !(isSingular && /^count(,|$)/.test(name));
  const [found, wanted] = [text, english].map((each) => placeholdersOf(each).filter(counted).join('|'));
  return found === wanted;
}

/** Spaces of every kind as plain ones: a no-break space alone translates nothing. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

/** French sets a no-break space before double punctuation and inside its quotation marks. */
function isSpacedAsFrench(text: string): boolean {
  const bare = text.replaceAll(placeholder, 'x').replaceAll(/(?<=\d):(?=\d)/g, '');
  return !/(?<![\u00a0\u202f;:?!])(?<!^)[;:?!]|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/.test(bare);
}

/** What is wrong with the words of a language, as `what: key`. */
function faults(language: Language, words: Catalogue, english: Catalogue, same: readonly string[]): string[] {
  const stems = new Set(Object.keys(english).map(stemOf));
  const found: string[] = [];
  for (const stem of stems) {
    const keys = keysOf(stem, english, language);
    found.push(...keys.filter((key) => !Object.hasOwn(words, key)).map((key) => `missing: ${key}`));
  }
  for (const [key, text] of Object.entries(words)) {
    const stem = stemOf(key);
    const original = english[key] ?? english[`${stem}_other`];
    if (original === undefined || !keysOf(stem, english, language).includes(key)) {
      found.push(`not in English: ${key}`);
      continue;
    }
    if (text.trim() === '') found.push(`empty: ${key}`);
    if (!samePlaceholders(key, text, original)) found.push(`other placeholders: ${key}`);
    if (/['"]/.test(text)) found.push(`straight quote: ${key}`);
    if (language === 'fr' && !isSpacedAsFrench(text)) found.push(`French spacing: ${key}`);
    const hasWords = /\p{L}/u.test(text.replaceAll(placeholder, ''));
    if (language !== 'en' && hasWords && plain(text) === plain(original) && !same.includes(plain(text)))
      found.push(`untranslated: ${key} (${text})`);
  }
  return found;
}

const namespaces = Object.keys(resourcesOf('en'));

function catalogue(language: Language, namespace: string): Catalogue {
  return resourcesOf(language)[namespace] ?? {};
}

describe.each(namespaces)('%s', (namespace) => {
  const english = catalogue('en', namespace);

  test('says something', () => {
    expect(Object.keys(english).length).toBeGreaterThan(0);
  });

  test.each(languages)('%s', (language) => {
    const same = language === 'en' ? [] : sameAsEnglish[language];
    expect(faults(language, catalogue(language, namespace), english, same)).toEqual([]);
  });
});

test.each(['fr', 'fi'] as const)('every word listed as the same in %s is in use', (language) => {
  const used = namespaces.flatMap((namespace) => {
    const english = catalogue('en', namespace);
    return Object.entries(catalogue(language, namespace))
      .filter(([key, text]) => plain(text) === plain(english[key] ?? english[`${stemOf(key)}_other`] ?? ''))
      .map(([, text]) => plain(text));
  });
  expect(sameAsEnglish[language].filter((text) => !used.includes(text))).toEqual([]);
});

const english = { go: 'Go on, {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' };
const french = {
  go: 'En avant, {{name}}\u202f!',
  days_one: 'un jour',
  days_many: '{{count}} de jours',
  days_other: '{{count}} jours',
};
const finnish = { go: 'Eteenpäin, {{name}}', days_one: '{{count}} päivä', days_other: '{{count}} päivää' };
const { days_many: _, ...withoutMany } = french;

describe('planted faults are found', () => {
  test.each<[Language, Catalogue]>([
    ['en', english],
    ['fr', french],
    ['fi', finnish],
  ])('sound words in %s have none', (language, words) => {
    expect(faults(language, words, english, [])).toEqual([]);
  });

  test.each<[string, Language, Catalogue, string[]]>([
    ['a missing key', 'fi', { days_one: 'päivä', days_other: '{{count}} päivää' }, ['missing: go']],
    ['a missing plural', 'fr', withoutMany, ['missing: days_many']],
    ['a key that English lacks', 'fi', { ...finnish, gone: 'Pois' }, ['not in English: gone']],
    [
      'a plural that the language lacks',
      'fi',
      { ...finnish, days_many: '{{count}} x' },
      ['not in English: days_many'],
    ],
    ['an empty text', 'fi', { ...finnish, days_one: ' ' }, ['empty: days_one']],
    ['a lost placeholder', 'fi', { ...finnish, go: 'Eteenpäin' }, ['other placeholders: go']],
    ['another format', 'fi', { ...finnish, go: 'Eteenpäin, {{name, number}}' }, ['other placeholders: go']],
    [
      'a count lost in the plural',
      'fi',
      { ...finnish, days_other: 'päivää' },
      ['other placeholders: days_other'],
    ],
    ['a straight apostrophe', 'fr', { ...french, go: "L'avant, {{name}}" }, ['straight quote: go']],
    ['a straight quotation mark', 'en', { ...english, go: 'Go "on", {{name}}' }, ['straight quote: go']],
    ['no space before !', 'fr', { ...french, go: 'En avant, {{name}}!' }, ['French spacing: go']],
    ['a plain space before !', 'fr', { ...french, go: 'En avant, {{name}} !' }, ['French spacing: go']],
    ['a plain space before :', 'fr', { ...french, go: 'Nom : {{name}}' }, ['French spacing: go']],
    ['bare quotation marks', 'fr', { ...french, go: '« {{name}} »' }, ['French spacing: go']],
    ['an untranslated text', 'fi', { ...finnish, go: english.go }, [`untranslated: go (${english.go})`]],
  ])('%s', (_, language, words, expected) => {
    expect(faults(language, words, english, [])).toEqual(expected);
  });

  test('a listed word may be the same', () => {
    expect(faults('fi', { ...finnish, go: english.go }, english, [english.go])).toEqual([]);
  });
});

/** Words that are not ours for a thing, beside the one that is, so that nobody wonders whether they differ. */
const otherWords: Readonly<Record<Language, readonly (readonly [ours: string, others: RegExp])[]>> = {
  en: [
    ['game master', /\b(?:GM|DM)\b|dungeon master|referee/i],
    ['armour', /\barmor\b/i],
    ['saving throw', /\bsaving rolls?\b/i],
  ],
  fr: [
    ['meneur de jeu', /\bMJ\b|maître du jeu|\bmeneurs?\b(?! de jeu)/i],
    ['points de vie', /\bPV\b|points? de (?:santé|coups?)/i],
    ['dégâts', /\bdommages?\b/i],
  ],
  fi: [
    ['pelinjohtaja', /\bPJ\b|pelimestari|pelinvetäjä/i],
    ['kestopiste', /(?:osuma|elin)piste/i],
    ['pelastusheitto', /(?:pelastautumis|suojaus)heitto/i],
    ['vaurio', /\bvahinko/i],
    ['panssariluokka', /(?:haarniska|puolustus)luokka/i],
  ],
};

describe.each(languages)('%s calls a thing by one word', (language) => {
  const words = Object.values(resourcesOf(language)).flatMap((all) => Object.entries(all));

  test.each(otherWords[language])('%s', (_, others) => {
    expect(
      words.filter(([, text]) => others.test(text.replaceAll(placeholder, ''))).map(([key]) => key),
    ).toEqual([]);
  });

  test('and writes negative numbers with the minus of the printers', () => {
    const hyphened = words.filter(([, text]) => /(?<![\p{L}\p{N}])-(?:\d|\{\{)/u.test(text));
    expect(hyphened.map(([key]) => key)).toEqual([]);
  });
});
