import { EncounterView } from '../../features/encounters/encounter-view.tsx';
import { CampaignLink } from '../campaign-link.tsx';

/** An encounter at the table. */
export function EncounterPage({ id }: { id: string }) {
  return (
    <EncounterView id={id} eyebrow={(campaignId) => <CampaignLink id={campaignId} kind="encounter" />} />
  );
}
