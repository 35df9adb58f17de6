import type { DatabaseSync } from 'node:sqlite';
import type { Refused } from '../../shared/ipc/channel.ts';
import type { UndoState } from '../../shared/ipc/start-contract.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import type { DocumentKind, Row } from '../../shared/library/row.ts';
import { granted, type Result } from '../../shared/rules/core/result.ts';
import { campaignSystems } from './campaign-system.ts';
import { type ChangesMessage, changesAfter, newsAfter, rowsOf, rowTexts, undoStateOf } from './changes.ts';
import { type Commands, commands } from './commands.ts';
import { type DamageNotes, damageNotes } from './damage-notes.ts';
import { type Changed, type Documents, documents } from './documents.ts';
import { type EncounterEvents, encounterEvents } from './encounter-events.ts';
import { forgotten } from './forgotten.ts';
import { type Loans, loans } from './loans.ts';
import { type Mending, mending } from './mending.ts';
import { type Past, past } from './past.ts';
import { type Portraits, portraits } from './portraits.ts';
import { rows } from './rows.ts';
import { type SearchIndex, searchIndex } from './search.ts';
import { sequence } from './sequence.ts';
import { type SettingsTable, settings } from './settings.ts';
import { type Snapshots, snapshots } from './snapshots.ts';
import { storageRefusal } from './sqlite-error.ts';
import { transactions } from './transaction.ts';
import { type Trash, trash } from './trash.ts';
import { type UndoLog, undoLog } from './undo-log.ts';
import { type Vault, vault } from './vault.ts';

/** Takes the number of the change that a transaction makes; the same one however often it is asked. */
export type ChangeNumber = () => number;

/** The library on disk, with one object for each of its tables. */
export interface Store {
  /** Identifies the library. */
  readonly library: string;
  readonly documents: Documents;
  readonly commands: Commands;
  readonly undoLog: UndoLog;
  readonly trash: Trash;
  readonly encounterEvents: EncounterEvents;
  readonly snapshots: Snapshots;
  readonly portraits: Portraits;
  readonly loans: Loans;
  readonly settings: SettingsTable;
  readonly search: SearchIndex;
  readonly vault: Vault;
  readonly damageNotes: DamageNotes;
  readonly mending: Mending;
  readonly past: Past;
  /** Number of the last change. */
  readonly seq: () => number;
  readonly changesAfter: (seq: number) => ChangesMessage;
  /** The same as windows hear of it without asking: of very much at once, only that there is something. */
  readonly newsAfter: (seq: number) => ChangesMessage;
  /** The rows of one kind, in a campaign or in all of them, each as JSON. */
  readonly listed: (kind: DocumentKind, campaignId: string | null) => readonly string[];
  /** The rows of documents that are not removed. */
  readonly rows: (changed: readonly Changed[]) => Row[];
  /** The rows of all campaigns. */
  readonly campaignRows: () => Row[];
  readonly undoState: () => UndoState;
  /** Builds the index of the search anew; answers with how many documents are in it. */
  readonly rebuildSearch: () => Result<number, Refused>;
  /**
   * Runs work in one transaction, granted only after COMMIT; refused work leaves nothing behind. Refused with
   * `NOT_SAVED` when the disk is full, failing or read-only, with `DAMAGED` when the file is broken.
   */
  readonly commit: <T>(work: (change: ChangeNumber) => Result<T, Refused>) => Result<T, Refused>;
  readonly close: () => void;
}

/** All documents that can be found, each with the number of its last change. */
function* standing(documents: Documents): Iterable<readonly [LibraryDocument, number]> {
  for (const { document, seq } of documents.each()) if (document !== undefined) yield [document, seq];
}

/** Prepares every statement once over an open and migrated database. Throws where tables are missing. */
export function createStore(db: DatabaseSync): Store {
  const inTransaction = transactions(db);
  const count = sequence(db);
  const systemOf = campaignSystems(db);
  const index = searchIndex(db, systemOf);
  const list = rows(db, systemOf);
  const docs = documents(db, index, systemOf);
  const log = undoLog(db);
  const answered = commands(db);
  const gone = forgotten(db);
  const pictures = portraits(db);
  // An index that cannot be written is an old index, and no reason to keep the library shut.
  const rebuildSearch = () => inTransaction(() => granted(index.rebuild(standing(docs))));
  if (!index.isCurrent() || !index.isComplete(docs)) rebuildSearch();
  if (!list.areCurrent()) inTransaction(() => granted(list.rebuild(standing(docs))));
  return {
    library: count.library,
    documents: docs,
    commands: answered,
    undoLog: log,
    trash: trash(db, docs, log, answered, gone, pictures, index),
    encounterEvents: encounterEvents(db),
    snapshots: snapshots(db),
    portraits: pictures,
    loans: loans(db),
    settings: settings(db),
    search: {
      ...index,
      // An index that is broken is built anew, and asked again.
      find: (typed, campaignId) => {
        try {
          return index.find(typed, campaignId);
        } catch (thrown) {
          if (storageRefusal(thrown)?.code !== 'DAMAGED' || !rebuildSearch().ok) throw thrown;
          return index.find(typed, campaignId);
        }
      },
    },
    rebuildSearch,
    vault: vault(db),
    damageNotes: damageNotes(db),
    mending: mending(db, docs),
    past: past(db),
    seq: count.last,
    changesAfter: (seq) => changesAfter(seq, list, docs, systemOf, count, log, gone),
    newsAfter: (seq) => newsAfter(seq, list, docs, systemOf, count, log, gone),
    listed: (kind, campaignId) => rowTexts(list.of(kind, campaignId), docs, systemOf),
    rows: (changed) => rowsOf(changed, systemOf),
    campaignRows: () => rowsOf(docs.campaigns(), systemOf),
    undoState: () => undoStateOf(log),
    commit(work) {
      const attempt = () => {
        let taken: number | undefined;
        const change: ChangeNumber = () => {
          taken ??= count.next();
          return taken;
        };
        try {
          return inTransaction(() => {
            const answer = work(change);
            if (answer.ok) index.settle();
            return answer;
          });
        } finally {
          index.abandon();
        }
      };
      const answer = attempt();
      // A document is not refused because its index is broken.
      const isOfIndex = !answer.ok && answer.error.code === 'DAMAGED' && !index.isSound(docs);
      return isOfIndex && rebuildSearch().ok ? attempt() : answer;
    },
    close: () => db.close(),
  };
}
