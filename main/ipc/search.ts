import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { currentSettings } from './settings.ts';

/** Finds documents by the beginnings of their words; whatever is typed is text, and nothing in it is an operator. */
export function searchHandlers(desk: Desk): HandlersOf<'library.search'> {
  const { store } = desk;
  return {
    'library.search': ({ text, campaignId }) => {
      const { language } = currentSettings(desk);
      const campaignName = (id: string): Label => {
        const campaign = store.documents.live(id);
        return campaign.ok ? campaign.value.body.name : appWord('library.unreadable');
      };
      const found = store.documents.listed(store.search.find(text, campaignId));
      const hits = found.flatMap((one) => {
        const [row] = store.rows([one]);
        if (row === undefined || one.document === undefined) return [];
        const excerpt = store.search.excerpt(one.document, text, language);
        return [{ row, campaign: campaignName(row.campaignId), excerpt }];
      });
      return granted(hits);
    },
  };
}
