import { askEarly } from '../bridge/desk.ts';
import { beginList } from '../replica/list.ts';

const bestiaryAddress = /^#\/bestiary(?:\?(.*))?$/;
const campaignAddress = /^#\/campaigns\/([^/?#]+)(?:\?(.*))?$/;

function beginBestiary(search: string | undefined): void {
  const kind = new URLSearchParams(search).get('kind');
  beginList({ kind: 'campaign', campaignId: null });
  beginList({ kind: kind === 'character' ? kind : 'monster', campaignId: null });
  void import('./pages/bestiary-page.tsx');
}

/**
 * Begins what a window needs that starts at a list of creatures, as after a crash: its page and its list are on their
 * way while the rest of the screen is still being put together.
 */
export function beginPage(hash: string): void {
  const bestiary = bestiaryAddress.exec(hash);
  if (bestiary !== null) {
    beginBestiary(bestiary[1]);
    return;
  }
  const [, id, search] = campaignAddress.exec(hash) ?? [];
  if (id === undefined) return;
  const campaignId = decodeURIComponent(id);
  const tab = new URLSearchParams(search).get('tab');
  askEarly('library.read', { id: campaignId });
  if (tab === null || tab === 'party') beginList({ kind: 'character', campaignId });
  if (tab === 'bestiary') beginList({ kind: 'monster', campaignId });
  void import('./pages/campaign-page.tsx');
}
