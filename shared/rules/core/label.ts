/** A key of the translator: the namespace (`app` or a rule system) and the word in it. */
export type WordKey = `${string}:${string}`;

/** Words made from a key; a param may itself be a label (a weapon's name inside a sentence). */
export interface KeyLabel {
  readonly key: WordKey;
  readonly params?: Readonly<Record<string, string | number | Label>>;
}

/** What a person typed, shown as it is; or dice, written as the reader's language writes them. */
export type PlainLabel = { readonly text: string } | { readonly dice: string };

/** Words for a reader. */
export type Label = KeyLabel | PlainLabel;

/** Makes the label constructor of one namespace, which accepts only words of its vocabulary. */
export function labelsOf<Word extends string>(namespace: string) {
  return (word: Word, params?: KeyLabel['params']): KeyLabel => ({
    key: `${namespace}:${word}`,
    ...(params === undefined ? {} : { params }),
  });
}
