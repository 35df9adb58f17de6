import type { AppWord } from '../../shared/locales/app-word.ts';
import { labelsOf } from '../../shared/rules/core/label.ts';

/** Words that only the history of documents holds so far; no screen shows them. */
type HistoryWord =
  | 'change.undone'
  | 'change.redone'
  | 'change.encounterStarted'
  | 'change.encounterEnded'
  | 'change.encounterReopened'
  | 'library.unreadable';

/** Labels of the app's words that main writes into the library as keys. */
export const word = labelsOf<AppWord | HistoryWord>('app');
