import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * A document being worked on: the draft, and its saving after a rest or on leaving. Saves follow each other;
 * a change from elsewhere replaces the draft, and says so where something was being typed.
 */
export function useDraft<Document extends Saved, Draft>(
  document: Document,
  drafting: Drafting<Document, Draft>,
) {
  const { t } = useWords();
  const { refuse, tell } = useNotices();
  const [draft, showDraft] = useState(() => drafting.draftOf(document));
  const [saving, setSaving] = useState(false);
  const latest = useRef({ draft, drafting, saved: document });
  latest.current.draft = draft;
  latest.current.drafting = drafting;
  const queue = useRef(Promise.resolve());
  /** What a save that is under way will have made of the document. */
  const awaited = useRef<Draft>(undefined);
  // Known at once, so that what a field settles on being left is in the save that follows.
  const setDraft = useCallback((make: (before: Draft) => Draft): void => {
    latest.current.draft = make(latest.current.draft);
    showDraft(latest.current.draft);
  }, []);

  /** How often something from elsewhere has replaced the draft. */
  const replaced = useRef(0);

  const saveNow = useCallback(
    async (typed: Draft): Promise<void> => {
      const { drafting: by, saved } = latest.current;
      const before = by.draftOf(saved);
      const wanted = by.savable(typed, before);
      if (same(wanted, before)) return;
      awaited.current = wanted;
      const answer = await by.save(saved, wanted);
      awaited.current = undefined;
      if (answer.ok) latest.current.saved = answer.value;
      else refuse(answer.error);
    },
    [refuse],
  );

  const save = useCallback((): Promise<void> => {
    setSaving(true);
    // What is typed on while a save waits for its turn belongs to the next one.
    const { draft: typed } = latest.current;
    const of = replaced.current;
    queue.current = queue.current
      .then(() => saveNow(of === replaced.current ? typed : latest.current.draft))
      .finally(() => setSaving(false));
    return queue.current;
  }, [saveNow]);

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
      setDraft(() => now);
      if (!untouched) tell({ tone: 'warning', message: t('creatures.changedElsewhere') });
    },
    [setDraft, tell, t],
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest begins anew with each draft.
  useEffect(() => {
    const timer = setTimeout(() => void save(), rest);
    return () => clearTimeout(timer);
  }, [draft, save]);

  // Leaving the page saves what the rest had not come to yet.
  useEffect(() => () => void save(), [save]);

  const before = drafting.draftOf(latest.current.saved);
  const unsaved = saving || !same(drafting.savable(draft, before), before);
  return { draft, setDraft, save, change, unsaved };
}
