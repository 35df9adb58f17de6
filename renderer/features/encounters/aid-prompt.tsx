import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import type { Aimed } from './action-list.tsx';

interface AidPromptProps {
  /** What may be done for friends who have fallen, each aimed at the one who needs it most. */
  aids: readonly Aimed[];
  onAct: (aid: Aimed, overrule: boolean) => void;
}

/** Offers help for the fallen as soon as a friend has a turn, on a key of its own. */
export function AidPrompt({ aids, onAct }: AidPromptProps) {
  const words = useWords();
  const { t, say } = words;
  const aid = aids.find(({ at: [target] }) => target?.vitalState?.acts === false);
  const [fallen] = aid?.at ?? [];
  const help = aid === undefined ? undefined : () => onAct(aid, false);
  useKeys(onKeys(keyMap.aidFallen, help));
  if (help === undefined || aid === undefined || !fallen?.vitalState) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button keyHint={keyHint('aidFallen', words)} onPress={help}>
          {say(aid.offer.row.label)}
        </Button>
      }
    >
      {t('fallen.needsAid', { name: fallen.name, state: fallen.vitalState.label })}
    </Banner>
  );
}
