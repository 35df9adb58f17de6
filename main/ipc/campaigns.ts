import type { CampaignDocument } from '../../shared/library/document.ts';
import { readOptions } from '../../shared/rules/core/option.ts';
import { refused } from '../../shared/rules/core/result.ts';
import { systems } from '../../shared/rules/registry.ts';
import { campaignOf, differing } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { once } from './once.ts';

/** Campaigns: their system for good, their name, language and house rules as long as they last. */
export function campaignHandlers(desk: Desk): HandlersOf<'campaigns.create' | 'campaigns.save'> {
  const { store } = desk;
  return {
    'campaigns.create': ({ commandId, name, system, language }) =>
      once(desk, 'campaigns.create', commandId, (carrying) => {
        if (systems[system].sheets === undefined) return refused('SYSTEM_WITHOUT_SHEETS', 'system');
        const id = desk.newId();
        const body: CampaignDocument['body'] = { schema: 1, name, system, language, options: {} };
        return addDocument(store, carrying, { kind: 'campaign', id, campaignId: id, revision: 1, body });
      }),

    'campaigns.save': ({ commandId, id, revision, body }) =>
      once(desk, 'campaigns.save', commandId, (carrying) => {
        const found = campaignOf(store, id, 'id');
        if (!found.ok) return found;
        const campaign = found.value;
        if (body.system !== campaign.body.system) return refused('BAD_INPUT', 'body.system');
        const system = systems[campaign.body.system];
        const options = readOptions(system.options, body.options);
        if (!options.ok) return refused('BAD_INPUT', `body.${options.error.field ?? 'options'}`);
        const { name, language } = body;
        const saved = { ...campaign.body, name, language, options: differing(system, options.value) };
        return saveDocument(store, carrying, campaign, revision, { ...campaign, body: saved });
      }),
  };
}
