import { useEffect, useState } from 'react';
import type { UndoState } from '../../shared/ipc/contract.ts';
import { ask, listen, newCommandId } from '../bridge/desk.ts';
import { keyMap } from '../keys/key-map.ts';
import { onKeys, useKeys } from '../keys/use-keys.ts';
import { useNotices } from '../notices/notices.tsx';

/** Undo and redo of the library, by key from wherever nothing nearer takes them. */
export function useLibraryUndo(initial: UndoState) {
  const [state, setState] = useState(initial);
  const { refuse } = useNotices();
  useEffect(() => listen('library.changed', ({ undoState }) => setState(undoState)), []);
  const run = (channel: 'library.undo' | 'library.redo'): void => {
    void ask(channel, { commandId: newCommandId() }).then((answer) => {
      if (!answer.ok) refuse(answer.error);
    });
  };
  const undo = (): void => run('library.undo');
  const redo = (): void => run('library.redo');
  useKeys({ ...onKeys(keyMap.undo, undo), ...onKeys(keyMap.redo, redo) });
  return { state, undo, redo };
}
