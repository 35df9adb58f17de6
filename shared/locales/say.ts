import { createInstance, type i18n } from 'i18next';
import { formatDice } from '../dice/format.ts';
import { parseDice } from '../dice/parse.ts';
import type { KeyLabel, Label } from '../rules/core/label.ts';
import type { Language } from '../rules/core/language.ts';
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

type Formats = Pick<Speaker, 'number' | 'signed' | 'level'>;

function createI18n(language: Language, formats: Formats): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'app',
    keySeparator: false,
    resources: { [language]: resourcesOf(language) },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  for (const name of ['number', 'signed', 'level'] as const) {
    const format = formats[name];
    instance.services.formatter?.add(name, (value: unknown) =>
      typeof value === 'number' ? format(value) : String(value),
    );
  }
  return instance;
}

function speaker(language: Language): Speaker {
  const plain = whenNeeded(() => new Intl.NumberFormat(language));
  const withSign = whenNeeded(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
  const clock = whenNeeded(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const megabytes = whenNeeded(() => new Intl.NumberFormat(language, unit));
  const formats: Formats = {
    number: (value) => written(plain().format(value)),
    signed: (value) => written(withSign().format(value)),
    level: (value) => fractions[value] ?? written(plain().format(value)),
  };
  const i18n = whenNeeded(() => createI18n(language, formats));
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
    const spoken = i18n().t(label.key, { replace: params, ...plural, nest: false });
    if (typeof spoken !== 'string') return label.key;
    return language === 'fr' ? elided(spoken) : spoken;
  };
  return {
    language,
    say,
    ...formats,
    time: (at) => clock().format(new Date(at)),
    bytes: (size) => megabytes().format(size / 1_000_000),
  };
}

/** One speaker per language, each with its words from when it first says something. */
export function createSpeakers(): Readonly<Record<Language, Speaker>> {
  return { en: speaker('en'), fr: speaker('fr'), fi: speaker('fi') };
}
