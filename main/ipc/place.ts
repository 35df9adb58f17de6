import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';

/** What the place of the library needs of the app around it. */
export interface PlaceTools {
  /** Asks the person for a folder; undefined when that is cancelled. */
  readonly askFolder: () => Promise<string | undefined>;
  /** Shows a folder in the system's file manager. */
  readonly openFolder: (folder: string) => Promise<void>;
  /** Remembers, durably, where the library lies from now on; throws where that does not work. */
  readonly rememberPlace: (folder: string) => void;
  /** What a note at the old place says of the new one. */
  readonly movedNote: (folder: string) => string;
  /** The place was given on the command line, so the app does not choose it. */
  readonly isGiven: boolean;
}

type PlaceChannel = 'library.place' | 'library.openFolder' | 'library.move';

/** Where the library lies: shown, opened, and moved on request. */
export function placeHandlers({ keeper, place }: Desk): HandlersOf<PlaceChannel> {
  return {
    'library.place': () => granted({ folder: keeper.folder(), troubles: keeper.troubles() }),

    'library.openFolder': async () => {
      await place.openFolder(keeper.folder());
      return granted(null);
    },

    'library.move': async () => {
      if (place.isGiven) return refused('PLACE_GIVEN');
      const chosen = await place.askFolder();
      return chosen === undefined ? granted(null) : keeper.moveTo(chosen);
    },
  };
}
