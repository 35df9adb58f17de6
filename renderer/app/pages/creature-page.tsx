import { Trash2 } from 'lucide-react';
import { Builder } from '../../features/creatures/builder.tsx';
import { DeriveButton } from '../../features/creatures/derive-button.tsx';
import { ExportDocument } from '../../features/exchange/export-buttons.tsx';
import { HistoryDialog } from '../../features/history/history-dialog.tsx';
import { PrintedBlock } from '../../features/pasting/printed-block.tsx';
import { PrintButton } from '../../features/printing/print-button.tsx';
import { useDocument } from '../../replica/document.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { CampaignLink } from '../campaign-link.tsx';
import { Missing } from '../missing.tsx';
import { useOpen, useRemove } from '../navigation.tsx';

/** A character or a monster in the builder. */
export function CreaturePage({ id }: { id: string }) {
  const { t } = useWords();
  const open = useOpen();
  const remove = useRemove();
  const creature = useDocument(id);
  const campaignId = creature.state === 'read' ? creature.document.campaignId : undefined;
  const campaign = useDocument(campaignId ?? id);
  if (creature.state === 'reading' || campaign.state === 'reading') return null;
  if (creature.state === 'refused' || campaign.state === 'refused') return <Missing />;
  const { document } = creature;
  if (document.kind !== 'character' && document.kind !== 'monster') return <Missing />;
  if (campaign.document.kind !== 'campaign') return null;
  return (
    <Builder
      campaign={campaign.document}
      creature={document}
      eyebrow={<CampaignLink id={document.campaignId} kind={document.kind} />}
      actions={
        <>
          <PrintButton
            start={{
              campaignId: document.campaignId,
              kind: document.kind === 'character' ? 'sheets' : 'cards',
              creatures: [id],
            }}
          />
          <DeriveButton
            creature={document}
            system={campaign.document.body.system}
            onDerived={(derived) => open(document.kind, derived)}
          />
          {document.body.printed !== undefined && <PrintedBlock text={document.body.printed} />}
          <HistoryDialog document={document} />
          <ExportDocument id={id} />
          <IconButton
            label={t('creatures.remove', { name: document.body.name })}
            icon={<Trash2 />}
            onPress={() => void remove(document)}
          />
        </>
      }
    />
  );
}
