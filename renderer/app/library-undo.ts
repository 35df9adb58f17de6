import { useEffect, useMemo, useState } from 'react';
import type { UndoState } from '../../shared/ipc/start-contract.ts';
import { ask, listen, newCommandId } from '../bridge/desk.ts';
import type { UndoTarget } from '../keys/undo-target.tsx';
import { useNotices } from '../notices/notices.tsx';

/** Undo and redo of the library. */
export function useLibraryUndo(initial: UndoState): UndoTarget {
  const [state, setState] = useState(initial);
  const { refuse } = useNotices();
  useEffect(() => listen('library.changed', ({ undoState }) => setState(undoState)), []);
  return useMemo(() => {
    const run = (channel: 'library.undo' | 'library.redo'): void => {
      void ask(channel, { commandId: newCommandId() }).then((answer) => {
        if (!answer.ok) refuse(answer.error);
      });
    };
    return {
      undoLabel: state.undo,
      redoLabel: state.redo,
      undo: () => run('library.undo'),
      redo: () => run('library.redo'),
    };
  }, [state, refuse]);
}
