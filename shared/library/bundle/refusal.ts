/** Why a file from elsewhere is refused; `field` is the entry and the path in it: `documents/a.json: body.name`. */
export const exchangeRefusals = [
  /** It is no file of this kind at all. */
  'NOT_A_BUNDLE',
  /** Written by a newer version of the app; params: `found`, `known`. */
  'BUNDLE_TOO_NEW',
  /** Broken or cut short. */
  'BUNDLE_DAMAGED',
  /** An entry whose name or nature no bundle has. */
  'BUNDLE_ENTRY',
  /** More bytes than a bundle may hold; params: `most`. */
  'BUNDLE_TOO_LARGE',
  /** More entries than a bundle may hold; params: `most`. */
  'BUNDLE_TOO_MANY',
  /** It would swell far beyond what it says. */
  'BUNDLE_BOMB',
  /** Not JSON, or not UTF-8. */
  'JSON_UNREADABLE',
  /** params: `most`. */
  'JSON_TOO_DEEP',
  /** A number that JSON or JavaScript does not have: NaN, Infinity, an integer that is not exact. */
  'JSON_NUMBER',
  /** A string that is longer than any may be; params: `most`. */
  'JSON_TOO_LONG',
  /** More values in one document than any may have; params: `most`. */
  'JSON_TOO_MANY',
  /** A key that would reach into the program: `__proto__` and its like. */
  'JSON_KEY',
  /** Not the form that the format declares. */
  'BUNDLE_FORM',
  /** It names something that the bundle does not hold. */
  'BUNDLE_REFERENCE',
  /** Events that were changed after they were written, or that do not follow from each other. */
  'BUNDLE_EVENTS',
  /** A portrait that is none, or not the one that its name says. */
  'BUNDLE_PORTRAIT',
  /** Several documents are not as they should be; params: how many, as `count`; see `faults`. */
  'BUNDLE_DOCUMENTS',
  /** Among its `faults`: documents of which nothing is known; params: `count`. */
  'BUNDLE_UNREAD',
  /** The document belongs to another rule system than the campaign. */
  'OTHER_SYSTEM',
  /** A conflict without a choice. */
  'CHOICE_NEEDED',
  /** Theirs cannot take the place of ours: it is of another kind or system. */
  'CANNOT_REPLACE',
  /** The person stopped it; nothing of it stays. */
  'CANCELLED',
  'FILE_NOT_READ',
  /** A list without the column of names, or with a column that nobody knows. */
  'CSV_COLUMNS',
  /** Not a list of the kind that spreadsheets write. */
  'CSV_UNREADABLE',
  /** Some rows are not what the rules allow; see `faults`. */
  'CSV_ROWS',
] as const;
export type ExchangeRefusalCode = (typeof exchangeRefusals)[number];
