import { FileDown, PackagePlus } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { useExchange } from './use-exchange.ts';

/** Writes a campaign with everything in it into one file. */
export function ExportCampaign({ campaignId }: { campaignId: string }) {
  const { t } = useWords();
  const { exportCampaigns } = useExchange();
  return (
    <IconButton
      label={t('exchange.exportCampaign')}
      icon={<PackagePlus />}
      onPress={() => void exportCampaigns([campaignId])}
    />
  );
}

/** Writes one document into a file. */
export function ExportDocument({ id }: { id: string }) {
  const { t } = useWords();
  const { exportJson } = useExchange();
  return (
    <IconButton label={t('exchange.exportJson')} icon={<FileDown />} onPress={() => void exportJson(id)} />
  );
}
