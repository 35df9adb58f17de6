import type { CreatureDocument, ItemDocument, LibraryDocument } from '../../shared/library/document.ts';
import { wordsOf } from '../../shared/library/fold.ts';
import { resourcesOf } from '../../shared/locales/resources.ts';
import { createSpeakers, type Speaker } from '../../shared/locales/say.ts';
import type { KeyLabel, Label } from '../../shared/rules/core/label.ts';
import { wordKeySchema } from '../../shared/rules/core/label-schema.ts';
import { type Language, languages } from '../../shared/rules/core/language.ts';
import type { Json, SheetData } from '../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';
import { canonicalJson, contentHash } from './canonical.ts';

/** Raised whenever the same documents and words would be indexed otherwise. */
const version = 3;

/** What of a document is found: its folded words, between spaces. */
export interface IndexedWords {
  readonly name: string;
  readonly words: string;
}

/** Knows the words of documents in every language. */
interface SearchWords {
  /** What the index depends on besides the documents: the app's words and how they are folded. */
  readonly stamp: string;
  readonly indexed: (document: LibraryDocument, system: SystemId | undefined) => IndexedWords;
  /** The texts of a document besides its name, the one in the reader's language first. */
  readonly passages: (
    document: LibraryDocument,
    system: SystemId | undefined,
    reader: Language,
  ) => readonly string[];
}

/** Names within a sheet, as typed or proposed. */
function labelsIn(value: Json, found: Label[] = []): readonly Label[] {
  if (typeof value !== 'object' || value === null) return found;
  const { text, key } = value as Record<string, Json>;
  // A schema that finds nothing makes an error of it, and most of a sheet's objects are no names.
  const word = key === undefined ? undefined : wordKeySchema.safeParse(key);
  if (typeof text === 'string') found.push({ text });
  else if (word?.success === true) found.push({ key: word.data });
  else for (const inner of Object.values(value)) labelsIn(inner, found);
  return found;
}

/** The names within a label (the class within “samurai of level 7”), or the label itself. */
function namesIn(label: Label): readonly Label[] {
  if (!('key' in label)) return [label];
  const params = Object.values(label.params ?? {});
  const names = params.filter((param) => typeof param === 'object').flatMap(namesIn);
  return names.length === 0 ? [label] : names;
}

/** What a creature is, if its system can say so. */
function identityOf(sheet: SheetData, system: SystemId | undefined): readonly Label[] {
  const rules = system === undefined ? undefined : systems[system].sheets;
  try {
    return rules === undefined ? [] : namesIn(rules.identity(sheet));
  } catch {
    // A sheet that its system can no longer read still holds names.
    return [];
  }
}

/** Says labels, and remembers the bare ones: they are the same few in thousands of sheets. */
function remembering({ say }: Speaker): (label: Label) => string {
  const said = new Map<KeyLabel['key'], string>();
  return (label) => {
    if (!('key' in label) || label.params !== undefined) return say(label);
    const known = said.get(label.key) ?? say(label);
    said.set(label.key, known);
    return known;
  };
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

/** The names of a creature: what it is, its tags, and what stands on its sheet. */
function labelsOf({ body }: CreatureDocument, system: SystemId | undefined): readonly Label[] {
  const tags = (body.tags ?? []).map((text): Label => ({ text }));
  return [...identityOf(body.sheet, system), ...tags, ...labelsIn(body.sheet)];
}

/** What an entry of a catalogue is found by: the catalogue, and the names and choices in it. */
function itemLabels({ body }: ItemDocument, system: SystemId | undefined): readonly Label[] {
  const catalogues = system === undefined ? [] : systems[system].catalogues;
  const catalogue = catalogues.find(({ id }) => id === body.catalogue);
  const chosen = (catalogue?.item ?? []).flatMap((field): Label[] => {
    const option =
      field.field === 'choice' ? field.options.find(({ id }) => id === body.entry[field.path]) : undefined;
    return option === undefined ? [] : [option.label];
  });
  return [...(catalogue === undefined ? [] : [catalogue.label]), ...chosen, ...labelsIn(body.entry)];
}

/** Gathers the words of the three languages. */
function createSearchWords(): SearchWords {
  const speakers = createSpeakers();
  const say = {
    en: remembering(speakers.en),
    fr: remembering(speakers.fr),
    fi: remembering(speakers.fi),
  } satisfies Record<Language, unknown>;

  function passages(
    document: LibraryDocument,
    system: SystemId | undefined,
    spoken: readonly Language[],
  ): readonly string[] {
    switch (document.kind) {
      case 'note':
        return [document.body.text];
      case 'item':
        return itemPassages(document, system, spoken);
      case 'character':
      case 'monster': {
        const labels = labelsOf(document, system);
        return unique(spoken.map((language) => unique(labels.map(say[language])).join(', ')));
      }
      case 'campaign':
      case 'encounter':
        return [];
    }
  }

  function itemPassages(
    document: ItemDocument,
    system: SystemId | undefined,
    spoken: readonly Language[],
  ): readonly string[] {
    const labels = itemLabels(document, system);
    return unique(spoken.map((language) => unique(labels.map(say[language])).join(', ')));
  }

  const folded = new Map<KeyLabel['key'], readonly string[]>();
  /** The words of a label in all languages; those of a bare key are remembered. */
  function wordsIn(label: Label): readonly string[] {
    // What was typed is the same in every language.
    if ('text' in label) return wordsOf(label.text);
    const bare = 'key' in label && label.params === undefined ? label.key : undefined;
    const known = bare === undefined ? undefined : folded.get(bare);
    if (known !== undefined) return known;
    const words = unique(languages.flatMap((language) => wordsOf(say[language](label))));
    if (bare !== undefined) folded.set(bare, words);
    return words;
  }

  function wordsWithin(document: LibraryDocument, system: SystemId | undefined): readonly string[] {
    switch (document.kind) {
      case 'note':
        return wordsOf(document.body.text);
      case 'item':
        return unique(itemLabels(document, system).flatMap(wordsIn));
      case 'character':
      case 'monster':
        return unique(labelsOf(document, system).flatMap(wordsIn));
      case 'campaign':
      case 'encounter':
        return [];
    }
  }

  return {
    stamp: contentHash(canonicalJson([version, languages.map(resourcesOf)])),
    indexed: (document, system) => ({
      name: unique(wordsIn(document.body.name)).join(' '),
      words: wordsWithin(document, system).join(' '),
    }),
    passages: (document, system, reader) =>
      passages(document, system, [reader, ...languages.filter((other) => other !== reader)]),
  };
}

let known: SearchWords | undefined;

/** Gathered when first needed, and once: they are the same for every library. */
export function searchWords(): SearchWords {
  known ??= createSearchWords();
  return known;
}
