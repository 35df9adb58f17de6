import type { Row } from '../../../shared/library/row.ts';
import { CampaignList } from '../../features/campaigns/campaign-list.tsx';
import { useCampaignRows } from '../../replica/campaign-rows.ts';
import { useOpen } from '../navigation.tsx';

/** All campaigns. */
export function CampaignsPage({ initial }: { initial: readonly Row[] }) {
  const open = useOpen();
  return <CampaignList rows={useCampaignRows(initial)} onOpen={(id) => open('campaign', id)} />;
}
