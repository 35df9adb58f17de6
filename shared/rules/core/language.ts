/** The languages of screens and paper. */
export const languages = ['en', 'fr', 'fi'] as const;
export type Language = (typeof languages)[number];

/** One vocabulary in every language. */
export type Words<Word extends string> = Readonly<Record<Language, Readonly<Record<Word, string>>>>;
