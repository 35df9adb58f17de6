import type { Row } from '../../../shared/library/row.ts';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';

interface CampaignFieldProps {
  campaigns: readonly Row[];
  value: string;
  onChange: (campaignId: string) => void;
}

/** Asks for one of several campaigns; where there is no choice, it asks nothing. */
export function CampaignField({ campaigns, value, onChange }: CampaignFieldProps) {
  const { t, say } = useWords();
  if (campaigns.length < 2) return null;
  return (
    <Select
      label={t('bulk.campaign')}
      description={t('bulk.campaignHelp')}
      options={campaigns.map(({ id, name }) => ({ id, label: say(name) }))}
      value={value}
      onChange={onChange}
    />
  );
}
