import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Paper, Settings } from '../../../shared/ipc/start-contract.ts';
import type { Speaker } from '../../../shared/locales/say.ts';
import type { Language } from '../../../shared/rules/core/language.ts';
import type { Store } from '../../store/store.ts';
import type { Broadcast } from '../handler.ts';

/** A hidden window that has begun to load the page of a job. */
export interface PaperWindow {
  /** What it has drawn as a PDF file. */
  readonly pdf: () => Promise<Uint8Array>;
  /**
   * Opens the system's printing for what it has drawn, which the person may cancel. Refused with `NO_PRINTER` or
   * `PRINTER_FAILED`.
   */
  readonly print: (page: {
    readonly pageSize: Paper;
    readonly landscape: boolean;
  }) => Promise<Answered<{ printed: boolean }>>;
  /** Hears that the page died, or was closed. */
  readonly onGone: (hear: () => void) => void;
  readonly close: () => void;
}

/** What printing needs of the app around it. */
export interface PaperTools {
  readonly store: Store;
  readonly settings: () => Settings;
  readonly speakers: Readonly<Record<Language, Speaker>>;
  readonly newId: () => string;
  readonly broadcast: Broadcast;
  readonly log: (line: string) => void;
  /** Asks the person where to save; undefined when that is cancelled. */
  readonly askPlace: (proposal: string, filterName: string) => Promise<string | undefined>;
  /** Asks the person for a folder; undefined when that is cancelled. */
  readonly askFolder: (proposal: string) => Promise<string | undefined>;
  /** Where the person keeps files. */
  readonly documentsFolder: () => string;
  /** Shows a file or a folder in the system's file manager. */
  readonly showInFolder: (file: string) => void;
  readonly openPaper: (job: string) => PaperWindow;
}
