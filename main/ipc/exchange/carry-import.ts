import type { Answered } from '../../../shared/ipc/channel.ts';
import type { ImportReport } from '../../../shared/ipc/exchange-contract.ts';
import { linksOf, type NewIds, renamed } from '../../../shared/library/bundle/refer.ts';
import type { EncounterDocument, LibraryDocument } from '../../../shared/library/document.ts';
import { originPath } from '../../../shared/rules/core/catalogue.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { ReadEncounter } from '../../export/bundle/read-bundle.ts';
import { checkedLines } from '../../export/bundle/read-events.ts';
import type { Kept } from '../../store/documents.ts';
import type { Packed } from '../../store/pack.ts';
import type { Store } from '../../store/store.ts';
import type { Step } from '../../store/undo-log.ts';
import { removable } from '../change-document.ts';
import type { Carrying } from '../once.ts';
import { withStanding } from '../standing.ts';
import type { Bundle, ImportPlan, Planned } from './import-plan.ts';

const order: readonly LibraryDocument['kind'][] = [
  'campaign',
  'character',
  'monster',
  'note',
  'item',
  'encounter',
];

/** A planned document under its id here: as it came, ready to be written, or else read. */
export type Ready = Planned & ({ readonly packed: Packed } | { readonly document: LibraryDocument });

function namesOthers({ kind, body }: Packed): boolean {
  if (kind === 'campaign') return body.includes('"absent"');
  return (
    kind === 'note' ||
    (kind !== 'item' && (body.includes(`"${originPath}"`) || body.includes('"derivedFrom"')))
  );
}

/** Makes a planned document as ready as it can be before the transaction. */
export function readied(planned: Planned, ids: NewIds): Ready {
  const { read, fate } = planned;
  const { id, kind, campaignId } = read;
  // An encounter is linked to who is here then; a note names others by their ids, and so do items of sheets.
  const isAsItCame = fate === 'add' && kind !== 'encounter' && (ids.size === 0 || !namesOthers(read.packed));
  return isAsItCame
    ? {
        ...planned,
        packed: { ...read.packed, id: ids.get(id) ?? id, campaignId: ids.get(campaignId) ?? campaignId },
      }
    : { ...planned, document: { ...renamed(read.document(), ids), revision: 1 } };
}

/** Puts planned documents into the order in which each finds what it names. */
export function inOrder(documents: readonly Ready[]): Ready[] {
  const rank = ({ read }: Ready): number => order.indexOf(read.kind);
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** One import being carried out, within its transaction. */
class Import {
  readonly store: Store;
  readonly carrying: Carrying;
  readonly effect: Label;
  readonly bundle: Bundle;
  readonly plan: ImportPlan;
  readonly isAsPlanned: boolean;
  readonly steps: Step[] = [];

  constructor(store: Store, carrying: Carrying, effect: Label, bundle: Bundle, plan: ImportPlan) {
    this.store = store;
    this.carrying = carrying;
    this.effect = effect;
    this.bundle = bundle;
    this.plan = plan;
    this.isAsPlanned = store.seq() === plan.seq;
  }

  did(documentId: string, before: number, after: number): void {
    this.steps.push({ documentId, before, after, effect: this.effect });
  }

  /** The counterpart here, if it still is as it was when this was planned. */
  counterpart({ read, counterpart }: Ready): Answered<Kept | undefined> {
    const found = this.store.documents.find(read.id);
    const kept = found.ok ? found.value : undefined;
    const isAsPlanned =
      kept === undefined
        ? counterpart === null
        : kept.document.revision === counterpart?.revision && kept.deleted === counterpart.deleted;
    return isAsPlanned ? granted(kept) : refused('STALE', `choices.${read.id}`);
  }

  /** Who an id of the bundle is here, if somebody of that kind is. */
  here(id: string, kind: SheetKind): string | undefined {
    const renamedTo = this.plan.ids.get(id);
    if (renamedTo === undefined && !this.plan.knowsOurs) return undefined;
    const found = this.store.documents.find(renamedTo ?? id);
    return found.ok && found.value.document.kind === kind ? found.value.document.id : undefined;
  }

  /** An encounter whose people are those who are here; a character that fights already is let go. */
  linked(encounter: EncounterDocument, { combatants }: ReadEncounter): EncounterDocument {
    const { links: before, ...body } = encounter.body;
    const isRunning = body.status === 'running';
    const kinds = new Map(combatants.map(({ documentId, kind }) => [documentId, kind]));
    const named = [...kinds.keys()];
    const pairs = named.flatMap((id) => {
      const kind = kinds.get(id) ?? 'monster';
      const links = linksOf([id], before, (there) => this.here(there, kind));
      const found = Object.hasOwn(links, id) ? links[id] : undefined;
      const isBusy =
        isRunning &&
        kind === 'character' &&
        found !== undefined &&
        this.store.loans.holder(found) !== undefined;
      return found === undefined || isBusy ? [] : [[id, found] as const];
    });
    const isAtHome =
      before === undefined && pairs.length === named.length && pairs.every(([id, found]) => id === found);
    return isAtHome
      ? { ...encounter, body }
      : { ...encounter, body: { ...body, links: Object.fromEntries(pairs) } };
  }

  /** The running encounter takes its characters, each of whom is free. */
  lend({ id, body }: EncounterDocument, { combatants }: ReadEncounter): void {
    if (body.status !== 'running') return;
    for (const { documentId, kind } of combatants) {
      const { links } = body;
      const found =
        links === undefined ? documentId : Object.hasOwn(links, documentId) ? links[documentId] : undefined;
      if (kind === 'character' && found !== undefined && this.store.loans.holder(found) === undefined)
        this.store.loans.take(found, id);
    }
  }

  /** Keeps the portrait that an arriving document names. */
  keepPortrait({ read: { portrait } }: Ready): void {
    if (portrait !== undefined) this.store.portraits.keep(this.bundle.portrait(portrait));
  }

  add(ready: Ready): void {
    this.keepPortrait(ready);
    const { documents, encounterEvents, snapshots } = this.store;
    const stamp = this.carrying.stamp(this.effect);
    if ('packed' in ready) {
      documents.addPacked(ready.packed, stamp);
      this.did(ready.packed.id, 0, 1);
      return;
    }
    const { encounter } = ready.read;
    const added = documents.add(this.atHome(ready.document, encounter), stamp);
    this.did(added.id, 0, 1);
    if (added.kind !== 'encounter' || encounter === undefined) return;
    for (const hash of encounter.snapshots) snapshots.keep(this.bundle.snapshot(hash));
    encounterEvents.restore(added.id, checkedLines(encounter.lines));
    this.lend(added, encounter);
  }

  /** A document as it is kept here: an encounter with the people who are here. */
  atHome(given: LibraryDocument, encounter: ReadEncounter | undefined): LibraryDocument {
    const arriving = this.shelvedBeside(given);
    return arriving.kind === 'encounter' && encounter !== undefined
      ? this.linked(arriving, encounter)
      : arriving;
  }

  /** Where an encounter runs already, one that was running when it was exported comes put aside. */
  shelvedBeside(document: LibraryDocument): LibraryDocument {
    if (document.kind !== 'encounter' || document.body.status !== 'running') return document;
    const others = this.store.documents.running(document.campaignId).filter((id) => id !== document.id);
    if (others.length === 0) return document;
    return { ...document, body: { ...document.body, status: 'shelved' } };
  }

  replace(ready: Ready, { document: ours }: Kept): void {
    if ('packed' in ready) throw new Error('what replaces another passed as new');
    this.keepPortrait(ready);
    const { read } = ready;
    const { revision } = ours;
    const theirs = this.atHome(ready.document, read.encounter);
    // While a character fights, the encounter owns its hit points.
    const onLoan = 'hitPoints' in ours.body && this.store.loans.holder(ours.id) !== undefined;
    const body = onLoan ? withStanding(theirs.body, ours.body) : theirs.body;
    const next = { ...theirs, revision, body } as LibraryDocument;
    this.store.documents.change(next, false, this.carrying.stamp(this.effect));
    this.did(ours.id, revision, revision + 1);
    if (theirs.kind === 'encounter' && read.encounter !== undefined) this.lend(theirs, read.encounter);
  }

  trash({ document }: Kept): Answered<null> {
    const may = removable(this.store, document);
    if (!may.ok) return refused(may.error.code, `choices.${document.id}`);
    this.store.documents.change(document, true, this.carrying.stamp(this.effect));
    this.did(document.id, document.revision, document.revision + 1);
    return granted(null);
  }

  one(ready: Ready): Answered<null> {
    const isUnderNewId = this.plan.ids.has(ready.read.id);
    const isNew = ready.fate === 'add' && ready.counterpart === null && this.isAsPlanned;
    if (isNew || (isUnderNewId && !ready.trashesOurs)) {
      this.add(ready);
      return granted(null);
    }
    const found = this.counterpart(ready);
    if (!found.ok) return found;
    const kept = found.value;
    switch (ready.fate) {
      case 'add': {
        const trashed = ready.trashesOurs && kept !== undefined ? this.trash(kept) : granted(null);
        if (trashed.ok) this.add(ready);
        return trashed;
      }
      case 'replace':
      case 'put-back':
        if (kept === undefined) throw new Error('nothing to replace passed the plan');
        this.replace(ready, kept);
        return granted(null);
      case 'keep':
      case 'unchanged':
        return granted(null);
    }
  }
}

/** Does all that was planned, within a transaction. Refused with `STALE` or `ON_LOAN`, and then nothing stays. */
export function carryImport(
  store: Store,
  carrying: Carrying,
  effect: Label,
  bundle: Bundle,
  plan: ImportPlan,
  documents: readonly Ready[],
): Answered<ImportReport> {
  const work = new Import(store, carrying, effect, bundle, plan);
  const report = { added: 0, replaced: 0, kept: 0, unchanged: 0 };
  for (const ready of documents) {
    const done = work.one(ready);
    if (!done.ok) return done;
    const { fate, trashesOurs } = ready;
    if (trashesOurs || fate === 'replace') report.replaced += 1;
    else if (fate === 'keep') report.kept += 1;
    else if (fate === 'unchanged') report.unchanged += 1;
    else report.added += 1;
  }
  store.undoLog.didAll(carrying.commandId, work.steps);
  return granted(report);
}
