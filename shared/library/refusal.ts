import { exchangeRefusals } from './bundle/refusal.ts';

/** Why the library refuses; the codes of fields, rules and encounters come on top. */
export const libraryRefusals = [
  /** The input has not the form that the contract declares. */
  'BAD_INPUT',
  /** The sender is not a page of the app. */
  'FORBIDDEN',
  'NOT_FOUND',
  /** Somebody else changed it first; params: `revision` or `position` as it is now. */
  'STALE',
  /** The fields of a sheet are not what its system allows; see `faults`. */
  'INVALID_SHEET',
  'SYSTEM_WITHOUT_SHEETS',
  'CAMPAIGN_NOT_EMPTY',
  /** The encounter that is running has this character on loan. */
  'ON_LOAN',
  /** The same of one of several, none of which was removed; params: `name`. */
  'ONE_ON_LOAN',
  /** A campaign of other rules cannot hold the creature. */
  'OTHER_RULES',
  /** A creature would have more tags than it may; params: `most`. */
  'TOO_MANY_TAGS',
  /** The template of a creature is not there any more, or it has none. */
  'NO_TEMPLATE',
  'NO_COMBATANTS',
  'TOO_MANY_COMBATANTS',
  'NO_REST_RULE',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  /** The disk is full, or may not be written; nothing was changed. */
  'NOT_SAVED',
  /** The library could only be opened for reading. */
  'READ_ONLY',
  /** The library is just being replaced or moved. */
  'BUSY',
  /** A backup could not be made, or was not what was written. */
  'BACKUP_FAILED',
  /** A backup on disk is not what was written. */
  'BACKUP_DAMAGED',
  /** A library lies in that folder already. */
  'PLACE_TAKEN',
  /** The library's place was given when the app was started. */
  'PLACE_GIVEN',
  /** That folder cannot be written. */
  'PLACE_NOT_WRITTEN',
  /** An encounter's events on disk are not those that were written. */
  'DAMAGED',
  /** What could be brought back is not there any more, or not sound. */
  'NO_REMEDY',
  /** A file could not be written. */
  'FILE_NOT_WRITTEN',
  /** A picture that is no PNG, JPEG, WebP or GIF, whatever it is called. */
  'PICTURE_UNKNOWN',
  /** Its file is too large; params: `megabytes`, the most. */
  'PICTURE_TOO_LARGE',
  /** It has too many pixels; params: `megapixels`, the most. */
  'PICTURE_TOO_MANY_PIXELS',
  /** It begins as a picture, and cannot be drawn. */
  'PICTURE_UNREADABLE',
  /** Not a portrait as windows make them out of pictures. */
  'NOT_A_PORTRAIT',
  /** The page of paper failed or died. */
  'PRINT_FAILED',
  /** The system knows no printer. */
  'NO_PRINTER',
  /** The system's printing failed. */
  'PRINTER_FAILED',
  'INTERNAL',
  ...exchangeRefusals,
] as const;
export type LibraryRefusalCode = (typeof libraryRefusals)[number];
