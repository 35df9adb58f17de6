import { Dices } from 'lucide-react';
import { useState } from 'react';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeysEverywhere } from '../../keys/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.ts';
import { useWords } from '../../words/words.tsx';

const RollerDialog = later(async () => (await import('./roller-dialog.tsx')).RollerDialog);

/** Rolls any dice from wherever one is; the focus goes back there. `creatureId` is who has the turn or is looked at, if anybody. */
export function DiceRoller({ creatureId }: { creatureId: string | null }) {
  const words = useWords();
  /** Undefined until it is asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  useKeysEverywhere(onKeys(keyMap.roller, () => setOpen((open) => open !== true)));
  return (
    <>
      <Button
        variant="quiet"
        icon={<Dices />}
        keyHint={keyHint('roller', words)}
        onPress={() => setOpen(true)}
      >
        {words.t('roller.open')}
      </Button>
      {isOpen !== undefined && (
        <RollerDialog isOpen={isOpen} onOpenChange={setOpen} creatureId={creatureId} />
      )}
    </>
  );
}
