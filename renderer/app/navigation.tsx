import { useNavigate, useRouter } from '@tanstack/react-router';
import type { LibraryDocument } from '../../shared/library/document.ts';
import type { DocumentKind } from '../../shared/library/row.ts';
import { ask, newCommandId } from '../bridge/desk.ts';
import { useNotices } from '../notices/notices.tsx';
import type { CampaignTab } from './campaign-tabs.ts';

/** The tab of a campaign under which a kind of document is found. */
export const tabOf = {
  campaign: 'party',
  character: 'party',
  monster: 'bestiary',
  encounter: 'encounters',
  note: 'notes',
  item: 'catalogue',
} as const satisfies Record<DocumentKind, CampaignTab>;

/** Opens the page of a document. */
export function useOpen(): (kind: DocumentKind, id: string) => void {
  const navigate = useNavigate();
  return (kind, id) => {
    switch (kind) {
      case 'campaign':
        void navigate({ to: '/campaigns/$campaignId', params: { campaignId: id }, search: { tab: 'party' } });
        return;
      case 'character':
      case 'monster':
        void navigate({ to: '/creatures/$creatureId', params: { creatureId: id } });
        return;
      case 'encounter':
        void navigate({ to: '/encounters/$encounterId', params: { encounterId: id } });
        return;
      case 'note':
        void navigate({ to: '/notes/$noteId', params: { noteId: id } });
        return;
      case 'item':
        void navigate({ to: '/items/$itemId', params: { itemId: id } });
    }
  };
}

/** Puts a document into the trash and shows where it was, unless one has gone elsewhere since; undo brings it back. */
export function useRemove(): (document: LibraryDocument) => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  const { refuse } = useNotices();
  return async ({ id, revision, campaignId, kind }) => {
    const { pathname } = router.latestLocation;
    const answer = await ask('library.remove', { commandId: newCommandId(), id, revision });
    if (!answer.ok) refuse(answer.error);
    else if (router.latestLocation.pathname !== pathname) return;
    else if (kind === 'campaign') void navigate({ to: '/' });
    else
      void navigate({ to: '/campaigns/$campaignId', params: { campaignId }, search: { tab: tabOf[kind] } });
  };
}
