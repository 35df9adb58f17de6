import { askEarly } from '../bridge/desk.ts';
import { beginList } from '../replica/list.ts';

const campaignAddress = /^#\/campaigns\/([^/?#]+)(?:\?(.*))?$/;

/**
 * Begins what a window needs that starts at a campaign, as after a crash: its page and its list are on their way
 * while the rest of the screen is still being put together.
 */
export function beginPage(hash: string): void {
  const [, id, search] = campaignAddress.exec(hash) ?? [];
  if (id === undefined) return;
  const campaignId = decodeURIComponent(id);
  const tab = new URLSearchParams(search).get('tab');
  askEarly('library.read', { id: campaignId });
  if (tab === null || tab === 'party') beginList({ kind: 'character', campaignId });
  if (tab === 'bestiary') beginList({ kind: 'monster', campaignId });
  void import('./pages/campaign-page.tsx');
}
