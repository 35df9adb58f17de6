import { Trash2 } from 'lucide-react';
import { ExportDocument } from '../../features/exchange/export-buttons.tsx';
import { HistoryDialog } from '../../features/history/history-dialog.tsx';
import { NoteEditor } from '../../features/notes/note-editor.tsx';
import { useDocument } from '../../replica/document.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { CampaignLink } from '../campaign-link.tsx';
import { Missing } from '../missing.tsx';
import { useRemove } from '../navigation.tsx';

/** A note. */
export function NotePage({ id }: { id: string }) {
  const { t } = useWords();
  const remove = useRemove();
  const reading = useDocument(id);
  if (reading.state === 'reading') return null;
  if (reading.state === 'refused' || reading.document.kind !== 'note') return <Missing />;
  const { document: note } = reading;
  return (
    <NoteEditor
      note={note}
      eyebrow={<CampaignLink id={note.campaignId} kind="note" />}
      actions={
        <>
          <HistoryDialog document={note} />
          <ExportDocument id={id} />
          <IconButton
            label={t('notes.remove', { name: note.body.name })}
            icon={<Trash2 />}
            onPress={() => void remove(note)}
          />
        </>
      }
    />
  );
}
