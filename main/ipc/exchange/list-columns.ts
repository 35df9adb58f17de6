import { appWord } from '../../../shared/locales/app-word.ts';
import type { Speaker } from '../../../shared/locales/say.ts';
import type { KeyLabel, Label } from '../../../shared/rules/core/label.ts';
import { type Language, languages } from '../../../shared/rules/core/language.ts';
import type { ItemField, Json, SheetSection } from '../../../shared/rules/core/sheet.ts';

type Speakers = Readonly<Record<Language, Speaker>>;

/** A column of a list: the creature's name, a plain field of its sheet, its tags. Fields that are lists have none. */
export type Column =
  | { readonly id: 'name' | 'tags'; readonly label: KeyLabel }
  | { readonly id: string; readonly label: KeyLabel; readonly field: ItemField };

/** The columns of sheets, the name first and the tags last. */
export function columnsOf(sections: readonly SheetSection[]): readonly Column[] {
  const fields = sections.flatMap((section) => section.fields).filter((field) => field.field !== 'list');
  return [
    { id: 'name', label: appWord('creatures.name') },
    // Fields of those names would be taken for the creature's.
    ...fields
      .filter(({ path }) => path !== 'name' && path !== 'tags')
      .map((field) => ({ id: field.path, label: field.label, field })),
    { id: 'tags', label: appWord('creatures.tags') },
  ];
}

/** Words as they are compared: without case, outer spaces and the difference between kinds of spaces. */
export function compared(words: string): string {
  return words.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** What says the same thing: its id, and its label in every language. */
function wordsFor(id: string, label: Label, speakers: Speakers): string[] {
  return [id, ...languages.map((language) => speakers[language].say(label))].map(compared);
}

/** A dictionary of things by all that they are called; who comes first has the word. */
function dictionary<T>(
  things: readonly T[],
  calledBy: (thing: T) => { readonly id: string; readonly label: Label },
  speakers: Speakers,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const thing of things) {
    const { id, label } = calledBy(thing);
    for (const word of wordsFor(id, label, speakers)) if (!found.has(word)) found.set(word, thing);
  }
  return found;
}

/** Columns by what a header may call them, in any language. */
export function headersOf(columns: readonly Column[], speakers: Speakers): ReadonlyMap<string, Column> {
  return dictionary(columns, (column) => column, speakers);
}

const fractions: Readonly<Record<string, number>> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '¾': 3 / 4 };
const number = /^[+-]?\d{1,9}(?:[.,]\d{1,17})?$/;

function numberIn(cell: string): Json {
  const plain = cell.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('\u2212', '-');
  if (Object.hasOwn(fractions, plain)) return fractions[plain] ?? cell;
  return number.test(plain) ? Number(plain.replace(',', '.')) : cell;
}

const yes = { id: 'true', label: appWord('paper.yes'), value: true } as const;
const no = { id: 'false', label: appWord('paper.no'), value: false } as const;

/** Reads cells of a field, for the system to check; what one cannot mean stays the text that it is. */
export function readerOf(field: ItemField, speakers: Speakers): (cell: string) => Json {
  switch (field.field) {
    case 'number':
    case 'level':
      return numberIn;
    case 'choice': {
      const options = dictionary(field.options, (option) => option, speakers);
      return (cell) => options.get(compared(cell))?.id ?? cell;
    }
    case 'name': {
      const proposals = dictionary(field.proposals, (label) => ({ id: label.key, label }), speakers);
      return (cell) => {
        const proposal = proposals.get(compared(cell));
        return proposal === undefined ? { text: cell.trim() } : { key: proposal.key };
      };
    }
    case 'flag': {
      const flags = dictionary([yes, no], (flag) => flag, speakers);
      return (cell) => flags.get(compared(cell))?.value ?? cell;
    }
    case 'dice':
      return (cell) => cell.trim();
  }
}

/** How a field's value stands in a cell: numbers as such, fractions as the language's spreadsheets read them. */
export function cellOf(field: ItemField, value: Json | undefined, speaker: Speaker): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') {
    if (Number.isInteger(value) || speaker.language === 'en') return value;
    return String(value).replace('.', ',');
  }
  if (typeof value === 'boolean') return speaker.say((value ? yes : no).label);
  if (field.field === 'choice') {
    const option = field.options.find(({ id }) => id === value);
    return option === undefined ? String(value) : speaker.say(option.label);
  }
  if (field.field === 'dice' && typeof value === 'string') return speaker.say({ dice: value });
  if (typeof value === 'object' && 'key' in value) {
    const proposal =
      field.field === 'name' ? field.proposals.find(({ key }) => key === value.key) : undefined;
    return proposal === undefined ? '' : speaker.say(proposal);
  }
  if (typeof value === 'object' && 'text' in value) return String(value.text);
  return String(value);
}
