import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type Paper, papers } from '../../../shared/ipc/start-contract.ts';
import { type Language, languages } from '../../../shared/rules/core/language.ts';
import { ask } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../../words/words.tsx';

interface PrintDialogProps {
  creatureId: string;
  /** Preselected: the campaign's language and the paper last used. */
  language: Language;
  paper: Paper;
  onPaperChange: (paper: Paper) => void;
}

/** Saves a sheet as a PDF, in whatever language the paper shall speak. */
export function PrintDialog({ creatureId, language: usual, paper, onPaperChange }: PrintDialogProps) {
  const { t } = useWords();
  const { tell, refuse } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState(usual);
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    const answer = await ask('paper.saveSheet', { id: creatureId, language, paper });
    setSaving(false);
    if (!answer.ok) {
      refuse(answer.error);
    } else if (answer.value !== null) {
      setOpen(false);
      tell({ tone: 'success', message: t('paper.saved', { path: answer.value.path }) });
    }
  };
  return (
    <>
      <Button icon={<Printer />} onPress={() => setOpen(true)}>
        {t('paper.save')}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('paper.title')}
        closeLabel={t('action.close')}
        size="small"
        actions={
          <>
            <Button slot="close">{t('action.cancel')}</Button>
            <Button variant="primary" pendingLabel={saving && t('paper.saving')} onPress={() => void save()}>
              {t('paper.saveAction')}
            </Button>
          </>
        }
      >
        <Stack>
          <SegmentedControl
            label={t('paper.language')}
            segments={languages.map((id) => ({ id, label: t(`language.${id}`) }))}
            value={language}
            onChange={setLanguage}
          />
          <SegmentedControl
            label={t('paper.size')}
            segments={papers.map((id) => ({ id, label: t(`paper.size.${id}`) }))}
            value={paper}
            onChange={onPaperChange}
          />
        </Stack>
      </ModalDialog>
    </>
  );
}
