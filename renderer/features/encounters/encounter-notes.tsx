import { memo, useMemo, useState } from 'react';
import { type EncounterDocument, longestNote } from '../../../shared/library/document.ts';
import { refused } from '../../../shared/rules/core/result.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { type Drafting, useDraft } from '../../drafts/use-draft.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useWords } from '../../words/words.tsx';

interface Draft {
  readonly notes: string;
}

/** The game master's notes on an encounter, to read and to write while it runs and afterwards. */
export const EncounterNotes = memo(function EncounterNotes({ encounter }: { encounter: EncounterDocument }) {
  const { t } = useWords();
  const drafting = useMemo<Drafting<EncounterDocument, Draft>>(
    () => ({
      draftOf: ({ body: { notes = '' } }) => ({ notes }),
      savable: (draft) => draft,
      async save({ id, revision, body: { name } }, { notes }) {
        const wanted = { commandId: newCommandId(), id, revision, name, notes };
        const answer = await ask('encounters.save', wanted);
        if (!answer.ok) return answer;
        return answer.value.kind === 'encounter' ? { ok: true, value: answer.value } : refused('INTERNAL');
      },
    }),
    [],
  );
  const { draft, setDraft, save } = useDraft(encounter, drafting);
  const [isOpen, setOpen] = useState(draft.notes !== '' || encounter.body.status === 'ended');
  return (
    <Disclosure title={t('preparing.notes')} isOpen={isOpen} onOpenChange={setOpen}>
      <TextArea
        label={t('preparing.notes')}
        hideLabel
        description={t(encounter.body.status === 'ended' ? 'after.notesHelp' : 'preparing.notesHelp')}
        value={draft.notes}
        maxLength={longestNote}
        rows={4}
        onChange={(notes) => setDraft(() => ({ notes }))}
        onBlur={() => void save()}
      />
    </Disclosure>
  );
});
