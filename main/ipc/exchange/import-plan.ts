import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Conflict, ConflictChoice } from '../../../shared/ipc/exchange-contract.ts';
import type { NewIds } from '../../../shared/library/bundle/refer.ts';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { ReadBundle } from '../../export/bundle/read-bundle.ts';
import { sameData } from '../../store/canonical.ts';
import type { Kept } from '../../store/documents.ts';
import type { Packed } from '../../store/pack.ts';
import type { Store } from '../../store/store.ts';

/** A bundle whose documents are ready to be written here. */
export type Bundle = ReadBundle<Packed>;
type ReadDocument = Bundle['documents'][number];

/** How a document of a bundle compares with the library. */
export type Standing =
  | { readonly is: 'absent' }
  | { readonly is: 'unreadable' }
  | { readonly is: 'same' | 'different' | 'in-trash'; readonly kept: Kept };

/** What is done with a document; `put-back` takes it out of the trash as it is in the bundle. */
export type Fate = 'add' | 'replace' | 'put-back' | 'keep' | 'unchanged';

/** What becomes of one document of a bundle. */
export interface Planned {
  readonly read: ReadDocument;
  readonly fate: Fate;
  /** Its counterpart here as it was when this was planned; null for none. */
  readonly counterpart: { readonly revision: number; readonly deleted: boolean } | null;
  /** The counterpart goes to the trash: what its events tell cannot become something else. */
  readonly trashesOurs: boolean;
}

/** What an import will do, and the ids under which it does. */
export interface ImportPlan {
  readonly documents: readonly Planned[];
  readonly ids: NewIds;
  /** Whether ids that the bundle does not hold may mean documents that are here. */
  readonly knowsOurs: boolean;
  /** The library's last change when this was planned; as long as there is none since, all is as planned. */
  readonly seq: number;
}

/** A body without what only says where an encounter's people are here. */
function told(document: LibraryDocument): unknown {
  if (document.kind !== 'encounter') return document.body;
  const { links: _, ...body } = document.body;
  return body;
}

function sameContent(store: Store, read: ReadDocument, ours: LibraryDocument): boolean {
  const theirs = read.document();
  if (ours.kind !== theirs.kind || ours.campaignId !== theirs.campaignId) return false;
  if (!sameData(told(ours), told(theirs))) return false;
  const last = store.encounterEvents.last(ours.id);
  const head = last === undefined ? undefined : Buffer.from(last.hash).toString('hex');
  return read.encounter?.head === head;
}

/** Compares a document with its counterpart of the same id. */
export function standingOf(store: Store, read: ReadDocument): Standing {
  const found = store.documents.find(read.id);
  if (!found.ok) return { is: found.error.code === 'NOT_FOUND' ? 'absent' : 'unreadable' };
  const kept = found.value;
  if (kept.deleted) return { is: 'in-trash', kept };
  return { is: sameContent(store, read, kept.document) ? 'same' : 'different', kept };
}

/** A document that is here in another form, as the person is asked about it. */
export function conflictOf(read: ReadDocument, standing: Standing): Conflict | undefined {
  const { id, kind, name } = read;
  if (standing.is === 'unreadable') return { id, kind, mine: appWord('library.unreadable'), theirs: name };
  if (standing.is !== 'different') return undefined;
  return { id, kind, mine: standing.kept.document.body.name, theirs: name };
}

/** Whether theirs can become the next revision of ours. */
function follows(read: ReadDocument, { document }: Kept): boolean {
  const isBegun = document.kind === 'encounter' && document.body.status !== 'prepared';
  const theirsIsBegun = read.encounter !== undefined;
  return read.kind === document.kind && read.campaignId === document.campaignId && !isBegun && !theirsIsBegun;
}

function sameEvents(store: Store, read: ReadDocument): boolean {
  const last = store.encounterEvents.last(read.id);
  return last !== undefined && Buffer.from(last.hash).toString('hex') === read.encounter?.head;
}

function systemOf(document: LibraryDocument): string | undefined {
  return document.kind === 'campaign' ? document.body.system : undefined;
}

type Decided = Pick<Planned, 'fate' | 'trashesOurs'> & { readonly underNewId: boolean };
const asIs = { trashesOurs: false, underNewId: false } as const;
const besides = { fate: 'add', trashesOurs: false, underNewId: true } as const;

function fromTrash(store: Store, read: ReadDocument, kept: Kept): Decided {
  const fits = follows(read, kept) || (read.kind === kept.document.kind && sameEvents(store, read));
  return fits && read.campaignId === kept.document.campaignId ? { fate: 'put-back', ...asIs } : besides;
}

function chosen(
  read: ReadDocument,
  standing: Standing,
  choice: ConflictChoice | undefined,
): Answered<Decided> {
  const field = `choices.${read.id}`;
  if (choice === undefined) return refused('CHOICE_NEEDED', field);
  if (choice === 'both') return granted(besides);
  if (standing.is === 'unreadable')
    return choice === 'mine' ? granted({ fate: 'keep', ...asIs }) : refused('CANNOT_REPLACE', field);
  if (standing.is !== 'different') throw new Error('a choice about what is no conflict');
  const ours = standing.kept.document;
  // What their campaign holds was made by other rules than ours.
  if (read.kind === 'campaign' && systemOf(ours) !== systemOf(read.document()))
    return refused('CANNOT_REPLACE', field);
  if (choice === 'mine') return granted({ fate: 'keep', ...asIs });
  if (follows(read, standing.kept)) return granted({ fate: 'replace', ...asIs });
  if (ours.kind === 'campaign') return refused('CANNOT_REPLACE', field);
  return granted({ fate: 'add', trashesOurs: true, underNewId: true });
}

function decided(
  store: Store,
  read: ReadDocument,
  standing: Standing,
  choice: ConflictChoice | undefined,
): Answered<Decided> {
  switch (standing.is) {
    case 'absent':
      return granted({ fate: 'add', ...asIs });
    case 'same':
      return granted({ fate: 'unchanged', ...asIs });
    case 'in-trash':
      return granted(fromTrash(store, read, standing.kept));
    case 'different':
    case 'unreadable':
      return chosen(read, standing, choice);
  }
}

/** Everything under new ids: nothing that is here is touched. */
export function planNew(bundle: Bundle, newId: () => string, seq: number): ImportPlan {
  return {
    documents: bundle.documents.map((read) => ({
      read,
      fate: 'add',
      counterpart: null,
      trashesOurs: false,
    })),
    ids: new Map(bundle.documents.map(({ id }) => [id, newId()])),
    knowsOurs: false,
    seq,
  };
}

/** Plans a merge document by document; campaigns come first, since what one holds follows it. */
export class MergePlan {
  readonly store: Store;
  readonly choices: Readonly<Record<string, ConflictChoice>>;
  readonly newId: () => string;
  readonly seq: number;
  readonly documents: Planned[] = [];
  readonly ids = new Map<string, string>();

  constructor(store: Store, choices: Readonly<Record<string, ConflictChoice>>, newId: () => string) {
    this.store = store;
    this.choices = choices;
    this.newId = newId;
    this.seq = store.seq();
  }

  /** Refused with `CHOICE_NEEDED` or `CANNOT_REPLACE` at the choice. */
  add(read: ReadDocument): Answered<null> {
    const standing = standingOf(this.store, read);
    const choice = Object.hasOwn(this.choices, read.id) ? this.choices[read.id] : undefined;
    // Both of a campaign means all of theirs a second time: no document lies in two campaigns.
    const isSecond = read.id !== read.campaignId && this.ids.has(read.campaignId);
    const answer = isSecond ? granted(besides) : decided(this.store, read, standing, choice);
    if (!answer.ok) return answer;
    const { fate, trashesOurs, underNewId } = answer.value;
    if (underNewId) this.ids.set(read.id, this.newId());
    const kept = 'kept' in standing ? standing.kept : undefined;
    const counterpart =
      kept === undefined ? null : { revision: kept.document.revision, deleted: kept.deleted };
    this.documents.push({ read, fate, trashesOurs, counterpart });
    return granted(null);
  }

  whole(): ImportPlan {
    return { documents: this.documents, ids: this.ids, knowsOurs: true, seq: this.seq };
  }
}
