import { Printer } from 'lucide-react';
import { useState } from 'react';
import { keyHint } from '../../keys/key-map.ts';
import { useCommand } from '../../keys/menu-commands.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { PrintDialog, type PrintStart } from './print-dialog.tsx';

/** Opens the print dialog, by press, by key or from the menu. */
export function PrintButton({ start }: { start: PrintStart }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  useCommand('print', () => setOpen(true));
  return (
    <>
      <IconButton
        label={words.t('paper.print')}
        icon={<Printer />}
        keyHint={keyHint('print', words)}
        onPress={() => setOpen(true)}
      />
      <PrintDialog start={start} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
