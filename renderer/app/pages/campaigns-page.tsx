import type { Row } from '../../../shared/library/document.ts';
import { CampaignList } from '../../features/campaigns/campaign-list.tsx';
import { useCampaignRows } from '../../replica/rows.ts';
import { useOpen } from '../navigation.tsx';

/** All campaigns; painted from main's first answer until the replica has its own. */
export function CampaignsPage({ initial }: { initial: readonly Row[] }) {
  const open = useOpen();
  const rows = useCampaignRows();
  return <CampaignList rows={rows ?? initial} onOpen={(id) => open('campaign', id)} />;
}
