import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.ts';
import { useWords } from '../../words/words.tsx';

const KeyListDialog = later(async () => (await import('./key-list-dialog.tsx')).KeyListDialog);

/** Tells which key does what, from anywhere. */
export function KeyList() {
  const words = useWords();
  /** Undefined until it is asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  useKeys(onKeys(keyMap.keys, () => setOpen(true)));
  return (
    <>
      <IconButton
        label={words.t('keys.open')}
        icon={<Keyboard />}
        keyHint={keyHint('keys', words)}
        onPress={() => setOpen(true)}
      />
      {isOpen !== undefined && <KeyListDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
