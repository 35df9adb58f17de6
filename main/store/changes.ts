import type { Changes } from '../../shared/ipc/contract.ts';
import type { UndoState } from '../../shared/ipc/start-contract.ts';
import type { CreatureDocument, LibraryDocument } from '../../shared/library/document.ts';
import { firstWords } from '../../shared/library/first-words.ts';
import type { Row } from '../../shared/library/row.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import type { RuleSystem, SystemId } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';
import type { Changed, Documents } from './documents.ts';
import type { Forgotten } from './forgotten.ts';
import { itemSummary } from './item-summary.ts';
import type { Sequence } from './sequence.ts';
import type { UndoLog } from './undo-log.ts';

/** The rule system of a campaign by its id, if campaign and system are there. */
type SystemOf = (campaignId: string) => RuleSystem | undefined;

function identity(creature: CreatureDocument, systemOf: SystemOf): Label | null {
  const sheets = systemOf(creature.campaignId)?.sheets;
  try {
    return sheets?.identity(creature.body.sheet) ?? null;
  } catch {
    // A sheet that its system can no longer read still has a name and a place in the list.
    return null;
  }
}

function summary(document: LibraryDocument, systemOf: SystemOf): Label | null {
  switch (document.kind) {
    case 'campaign':
      return systems[document.body.system].name;
    case 'character':
    case 'monster':
      return identity(document, systemOf);
    case 'encounter':
      return appWord(`encounters.status.${document.body.status}`);
    case 'item':
      return itemSummary(document, systemOf(document.campaignId));
    case 'note': {
      const text = firstWords(document.body.text);
      return text === null ? null : { text };
    }
  }
}

function row({ document, ...envelope }: Changed, systemOf: SystemOf): Row {
  const { id, kind, campaignId, revision, seq } = envelope;
  return {
    ...{ id, kind, campaignId, revision, seq },
    name: document?.body.name ?? appWord('library.unreadable'),
    summary: document === undefined ? null : summary(document, systemOf),
  };
}

function remembering(documents: Documents): SystemOf {
  const known = new Map<string, SystemId | undefined>();
  return (campaignId) => {
    if (!known.has(campaignId)) {
      const found = documents.find(campaignId);
      const campaign =
        found.ok && found.value.document.kind === 'campaign' ? found.value.document : undefined;
      known.set(campaignId, campaign?.body.system);
    }
    const system = known.get(campaignId);
    return system === undefined ? undefined : systems[system];
  };
}

/** What undo and redo would do next. */
export function undoStateOf(undoLog: UndoLog): UndoState {
  return { undo: undoLog.undoable()?.effect ?? null, redo: undoLog.redoable()?.effect ?? null };
}

/** The rows of documents that are there. */
export function rowsOf(changed: readonly Changed[], documents: Documents): Row[] {
  const systemOf = remembering(documents);
  return changed.filter(({ deleted }) => !deleted).map((one) => row(one, systemOf));
}

/** What windows hold of the library: everything that changed after a number. */
export function changesAfter(
  after: number,
  documents: Documents,
  sequence: Sequence,
  undoLog: UndoLog,
  forgotten: Forgotten,
): Changes {
  const changed = documents.after(after);
  const removed = changed.filter(({ deleted }) => deleted).map(({ id }) => id);
  return {
    library: sequence.library,
    after,
    seq: sequence.last(),
    rows: rowsOf(changed, documents),
    // Who asks for all holds nothing that could be gone.
    removed: after === 0 ? [] : [...removed, ...forgotten.after(after)],
    undoState: undoStateOf(undoLog),
  };
}
