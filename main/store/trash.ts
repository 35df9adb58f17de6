import type { DatabaseSync } from 'node:sqlite';
import type { Trashed } from '../../shared/ipc/library-contract.ts';
import { documentKinds } from '../../shared/library/row.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { moment, text, whole } from './cells.ts';
import type { Commands } from './commands.ts';
import type { Documents } from './documents.ts';
import type { Forgotten } from './forgotten.ts';
import type { Portraits } from './portraits.ts';
import type { SearchIndex } from './search.ts';
import type { UndoLog } from './undo-log.ts';

/** Documents in the trash with the revision at which each lies there. */
type Lying = ReadonlyMap<string, number>;

/** What was removed: it lies here until it is put back or forgotten. */
export interface Trash {
  /** The last removed first. */
  readonly list: () => readonly Trashed[];
  /** What may be forgotten: all but those whose hit points an encounter has on loan. */
  readonly lying: () => Lying;
  /**
   * Forgets documents that still lie there at the same revision, with everything that is known of them; answers
   * with their ids. Belongs into a transaction.
   */
  readonly forget: (lying: Lying, change: () => number) => readonly string[];
  /** Forgets one document that cannot be read, wherever it is. Belongs into a transaction. */
  readonly discard: (id: string, change: () => number) => void;
}

/** Prepares the statements on the trash. */
export function trash(
  db: DatabaseSync,
  documents: Documents,
  undoLog: UndoLog,
  commands: Commands,
  forgotten: Forgotten,
  portraits: Pick<Portraits, 'removeUnused'>,
  index: Pick<SearchIndex, 'drop' | 'settle'>,
): Trash {
  const selectTrashed = db.prepare(`
    SELECT id, kind, campaign_id, (
      SELECT at FROM revisions WHERE document_id = id AND revision > (
        SELECT coalesce(max(revision), 0) FROM revisions AS there WHERE there.document_id = id AND there.deleted = 0
      ) ORDER BY revision LIMIT 1
    ) AS removed_at
    FROM documents WHERE deleted = 1 ORDER BY seq DESC, id`);
  const selectLying = db.prepare(`
    SELECT id, revision FROM documents WHERE deleted = 1
      AND id NOT IN (SELECT character_id FROM loans) AND id NOT IN (SELECT encounter_id FROM loans)`);
  const selectHolding = db.prepare(`
    SELECT DISTINCT campaign_id FROM documents
    WHERE id <> campaign_id AND id NOT IN (SELECT value FROM json_each(?))`);

  const nameOf = (id: string): Label => {
    const found = documents.find(id);
    return found.ok ? found.value.document.body.name : appWord('library.unreadable');
  };
  const lying = (): Map<string, number> =>
    new Map(selectLying.all().map((cells) => [text(cells, 'id'), whole(cells, 'revision')]));

  function discard(gone: readonly string[], change: () => number): void {
    const ids = new Set(gone);
    undoLog.forget(ids);
    commands.forget(ids);
    forgotten.forget(gone, change());
    portraits.removeUnused();
  }

  return {
    list() {
      const campaigns = new Map<string, Label>();
      const campaignOf = (id: string): Label => {
        const name = campaigns.get(id) ?? nameOf(id);
        campaigns.set(id, name);
        return name;
      };
      return selectTrashed.all().flatMap((cells): Trashed[] => {
        const [id, written] = [text(cells, 'id'), text(cells, 'kind')];
        const kind = documentKinds.find((known) => known === written);
        if (kind === undefined) return [];
        const campaign = campaignOf(text(cells, 'campaign_id'));
        return [{ id, kind, name: nameOf(id), campaign, removedAt: moment(cells, 'removed_at') }];
      });
    },
    lying,
    discard(id, change) {
      // Its words go first: their row refers to it.
      index.drop(id);
      index.settle();
      discard([id], change);
    },
    forget(marked, change) {
      const still = [...lying()].filter(([id, revision]) => marked.get(id) === revision).map(([id]) => id);
      // A campaign stays as long as anything of it does.
      const holding = selectHolding.all(JSON.stringify(still)).map((cells) => text(cells, 'campaign_id'));
      const kept = new Set(holding);
      const gone = still.filter((id) => !kept.has(id));
      if (gone.length === 0) return gone;
      discard(gone, change);
      return gone;
    },
  };
}
