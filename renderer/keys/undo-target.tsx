import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { Label } from '../../shared/rules/core/label.ts';

/** Something whose last step can be taken back; the labels name the effect, null where there is none. */
export interface UndoTarget {
  readonly undoLabel: Label | null;
  readonly redoLabel: Label | null;
  readonly undo: () => void;
  readonly redo: () => void;
}

type Setter = (target: UndoTarget | null) => void;

// Apart, so that a page which sets its target is not drawn again for having done so.
const Target = createContext<UndoTarget | null>(null);
const SetTarget = createContext<Setter>(() => undefined);

/** Knows whose steps undo and redo take: the page's where it has its own, else nobody's. */
export function UndoTargetProvider({ children }: { children: ReactNode }) {
  const [target, set] = useState<UndoTarget | null>(null);
  return (
    <SetTarget value={set}>
      <Target value={target}>{children}</Target>
    </SetTarget>
  );
}

/** The page's own target; null leaves undo to the library. */
export function usePageUndo(): UndoTarget | null {
  return useContext(Target);
}

/** Makes undo and redo the page's own while it is there. The target has to be the same object until it changes. */
export function useUndoTarget(target: UndoTarget): void {
  const set = useContext(SetTarget);
  useEffect(() => {
    // What was undone or done is drawn before the button that names it.
    startTransition(() => set(target));
    return () => startTransition(() => set(null));
  }, [set, target]);
}
