import { lazy } from 'react';

const pages = {
  campaign: () => import('./pages/campaign-page.tsx'),
  creature: () => import('./pages/creature-page.tsx'),
  encounter: () => import('./pages/encounter-page.tsx'),
  note: () => import('./pages/note-page.tsx'),
  settings: () => import('./pages/settings-page.tsx'),
};

/** Pages that the first screen does without, so that it comes sooner. */
export const CampaignPage = lazy(async () => ({ default: (await pages.campaign()).CampaignPage }));
export const CreaturePage = lazy(async () => ({ default: (await pages.creature()).CreaturePage }));
export const EncounterPage = lazy(async () => ({ default: (await pages.encounter()).EncounterPage }));
export const NotePage = lazy(async () => ({ default: (await pages.note()).NotePage }));
export const SettingsPage = lazy(async () => ({ default: (await pages.settings()).SettingsPage }));

/** Fetches them all once the first screen is there, so that none is waited for later. */
export async function fetchLaterPages(): Promise<void> {
  for (const fetchPage of Object.values(pages)) await fetchPage();
}
