import { Trash2 } from 'lucide-react';
import { ItemEditor } from '../../features/catalogue/item-editor.tsx';
import { ExportDocument } from '../../features/exchange/export-buttons.tsx';
import { HistoryDialog } from '../../features/history/history-dialog.tsx';
import { useDocument } from '../../replica/document.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { CampaignLink } from '../campaign-link.tsx';
import { Missing } from '../missing.tsx';
import { useRemove } from '../navigation.tsx';

/** An entry of a campaign's catalogue. */
export function ItemPage({ id }: { id: string }) {
  const { t } = useWords();
  const remove = useRemove();
  const reading = useDocument(id);
  const campaignId = reading.state === 'read' ? reading.document.campaignId : undefined;
  const campaign = useDocument(campaignId ?? id);
  if (reading.state === 'reading' || campaign.state === 'reading') return null;
  if (reading.state === 'refused' || campaign.state === 'refused') return <Missing />;
  const { document: item } = reading;
  if (item.kind !== 'item') return <Missing />;
  if (campaign.document.kind !== 'campaign') return null;
  return (
    <ItemEditor
      campaign={campaign.document}
      item={item}
      eyebrow={<CampaignLink id={item.campaignId} kind="item" />}
      actions={
        <>
          <HistoryDialog document={item} />
          <ExportDocument id={id} />
          <IconButton
            label={t('catalogue.remove', { name: item.body.name })}
            icon={<Trash2 />}
            onPress={() => void remove(item)}
          />
        </>
      }
    />
  );
}
