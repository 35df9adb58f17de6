import { mostOnPaper } from '../../shared/ipc/paper-contract.ts';
import type { Row } from '../../shared/library/row.ts';
import type { SheetKind } from '../../shared/rules/core/sheet.ts';
import { ExportSelection } from '../features/exchange/export-buttons.tsx';
import { PrintButton } from '../features/printing/print-button.tsx';

/** Prints and exports chosen creatures; one print is of one campaign, whose rules and language it follows. */
export function ChosenActions({ chosen, kind }: { chosen: readonly Row[]; kind: SheetKind }) {
  const campaigns = [...new Set(chosen.map((row) => row.campaignId))];
  const ids = chosen.map(({ id }) => id);
  const [campaignId, ...others] = campaigns;
  const isPrinted = campaignId !== undefined && others.length === 0 && ids.length <= mostOnPaper;
  return (
    <>
      {isPrinted && (
        <PrintButton
          start={{ campaignId, kind: kind === 'character' ? 'sheets' : 'cards', creatures: ids }}
        />
      )}
      <ExportSelection campaigns={campaigns} documents={ids} />
    </>
  );
}
