import type { LibraryDocument } from '../../shared/library/document.ts';
import type { SystemId } from '../../shared/rules/core/system.ts';
import { toldOf } from './row.ts';
import { type IndexedWords, searchWords } from './search-words.ts';

/** A document ready to be written: its body as text, with the words that it is found by. */
export interface Packed extends Omit<LibraryDocument, 'body'> {
  /** JSON within its schema. */
  readonly body: string;
  readonly words: IndexedWords;
  /** What lists tell of it, as JSON. */
  readonly told: string;
}

/** Makes a document ready to be written, by the system of its campaign. */
export function pack(document: LibraryDocument, system: SystemId | undefined): Packed {
  const { body, ...envelope } = document;
  return {
    ...envelope,
    body: JSON.stringify(body),
    words: searchWords().indexed(document, system),
    told: JSON.stringify(toldOf(document, system)),
  };
}
