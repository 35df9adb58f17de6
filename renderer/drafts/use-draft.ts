import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Answered } from '../../shared/ipc/channel.ts';
import { useNotices } from '../notices/notices.tsx';
import { useWords } from '../words/words.tsx';

/** Milliseconds of rest after which what was typed is saved. */
const rest = 300;

/** A document of which a draft is made and saved. */
interface Saved {
  readonly revision: number;
}

/** How a kind of document is drafted and saved. */
export interface Drafting<Document extends Saved, Draft> {
  readonly draftOf: (document: Document) => Draft;
  /** What can be saved of a draft: its good parts, and for the faulty ones what was saved before. */
  readonly savable: (draft: Draft, saved: Draft) => Draft;
  /** Saves a draft over a document; undefined where the answer is another kind of document. */
  readonly save: (document: Document, draft: Draft) => Promise<Answered<Document>>;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A draft and whether it is saved, for those who show a part of it and hear of changes by themselves. */
export interface DraftStore<Draft> {
  readonly draft: () => Draft;
  readonly isUnsaved: () => boolean;
  /** Calls whenever either has changed; answers with how to stop it. */
  readonly subscribe: (heard: () => void) => () => void;
}

/**
 * A document being worked on: the draft, and its saving after a rest or on leaving. Saves follow each other;
 * a change from elsewhere replaces the draft, and says so where something was being typed.
 */
export function useDraftStore<Document extends Saved, Draft>(
  document: Document,
  drafting: Drafting<Document, Draft>,
) {
  const { t } = useWords();
  const { refuse, tell } = useNotices();
  const [first] = useState(() => drafting.draftOf(document));
  /** `settled` is the last draft that needs no saving any more. */
  const latest = useRef({ draft: first, settled: first, drafting, saved: document });
  latest.current.drafting = drafting;
  const [listeners] = useState(() => new Set<() => void>());
  const queue = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What a save that is under way will have made of the document. */
  const awaited = useRef<Draft>(undefined);
  /** How often something from elsewhere has replaced the draft. */
  const replaced = useRef(0);

  const tellAll = useCallback((): void => {
    for (const heard of listeners) heard();
  }, [listeners]);

  const saveNow = useCallback(
    async (typed: Draft): Promise<void> => {
      const { drafting: by, saved } = latest.current;
      const before = by.draftOf(saved);
      const wanted = by.savable(typed, before);
      if (!same(wanted, before)) {
        awaited.current = wanted;
        const answer = await by.save(saved, wanted);
        awaited.current = undefined;
        if (!answer.ok) return refuse(answer.error);
        latest.current.saved = answer.value;
      }
      latest.current.settled = typed;
      tellAll();
    },
    [refuse, tellAll],
  );

  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    // What is typed on while a save waits for its turn belongs to the next one.
    const { draft: typed, settled } = latest.current;
    if (typed === settled) return queue.current;
    const of = replaced.current;
    queue.current = queue.current.then(() => saveNow(of === replaced.current ? typed : latest.current.draft));
    return queue.current;
  }, [saveNow]);

  // Known at once, so that what a field settles on being left is in the save that follows.
  const setDraft = useCallback(
    (make: (before: Draft) => Draft): void => {
      latest.current.draft = make(latest.current.draft);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), rest);
      tellAll();
    },
    [save, tellAll],
  );

  /** Shows what has become of the document by other hands than the draft's. */
  const take = useCallback(
    (document: Document, saved: Document): void => {
      const { drafting: by } = latest.current;
      const before = by.draftOf(saved);
      const now = by.draftOf(document);
      const untouched = same(latest.current.draft, before);
      latest.current.saved = document;
      if (same(now, before) || same(now, awaited.current)) return;
      replaced.current += 1;
      latest.current.settled = now;
      latest.current.draft = now;
      tellAll();
      if (!untouched) tell({ tone: 'warning', message: t('creatures.changedElsewhere') });
    },
    [tellAll, tell, t],
  );

  /** Changes the document otherwise than through the draft, after everything typed is saved; whether that was granted. */
  const change = useCallback(
    async (make: (document: Document) => Promise<Answered<Document>>): Promise<boolean> => {
      const turn = save().then(async () => {
        const { saved } = latest.current;
        const answer = await make(saved);
        if (answer.ok) take(answer.value, saved);
        else refuse(answer.error);
        return answer.ok;
      });
      queue.current = turn.then(() => undefined);
      return turn;
    },
    [save, refuse, take],
  );

  useEffect(() => {
    const { saved } = latest.current;
    if (document.revision > saved.revision) take(document, saved);
  }, [document, take]);

  // Leaving the page saves what the rest had not come to yet.
  useEffect(() => () => void save(), [save]);

  const store = useMemo<DraftStore<Draft>>(
    () => ({
      draft: () => latest.current.draft,
      isUnsaved: () => latest.current.draft !== latest.current.settled,
      subscribe(heard) {
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
    }),
    [listeners],
  );
  return { store, setDraft, save, change };
}

/** The same for those who show the whole draft. */
export function useDraft<Document extends Saved, Draft>(
  document: Document,
  drafting: Drafting<Document, Draft>,
) {
  const { store, ...drafted } = useDraftStore(document, drafting);
  const draft = useSyncExternalStore(store.subscribe, store.draft);
  const unsaved = useSyncExternalStore(store.subscribe, store.isUnsaved);
  return { ...drafted, draft, unsaved };
}

/** Milliseconds after which what is worked out of a draft is worked out anew. */
const moment = 120;

/** A draft as it was when typing last paused for a moment: what is worked out of it holds no key up. */
export function usePaused<Draft>({ draft, subscribe }: DraftStore<Draft>): Draft {
  const [paused, setPaused] = useState(draft);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => startTransition(() => setPaused(draft));
    const stop = subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(show, moment);
    });
    show();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [draft, subscribe]);
  return paused;
}
