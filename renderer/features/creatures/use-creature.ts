import { useCallback, useEffect, useRef, useState } from 'react';
import type { CreatureDocument } from '../../../shared/library/document.ts';
import type { SheetSection } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useWords } from '../../words/words.tsx';
import { type Draft, savable } from './draft.ts';

/** Milliseconds of rest after which what was typed is saved. */
const rest = 300;

function draftOf({ body: { name, sheet } }: CreatureDocument): Draft {
  return { name, sheet };
}

function same(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A creature being worked on: the draft, and its saving after a rest or on leaving. Saves follow each other;
 * a change from elsewhere replaces the draft, unless something is still being typed.
 */
export function useCreature(document: CreatureDocument, sections: readonly SheetSection[]) {
  const { t } = useWords();
  const { refuse, tell } = useNotices();
  const [draft, setDraft] = useState(() => draftOf(document));
  const [saving, setSaving] = useState(false);
  const latest = useRef({ draft, sections, saved: document });
  latest.current.draft = draft;
  latest.current.sections = sections;
  const queue = useRef(Promise.resolve());

  const saveNow = useCallback(async (): Promise<void> => {
    const { draft: typed, sections: form, saved } = latest.current;
    const wanted = savable(form, typed, draftOf(saved));
    if (same(wanted, draftOf(saved))) return;
    const { id, revision, body } = saved;
    const save = { commandId: newCommandId(), id, revision, body: { ...body, ...wanted } };
    const answer = await ask('creatures.save', save);
    if (!answer.ok) refuse(answer.error);
    else if (answer.value.kind === 'character' || answer.value.kind === 'monster')
      latest.current.saved = answer.value;
  }, [refuse]);

  const save = useCallback((): Promise<void> => {
    setSaving(true);
    queue.current = queue.current.then(saveNow).finally(() => setSaving(false));
    return queue.current;
  }, [saveNow]);

  useEffect(() => {
    const { saved } = latest.current;
    if (document.revision <= saved.revision) return;
    const untouched = same(latest.current.draft, draftOf(saved));
    const own = same(draftOf(document), draftOf(saved));
    latest.current.saved = document;
    if (own) return;
    setDraft(draftOf(document));
    if (!untouched) tell({ tone: 'warning', message: t('creatures.changedElsewhere') });
  }, [document, tell, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest begins anew with each draft.
  useEffect(() => {
    const timer = setTimeout(() => void save(), rest);
    return () => clearTimeout(timer);
  }, [draft, save]);

  // Leaving the page saves what the rest had not come to yet.
  useEffect(() => () => void save(), [save]);

  return { draft, setDraft, save, saving };
}
