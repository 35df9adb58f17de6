import type { Row } from '../../shared/library/row.ts';
import type { CatalogueSpec } from '../../shared/rules/core/catalogue.ts';
import { useRows } from '../replica/rows.ts';

/** Which catalogue the row of an entry is of, by the word of that catalogue. */
function catalogueWord({ summary }: Row): string | undefined {
  const of = summary !== null && 'params' in summary ? summary.params?.of : undefined;
  return typeof of === 'object' && 'key' in of ? of.key : undefined;
}

/** The entries of one catalogue of a campaign; undefined until the replica has answered. */
export function useEntries(campaignId: string, { label }: CatalogueSpec): readonly Row[] | undefined {
  return useRows(campaignId, 'item')?.filter((row) => catalogueWord(row) === label.key);
}
