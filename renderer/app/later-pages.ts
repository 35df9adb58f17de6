import { later } from '../ui/later.ts';

export const BestiaryPage = later(async () => (await import('./pages/bestiary-page.tsx')).BestiaryPage);
export const CampaignPage = later(async () => (await import('./pages/campaign-page.tsx')).CampaignPage);
export const CreaturePage = later(async () => (await import('./pages/creature-page.tsx')).CreaturePage);
export const DamagePage = later(async () => (await import('./pages/damage-page.tsx')).DamagePage);
export const EncounterPage = later(async () => (await import('./pages/encounter-page.tsx')).EncounterPage);
export const ItemPage = later(async () => (await import('./pages/item-page.tsx')).ItemPage);
export const NotePage = later(async () => (await import('./pages/note-page.tsx')).NotePage);
export const SettingsPage = later(async () => (await import('./pages/settings-page.tsx')).SettingsPage);
