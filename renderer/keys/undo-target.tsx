import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { Label } from '../../shared/rules/core/label.ts';
import { createWatched, type Watched } from '../watched/watched.ts';

/** Something whose last step can be taken back; the labels name the effect, null where there is none. */
export interface UndoTarget {
  readonly undoLabel: Label | null;
  readonly redoLabel: Label | null;
  readonly undo: () => void;
  readonly redo: () => void;
}

const Target = createContext<Watched<UndoTarget | null>>(createWatched<UndoTarget | null>(null));

/** Knows whose steps undo and redo take: the page's where it has its own, else nobody's. */
export function UndoTargetProvider({ children }: { children: ReactNode }) {
  const [target] = useState(() => createWatched<UndoTarget | null>(null));
  return <Target value={target}>{children}</Target>;
}

/** The page's own target; null leaves undo to the library. */
export function usePageUndo(): UndoTarget | null {
  const watched = useContext(Target);
  const [target, set] = useState(watched.now);
  useEffect(() => {
    // What was undone or done is drawn before the button that names it.
    const show = () => startTransition(() => set(watched.now()));
    show();
    return watched.subscribe(show);
  }, [watched]);
  return target;
}

/** Makes undo and redo the page's own while it is there. The target has to be the same object until it changes. */
export function useUndoTarget(target: UndoTarget): void {
  const watched = useContext(Target);
  useEffect(() => {
    watched.set(target);
    return () => watched.set(null);
  }, [watched, target]);
}
