import { z } from 'zod';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { PaperChoices } from '../../../shared/ipc/paper-contract.ts';
import { papers } from '../../../shared/ipc/start-contract.ts';
import { languages } from '../../../shared/rules/core/language.ts';
import { granted } from '../../../shared/rules/core/result.ts';
import type { PaperTools } from './tools.ts';

const keptSchema = z.object({ language: z.enum(languages), paper: z.enum(papers) });

/** Settings that are the app's own business and no window's. */
const folderKey = 'paperFolder';
const choicesKey = (campaignId: string): string => `paper:${campaignId}`;

function keep({ store }: PaperTools, key: string, value: unknown): void {
  if (JSON.stringify(store.settings.all()[key]) === JSON.stringify(value)) return;
  // A library that cannot be written still prints; it only remembers nothing.
  store.commit(() => {
    store.settings.put(key, value);
    return granted(null);
  });
}

/** What a campaign was last printed in; else its own language, on the paper of the settings. */
export function choicesOf(tools: PaperTools, campaignId: string): Answered<PaperChoices> {
  const { store, settings } = tools;
  const campaign = store.documents.live(campaignId);
  if (!campaign.ok) return campaign;
  const kept = keptSchema.safeParse(store.settings.all()[choicesKey(campaignId)]).data;
  const { body } = campaign.value;
  const usual = { language: 'language' in body ? body.language : settings().language };
  return granted({ paper: settings().paper, ...keptSchema.pick({ language: true }).parse(usual), ...kept });
}

/** Remembers what a campaign is printed in. */
export function keepChoices(tools: PaperTools, campaignId: string, { language, paper }: PaperChoices): void {
  keep(tools, choicesKey(campaignId), { language, paper });
}

/** The folder that was saved to last. */
export function lastFolder({ store, documentsFolder }: PaperTools): string {
  const kept = store.settings.all()[folderKey];
  return typeof kept === 'string' ? kept : documentsFolder();
}

/** Remembers a folder for the next time. */
export function keepFolder(tools: PaperTools, folder: string): void {
  keep(tools, folderKey, folder);
}
