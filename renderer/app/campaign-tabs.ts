/** The parts of a campaign that its page shows one at a time. */
export const campaignTabs = [
  'party',
  'bestiary',
  'encounters',
  'catalogue',
  'notes',
  'rules',
  'tables',
] as const;
export type CampaignTab = (typeof campaignTabs)[number];
