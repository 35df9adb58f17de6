// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted sources hold templates.
import { describe, expect, test } from 'vitest';
import { resourcesOf } from '../../shared/locales/resources.ts';
import { sourcesIn, sourceText } from './sources.ts';
import { type Mentions, mentionsIn } from './word-mentions.ts';

type Keys = readonly string[];

/** Keys as they are asked for: a plural word by its stem. */
function askable(words: Readonly<Record<string, string>>): Keys {
  return [...new Set(Object.keys(words).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
}

/** A key without its namespace, or undefined if it has another one. */
function within(namespace: string, key: string): string | undefined {
  const [, named, bare] = /^([\w-]+):(?!\/)(.+)$/.exec(key) ?? [];
  if (named === undefined) return key;
  return named === namespace ? bare : undefined;
}

/** Keys that no source mentions, by their whole text or by a template that they fit. */
function unusedKeys(namespace: string, keys: Keys, mentions: readonly Mentions[]): string[] {
  const strings = new Set(
    mentions.flatMap(({ strings }) => strings).map((text) => within(namespace, text) ?? ''),
  );
  const patterns = mentions.flatMap(({ patterns }) => patterns);
  return keys.filter(
    (key) =>
      !strings.has(key) &&
      !patterns.some((pattern) => pattern.test(key) || pattern.test(`${namespace}:${key}`)),
  );
}

/** Keys that a source asks for and nobody has written. */
function unknownKeys(namespace: string, keys: Keys, { asked, strings }: Mentions): string[] {
  const qualified = strings.filter((text) => /^[\w-]+:(?!\/)/.test(text) && text.startsWith(`${namespace}:`));
  return [...asked, ...qualified]
    .filter((ask) => {
      if (ask instanceof RegExp) return !keys.some((key) => ask.test(key) || ask.test(`${namespace}:${key}`));
      const key = within(namespace, ask);
      return key !== undefined && !keys.includes(key);
    })
    .map(String);
}

const english = resourcesOf('en');
const namespaces = Object.keys(english);
const systems = namespaces.filter((namespace) => namespace !== 'app');

/** Where words are written and declared; that alone is no use of them. */
const dictionaries = /^shared\/(locales\/(en|fr|fi)\/|rules\/[^/]+\/words(\/|\.ts$))/;
const sources = sourcesIn('main', 'renderer', 'shared')
  .filter((name) => !dictionaries.test(name))
  .map((name) => ({ name, mentions: mentionsIn(sourceText(name)) }));

/** A system's words are asked for in its own folder, the app's everywhere else. */
function isHome(namespace: string, name: string): boolean {
  const ofSystem = systems.find((system) => name.startsWith(`shared/rules/${system}/`));
  return ofSystem === undefined ? namespace === 'app' : namespace === ofSystem;
}

describe.each(namespaces)('%s', (namespace) => {
  const keys = askable(english[namespace] ?? {});

  test('every key is used', () => {
    // The core writes patterns for all systems; whole strings count at home only.
    const mentions = sources.map(({ name, mentions: { strings, patterns, asked } }) =>
      isHome(namespace, name)
        ? { strings, patterns, asked }
        : { strings: strings.filter((text) => text.startsWith(`${namespace}:`)), patterns, asked },
    );
    expect(unusedKeys(namespace, keys, mentions)).toEqual([]);
  });

  test('every key that is asked for exists', () => {
    const unknown = sources.flatMap(({ name, mentions }) => {
      const asked = isHome(namespace, name) ? mentions.asked : [];
      return unknownKeys(namespace, keys, { ...mentions, asked }).map((key) => `${name}: ${key}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('planted faults are found', () => {
  const keys = askable({ 'dice.roll': 'Roll', days_one: 'day', days_other: 'days', 'class.mage': 'Mage' });

  test('a plural is asked for by its stem', () => {
    expect(keys).toEqual(['dice.roll', 'days', 'class.mage']);
  });

  test.each([
    ['nothing', '', ['dice.roll', 'days', 'class.mage']],
    ['a call', "t('dice.roll')", ['days', 'class.mage']],
    ['a namespace', "const key = 'app:days'", ['dice.roll', 'class.mage']],
    ['another namespace', "const key = 'other:days'", ['dice.roll', 'days', 'class.mage']],
    ['a template', 'word(`class.${id}`)', ['dice.roll', 'days']],
    ['a template type', 'type Word = `class.${ClassId}`', ['dice.roll', 'days']],
    ['a template of everything', 'word(`${area}.${id}`)', ['dice.roll', 'days', 'class.mage']],
    ['a longer key', "t('dice.rollAgain')", ['dice.roll', 'days', 'class.mage']],
  ])('unused beside %s', (_, source, expected) => {
    expect(unusedKeys('app', keys, [mentionsIn(source)])).toEqual(expected);
  });

  test.each([
    ["t('dice.rol')", ['dice.rol']],
    ["words.t('dice.rol')", ['dice.rol']],
    ["appWord(many ? 'days' : 'day')", ['day']],
    ["const key = 'app:dice.rol'", ['app:dice.rol']],
    ['<Field labelKey="dice.rol" />', ['dice.rol']],
    ['word(`klass.${id}`)', ['/^klass\\..+$/']],
    ["t('days'); t('app:dice.roll'); word(`class.${id}`); const url = 'app://desk'", []],
  ])('unknown: %s', (source, expected) => {
    expect(unknownKeys('app', keys, mentionsIn(source))).toEqual(expected);
  });
});
