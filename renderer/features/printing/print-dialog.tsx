import { useEffect, useState } from 'react';
import type { PaperChoices, PaperKind } from '../../../shared/ipc/paper-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import { ask } from '../../bridge/desk.ts';
import { useRows } from '../../replica/rows.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/words.tsx';
import { PrintDesk } from './print-desk.tsx';

/** What a place of the app would print. */
export interface PrintStart {
  readonly campaignId: string;
  readonly kind: PaperKind;
  /** Those chosen at first; left out, all characters, or for cards all monsters. */
  readonly creatures?: readonly string[] | undefined;
  /** The encounter whose record can be printed here. */
  readonly encounter?: string | undefined;
}

interface PrintDialogProps {
  start: PrintStart;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything that is printed: what, of whom, in which language, on which paper; the pages; and out they go. */
export function PrintDialog({ start, isOpen, onOpenChange }: PrintDialogProps) {
  const { t } = useWords();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('paper.title')}
      closeLabel={t('action.close')}
      size="whole"
    >
      {(close) => <Loaded start={start} close={close} />}
    </ModalDialog>
  );
}

/** Waits for the campaign's last choices and its people, which are there in a moment. */
function Loaded({ start, close }: { start: PrintStart; close: () => void }) {
  const { language, say } = useWords();
  const { campaignId } = start;
  const characters = useRows(campaignId, 'character');
  const monsters = useRows(campaignId, 'monster');
  const [choices, setChoices] = useState<PaperChoices>();
  useEffect(() => {
    void ask('paper.choices', { campaignId }).then((answer) => {
      if (answer.ok) setChoices(answer.value);
    });
  }, [campaignId]);
  const collator = new Intl.Collator(language, { numeric: true });
  const sorted = (rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((a, b) => collator.compare(say(a.name), say(b.name)));
  if (choices === undefined || characters === undefined || monsters === undefined) return null;
  return (
    <PrintDesk
      start={start}
      choices={choices}
      characters={sorted(characters)}
      monsters={sorted(monsters)}
      close={close}
    />
  );
}
