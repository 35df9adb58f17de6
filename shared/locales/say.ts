import { createInstance, type i18n } from 'i18next';
import { formatDice } from '../dice/format.ts';
import { parseDice } from '../dice/parse.ts';
import type { KeyLabel, Label } from '../rules/core/label.ts';
import { type Language, languages } from '../rules/core/language.ts';
import { beforeElision, elided } from './elision.ts';
import { resourcesOf } from './resources.ts';

const fractions: Readonly<Record<number, string>> = {
  [1 / 8]: '⅛',
  [1 / 4]: '¼',
  [1 / 3]: '⅓',
  [1 / 2]: '½',
  [3 / 4]: '¾',
};

/** Turns numbers and labels into the words of one language. */
export interface Speaker {
  readonly language: Language;
  readonly say: (label: Label) => string;
  readonly number: (value: number) => string;
  /** With its sign, plus included; zero bare. */
  readonly signed: (value: number) => string;
  /** A level: ½ for one half. */
  readonly level: (value: number) => string;
  /** A time given in ISO 8601, as the reader's clock shows it. */
  readonly time: (at: string) => string;
  /** A size in bytes, in the unit that suits it. */
  readonly bytes: (size: number) => string;
}

function createI18n(): i18n {
  const instance = createInstance({
    lng: languages[0],
    fallbackLng: false,
    ns: [],
    defaultNS: 'app',
    keySeparator: false,
    resources: Object.fromEntries(languages.map((language) => [language, resourcesOf(language)])),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return instance;
}

/** Made at its first use: a formatter costs milliseconds, and the first screen needs few of them. */
function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Numbers as formatters write them, with the minus of the printers (U+2212) in every language. */
function written(text: string): string {
  return text.replaceAll('-', '−');
}

function speaker(instance: i18n, language: Language): Speaker {
  const plain = whenNeeded(() => new Intl.NumberFormat(language));
  const withSign = whenNeeded(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
  const clock = whenNeeded(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const megabytes = whenNeeded(() => new Intl.NumberFormat(language, unit));
  const level = (value: number) => fractions[value] ?? written(plain().format(value));
  const dice = (notation: string): string => {
    const parsed = parseDice(notation);
    return parsed.ok ? written(formatDice(parsed.value, language === 'fi' ? 'n' : 'd')) : notation;
  };
  /** Labels never change, and finding words takes a while: what was said once of a word or a label is kept. */
  const words = new Map<string, string>();
  const labels = new WeakMap<Label, string>();
  const say = (label: Label): string => {
    if ('text' in label) return label.text;
    if ('dice' in label) return dice(label.dice);
    const said = label.params === undefined ? words.get(label.key) : labels.get(label);
    if (said !== undefined) return said;
    const found = find(label);
    if (label.params === undefined) words.set(label.key, found);
    else labels.set(label, found);
    return found;
  };
  const entering = (text: string): string => (language === 'fr' ? beforeElision(text) : text);
  const find = (label: KeyLabel): string => {
    const params = Object.fromEntries(
      Object.entries(label.params ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : entering(typeof value === 'object' ? say(value) : value),
      ]),
    );
    // As `replace` the params cannot be mistaken for settings of the translator, whatever their names.
    const plural = typeof params.count === 'number' ? { count: params.count } : {};
    const spoken = instance.t(label.key, { replace: params, ...plural, lng: language, nest: false });
    if (typeof spoken !== 'string') return label.key;
    return language === 'fr' ? elided(spoken) : spoken;
  };
  return {
    language,
    say,
    number: (value) => written(plain().format(value)),
    signed: (value) => written(withSign().format(value)),
    level,
    time: (at) => clock().format(new Date(at)),
    bytes: (size) => megabytes().format(size / 1_000_000),
  };
}

/** One speaker per language, over one set of words. */
export function createSpeakers(): Readonly<Record<Language, Speaker>> {
  const instance = createI18n();
  const speakers = {
    en: speaker(instance, 'en'),
    fr: speaker(instance, 'fr'),
    fi: speaker(instance, 'fi'),
  };
  const formatOf = (name: 'number' | 'signed' | 'level') => (value: unknown, lng: string | undefined) => {
    const language = languages.find((candidate) => candidate === lng) ?? languages[0];
    return typeof value === 'number' ? speakers[language][name](value) : String(value);
  };
  instance.services.formatter?.add('number', formatOf('number'));
  instance.services.formatter?.add('signed', formatOf('signed'));
  instance.services.formatter?.add('level', formatOf('level'));
  return speakers;
}
