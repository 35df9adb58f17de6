import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { currentSettings } from './settings.ts';

function campaignName(store: Store, id: string): Label {
  const campaign = store.documents.live(id);
  return campaign.ok ? campaign.value.body.name : appWord('library.unreadable');
}

/** Finds documents by the beginnings of their words; whatever is typed is text, and nothing in it is an operator. */
export function searchHandlers(desk: Desk): HandlersOf<'library.search'> {
  const { store } = desk;
  return {
    'library.search': ({ text, campaignId }) => {
      const { language } = currentSettings(desk);
      const found = store.documents.listed(store.search.find(text, campaignId));
      const rows = new Map(store.rows(found).map((row) => [row.id, row]));
      const campaigns = new Map<string, Label>();
      const campaignOf = (id: string): Label => {
        const name = campaigns.get(id) ?? campaignName(store, id);
        campaigns.set(id, name);
        return name;
      };
      const hits = found.flatMap(({ id, document }) => {
        const row = rows.get(id);
        if (row === undefined || document === undefined) return [];
        const excerpt = store.search.excerpt(document, text, language);
        return [{ row, campaign: campaignOf(row.campaignId), excerpt }];
      });
      return granted(hits);
    },
  };
}
