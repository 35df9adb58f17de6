import type { Changes } from '../../shared/ipc/contract.ts';
import type { DocumentKind, Row } from '../../shared/library/row.ts';
import { answeredEarly, ask, askEarly, listen } from '../bridge/desk.ts';

/** Which documents a list holds: those of one kind, in a campaign or in all of them. */
export interface ListQuery {
  readonly kind: DocumentKind;
  readonly campaignId: string | null;
}

/** A list as far as it is known: its first rows by name, or all of them. */
export interface ListPart {
  readonly rows: readonly Row[];
  /** How many rows it has in all. */
  readonly total: number;
}

/** So many rows come first: more than the largest screen shows. */
const atMost = 200;

/** Milliseconds after which nobody waits any more for a list that was begun; its page may show something else. */
const patience = 5000;

/** Lists that have been begun and not yet shown. */
let awaited = 0;
let settled: (() => void)[] = [];

/** Waits for a list; what it returns says, once, that the wait is over. */
function awaitList(): () => void {
  let isOver = false;
  awaited += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    awaited -= 1;
    if (awaited > 0) return;
    for (const tell of settled) tell();
    settled = [];
  };
}

const begun = new Map<string, () => void>();

function firstOf(query: ListQuery) {
  return { kind: query.kind, campaignId: query.campaignId, atMost };
}

/** Asks for the first rows of a list before the page that shows them has loaded. */
export function beginList(query: ListQuery): void {
  askEarly('library.list', firstOf(query));
  const isOver = awaitList();
  begun.set(JSON.stringify(firstOf(query)), isOver);
  setTimeout(isOver, patience);
}

/** The first rows of a list that was begun, if they are there before it is followed. */
export function begunList(query: ListQuery): ListPart | undefined {
  const answer = answeredEarly('library.list', firstOf(query));
  return answer?.ok === true ? answer.value : undefined;
}

/** Resolves once no list is waiting for its rows. */
export function listsShown(): Promise<void> {
  return awaited === 0 ? Promise.resolve() : new Promise((resolve) => settled.push(resolve));
}

/** Rows of a list by their ids after some changes. */
export function withChanges(
  rows: ReadonlyMap<string, Row>,
  { kind, campaignId }: ListQuery,
  changes: Pick<Changes, 'rows' | 'removed'>,
): ReadonlyMap<string, Row> {
  const after = new Map(rows);
  for (const id of changes.removed) after.delete(id);
  for (const row of changes.rows)
    if (row.kind === kind && (campaignId === null || row.campaignId === campaignId)) after.set(row.id, row);
  return after;
}

/**
 * Shows a list by main's answer: its first rows as soon as may be, then all of them, kept up with what main tells;
 * or its first rows alone, where the rest comes from elsewhere. Returns how to stop.
 */
export function followList(query: ListQuery, show: (list: ListPart) => void, firstAlone = false): () => void {
  let known: ReadonlyMap<string, Row> | undefined;
  let early: readonly Changes[] = [];
  let isOver = false;
  let turn = 0;
  const showAll = (rows: ReadonlyMap<string, Row>): void =>
    show({ rows: [...rows.values()], total: rows.size });
  const stop = listen('library.changed', (changes) => {
    if (!changes.isTold) {
      known = undefined;
      void follow();
    } else if (known === undefined) early = [...early, changes];
    else {
      known = withChanges(known, query, changes);
      showAll(known);
    }
  });
  const follow = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    for (const most of [atMost, null]) {
      const answer = await ask('library.list', { ...firstOf(query), atMost: most });
      if (!answer.ok || isOver || mine !== turn) return;
      const { seq, total, rows } = answer.value;
      if (rows.length < total) {
        show({ rows, total });
        if (firstAlone) return;
      } else {
        const whole = new Map(rows.map((row) => [row.id, row]));
        known = early
          .filter((changes) => changes.seq > seq)
          .reduce<ReadonlyMap<string, Row>>((before, changes) => withChanges(before, query, changes), whole);
        showAll(known);
        return;
      }
      // What has come is painted before more is asked for.
      await new Promise(requestAnimationFrame);
    }
  };
  const shown = awaitList();
  begun.get(JSON.stringify(firstOf(query)))?.();
  void follow().finally(shown);
  return () => {
    isOver = true;
    stop();
  };
}
