import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Setter = (creatureId: string | null) => void;

// Apart, so that the page which says who acts is not drawn again for having said so.
const Acting = createContext<string | null>(null);
const SetActing = createContext<Setter>(() => undefined);

/** Knows which creature of the library has the turn on the page that is open, if any. */
export function ActingCreatureProvider({ children }: { children: ReactNode }) {
  const [creatureId, set] = useState<string | null>(null);
  return (
    <SetActing value={set}>
      <Acting value={creatureId}>{children}</Acting>
    </SetActing>
  );
}

/** The creature that has the turn; null where nobody has one. */
export function useActingCreature(): string | null {
  return useContext(Acting);
}

/** Says who has the turn while the page is there. */
export function useTellActing(creatureId: string | null): void {
  const set = useContext(SetActing);
  useEffect(() => {
    set(creatureId);
    return () => set(null);
  }, [set, creatureId]);
}
