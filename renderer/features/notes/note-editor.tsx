import type { ReactNode } from 'react';
import { longestNote, type NoteDocument } from '../../../shared/library/document.ts';
import { refused } from '../../../shared/rules/core/result.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { SavedState } from '../../drafts/saved-state.tsx';
import { type Drafting, useDraft } from '../../drafts/use-draft.ts';
import { faultOf, NameField } from '../../names/name-field.tsx';
import { Page, PageHeader, Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useWords } from '../../words/words.tsx';

type Draft = Pick<NoteDocument['body'], 'name' | 'text'>;

const drafting: Drafting<NoteDocument, Draft> = {
  draftOf: ({ body: { name, text } }) => ({ name, text }),
  savable: ({ name, text }, saved) => ({
    name: faultOf(name) === undefined ? name : saved.name,
    text: text.length <= longestNote ? text : saved.text,
  }),
  async save({ id, revision, body }, draft) {
    const wanted = { commandId: newCommandId(), id, revision, body: { ...body, ...draft } };
    const answer = await ask('notes.save', wanted);
    if (!answer.ok) return answer;
    return answer.value.kind === 'note' ? { ok: true, value: answer.value } : refused('INTERNAL');
  },
};

interface NoteEditorProps {
  note: NoteDocument;
  eyebrow: ReactNode;
  actions: ReactNode;
}

/** A note to write in. */
export function NoteEditor({ note, eyebrow, actions }: NoteEditorProps) {
  const { t, say } = useWords();
  const { draft, setDraft, save, unsaved } = useDraft(note, drafting);
  const fault = faultOf(draft.name);
  const tooLong = draft.text.length > longestNote;
  return (
    <Page width="reading">
      <PageHeader
        title={say(drafting.savable(draft, note.body).name)}
        eyebrow={eyebrow}
        actions={
          <>
            <SavedState unsaved={unsaved} faulty={fault !== undefined || tooLong} />
            {actions}
          </>
        }
      />
      <Stack>
        <NameField
          label={t('notes.title')}
          input={{ name: draft.name, fault, set: (name) => setDraft((before) => ({ ...before, name })) }}
          onBlur={() => void save()}
        />
        <TextArea
          label={t('notes.text')}
          description={t('notes.textHelp')}
          errorMessage={tooLong ? t('fault.FIELD_TOO_LONG', { most: longestNote }) : undefined}
          rows={18}
          value={draft.text}
          onChange={(text) => setDraft((before) => ({ ...before, text }))}
          onBlur={() => void save()}
        />
      </Stack>
    </Page>
  );
}
