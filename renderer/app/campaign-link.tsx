import { Link } from '@tanstack/react-router';
import type { DocumentKind } from '../../shared/library/row.ts';
import { useRow } from '../replica/rows.ts';
import { useWords } from '../words/words.tsx';
import { tabOf } from './navigation.tsx';

/** The way back from a document to its campaign, at the list that it stands in. */
export function CampaignLink({ id, kind }: { id: string; kind: DocumentKind }) {
  const { say } = useWords();
  const row = useRow(id);
  if (row === undefined || row === null) return null;
  return (
    <Link to="/campaigns/$campaignId" params={{ campaignId: id }} search={{ tab: tabOf[kind] }}>
      {say(row.name)}
    </Link>
  );
}
