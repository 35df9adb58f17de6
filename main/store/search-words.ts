import type { LibraryDocument } from '../../shared/library/document.ts';
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
const version = 1;

/** What of a document is found: its folded words. */
interface Indexed {
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/** Knows the words of documents in every language. */
export interface SearchWords {
  /** What the index depends on besides the documents: the app's words and how they are folded. */
  readonly stamp: string;
  readonly indexed: (document: LibraryDocument, system: SystemId | undefined) => Indexed;
  /** The texts of a document besides its name, the one in the reader's language first. */
  readonly passages: (
    document: LibraryDocument,
    system: SystemId | undefined,
    reader: Language,
  ) => readonly string[];
}

/** Names within a sheet, as typed or proposed. */
function labelsIn(value: Json): readonly Label[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  const { text, key } = value as Record<string, Json>;
  if (typeof text === 'string') return [{ text }];
  const word = wordKeySchema.safeParse(key);
  return word.success ? [{ key: word.data }] : Object.values(value).flatMap(labelsIn);
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

/** Gathers the words of the three languages. */
export function createSearchWords(): SearchWords {
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
      case 'character':
      case 'monster': {
        const { sheet } = document.body;
        const labels = [...identityOf(sheet, system), ...labelsIn(sheet)];
        return unique(spoken.map((language) => unique(labels.map(say[language])).join(', ')));
      }
      case 'campaign':
      case 'encounter':
        return [];
    }
  }

  return {
    stamp: contentHash(canonicalJson([version, languages.map(resourcesOf)])),
    indexed(document, system) {
      const names = languages.map((language) => say[language](document.body.name));
      const texts = passages(document, system, languages);
      return {
        name: unique(unique(names).flatMap(wordsOf)),
        // Said in three languages, a word is still said once.
        words: texts.length > 1 ? unique(texts.flatMap(wordsOf)) : texts.flatMap(wordsOf),
      };
    },
    passages: (document, system, reader) =>
      passages(document, system, [reader, ...languages.filter((other) => other !== reader)]),
  };
}
