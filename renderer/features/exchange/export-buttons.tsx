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

/** Writes some documents into one file, with the campaigns that they are of. */
export function ExportSelection({ campaigns, documents }: { campaigns: string[]; documents: string[] }) {
  const { t } = useWords();
  const { exportSelection } = useExchange();
  return (
    <IconButton
      label={t('bulk.export')}
      icon={<PackagePlus />}
      onPress={() => void exportSelection(campaigns, documents)}
    />
  );
}
