import { Redo2, Undo2 } from 'lucide-react';
import { keyHint, keyMap } from '../keys/key-map.ts';
import { type UndoTarget, usePageUndo } from '../keys/undo-target.tsx';
import { onKeys, useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import styles from './undo-buttons.module.css';

/** The way back, which says what it takes back before it does; by button and by key. The page's own, else the library's. */
export function UndoButtons({ library }: { library: UndoTarget }) {
  const { undoLabel, redoLabel, undo, redo } = usePageUndo() ?? library;
  const words = useWords();
  const { t } = words;
  useKeys({ ...onKeys(keyMap.undo, undo), ...onKeys(keyMap.redo, redo) });
  const effect = undoLabel === null ? t('action.undo') : t('action.undoEffect', { effect: undoLabel });
  return (
    <div className={styles.buttons}>
      <Button
        variant="quiet"
        icon={<Undo2 />}
        keyHint={keyHint('undo', words)}
        isDisabled={undoLabel === null}
        onPress={undo}
      >
        <span className={styles.effect} title={effect}>
          {effect}
        </span>
      </Button>
      <IconButton
        label={redoLabel === null ? t('action.redo') : t('action.redoEffect', { effect: redoLabel })}
        icon={<Redo2 />}
        keyHint={keyHint('redo', words)}
        isDisabled={redoLabel === null}
        onPress={redo}
      />
    </div>
  );
}
