import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface Registry {
  readonly creatureId: string | null;
  readonly set: (creatureId: string | null) => void;
}

const Context = createContext<Registry>({ creatureId: null, set: () => undefined });

/** Knows which creature of the library has the turn on the page that is open, if any. */
export function ActingCreatureProvider({ children }: { children: ReactNode }) {
  const [creatureId, set] = useState<string | null>(null);
  const registry = useMemo(() => ({ creatureId, set }), [creatureId]);
  return <Context.Provider value={registry}>{children}</Context.Provider>;
}

/** The creature that has the turn; null where nobody has one. */
export function useActingCreature(): string | null {
  return useContext(Context).creatureId;
}

/** Says who has the turn while the page is there. */
export function useTellActing(creatureId: string | null): void {
  const { set } = useContext(Context);
  useEffect(() => {
    set(creatureId);
    return () => set(null);
  }, [set, creatureId]);
}
