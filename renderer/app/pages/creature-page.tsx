import { Trash2 } from 'lucide-react';
import { Builder } from '../../features/creatures/builder.tsx';
import { ExportDocument } from '../../features/exchange/export-buttons.tsx';
import { HistoryDialog } from '../../features/history/history-dialog.tsx';
import { PrintedBlock } from '../../features/pasting/printed-block.tsx';
import { PrintDialog } from '../../features/printing/print-dialog.tsx';
import { useDocument } from '../../replica/document.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { CampaignLink } from '../campaign-link.tsx';
import { Missing } from '../missing.tsx';
import { useRemove } from '../navigation.tsx';
import { useSettings } from '../settings.tsx';

/** A character or a monster in the builder. */
export function CreaturePage({ id }: { id: string }) {
  const { t } = useWords();
  const { settings, change } = useSettings();
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
          <PrintDialog
            creatureId={id}
            language={campaign.document.body.language}
            paper={settings.paper}
            onPaperChange={(paper) => change({ paper })}
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
