import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CatalogueSpec } from '../../shared/rules/core/catalogue.ts';

/** The catalogues of a campaign, for whatever edits its sheets. */
export interface SheetCatalogues {
  readonly campaignId: string;
  readonly catalogues: readonly CatalogueSpec[];
}

const Context = createContext<SheetCatalogues | undefined>(undefined);

/** Lets the lists inside draw on the catalogues of a campaign. */
export function SheetCataloguesProvider({
  campaignId,
  catalogues,
  children,
}: SheetCatalogues & { children: ReactNode }) {
  const value = useMemo(() => ({ campaignId, catalogues }), [campaignId, catalogues]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** One catalogue of a campaign. */
export interface SheetCatalogue {
  readonly campaignId: string;
  readonly catalogue: CatalogueSpec;
}

/** The catalogue that a list draws on; undefined where there is none. */
export function useSheetCatalogue(id: string | undefined): SheetCatalogue | undefined {
  const around = useContext(Context);
  const catalogue = around?.catalogues.find((one) => one.id === id);
  const campaignId = around?.campaignId;
  return useMemo(
    () => (campaignId === undefined || catalogue === undefined ? undefined : { campaignId, catalogue }),
    [campaignId, catalogue],
  );
}
