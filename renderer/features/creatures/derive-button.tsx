import { GitBranch } from 'lucide-react';
import { useState } from 'react';
import type { CreatureDocument } from '../../../shared/library/document.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { DeriveDialog } from './derive-dialog.tsx';

interface DeriveButtonProps {
  /** The template. */
  creature: CreatureDocument;
  system: SystemId;
  onDerived: (id: string) => void;
}

/** Makes another creature from the one on the page. */
export function DeriveButton({ creature: { id, campaignId }, ...rest }: DeriveButtonProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('derive.open')} icon={<GitBranch />} onPress={() => setOpen(true)} />
      <DeriveDialog id={id} campaignId={campaignId} {...rest} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
