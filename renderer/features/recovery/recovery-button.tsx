import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import type { CampaignDocument } from '../../../shared/library/document.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

/** Opens what characters have left, and lets them rest. */
export function RecoveryButton({
  campaign,
  characters,
}: {
  campaign: CampaignDocument;
  characters: readonly string[];
}) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<BedDouble />} isDisabled={characters.length === 0} onPress={() => setOpen(true)}>
        {t('recovery.open')}
      </Button>
      <RecoveryDialog campaign={campaign} characters={characters} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
