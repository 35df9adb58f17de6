import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaperKind } from '../../../shared/ipc/paper-contract.ts';
import type { CampaignDocument } from '../../../shared/library/document.ts';
import type { DocumentKind } from '../../../shared/library/row.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { CatalogueList } from '../../features/catalogue/catalogue-list.tsx';
import { CreatureList } from '../../features/creatures/creature-list.tsx';
import { EncounterList } from '../../features/encounters/encounter-list.tsx';
import { ExportCampaign } from '../../features/exchange/export-buttons.tsx';
import { ImportJson } from '../../features/exchange/import-json.tsx';
import { ListMenu } from '../../features/exchange/list-menu.tsx';
import { NoteList } from '../../features/notes/note-list.tsx';
import { PasteCreatures } from '../../features/pasting/paste-creatures.tsx';
import { PrintButton } from '../../features/printing/print-button.tsx';
import { RecoveryButton } from '../../features/recovery/recovery-button.tsx';
import { HouseRules } from '../../features/rules/house-rules.tsx';
import { SystemTables } from '../../features/rules/system-tables.tsx';
import { useDocument } from '../../replica/document.ts';
import { useRows } from '../../replica/rows.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page, PageHeader } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useWords } from '../../words/words.tsx';
import { type CampaignTab, campaignTabs } from '../campaign-tabs.ts';
import { ChosenActions } from '../chosen-actions.tsx';
import { Missing } from '../missing.tsx';
import { useOpen, useRemove } from '../navigation.tsx';

/** What each part of a campaign would print first. */
const printed = {
  party: 'party',
  bestiary: 'cards',
  encounters: 'party',
  catalogue: 'tables',
  notes: 'party',
  rules: 'tables',
  tables: 'tables',
} as const satisfies Record<CampaignTab, PaperKind>;

/** A campaign: its people, its monsters, its encounters, its notes, its rules. */
export function CampaignPage({ id, tab }: { id: string; tab: CampaignTab }) {
  const reading = useDocument(id);
  if (reading.state === 'reading') return null;
  if (reading.state === 'refused' || reading.document.kind !== 'campaign') return <Missing />;
  return <CampaignTabs campaign={reading.document} tab={tab} />;
}

/** Rest for those who are with the party this evening. */
function Recovery({ campaign }: { campaign: CampaignDocument }) {
  const characters = useRows(campaign.id, 'character') ?? [];
  const present = characters.filter(({ id }) => campaign.body.absent?.includes(id) !== true);
  if (characters.length === 0) return null;
  return <RecoveryButton campaign={campaign} characters={present.map(({ id }) => id)} />;
}

function CampaignTabs({ campaign, tab }: { campaign: CampaignDocument; tab: CampaignTab }) {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const open = useOpen();
  const remove = useRemove();
  const { id: campaignId } = campaign;
  const opener = (kind: DocumentKind) => (id: string) => open(kind, id);
  const creatures = (kind: 'character' | 'monster'): ReactNode => (
    <CreatureList
      campaignId={campaignId}
      kind={kind}
      system={campaign.body.system}
      onOpen={opener(kind)}
      bulk={(chosen) => <ChosenActions chosen={chosen} kind={kind} />}
      actions={
        <>
          {kind === 'character' && <Recovery campaign={campaign} />}
          {kind === 'monster' && <PasteCreatures campaign={campaign} onOpen={opener(kind)} />}
          <ListMenu campaignId={campaignId} kind={kind} onOpen={opener(kind)} />
        </>
      }
    />
  );
  const contents: Readonly<Record<CampaignTab, ReactNode>> = {
    party: creatures('character'),
    bestiary: creatures('monster'),
    encounters: (
      <EncounterList campaignId={campaignId} system={campaign.body.system} onOpen={opener('encounter')} />
    ),
    catalogue: (
      <CatalogueList
        campaign={campaign}
        onOpen={opener('item')}
        actions={<ImportJson campaignId={campaignId} onOpen={opener('item')} />}
      />
    ),
    notes: <NoteList campaignId={campaignId} onOpen={opener('note')} />,
    rules: <HouseRules campaign={campaign} />,
    tables: <SystemTables campaign={campaign} />,
  };
  return (
    <Page>
      <PageHeader
        title={say(campaign.body.name)}
        description={say(systems[campaign.body.system].name)}
        actions={
          <>
            <PrintButton start={{ campaignId, kind: printed[tab] }} />
            <ExportCampaign campaignId={campaignId} />
            <IconButton
              label={t('campaigns.remove')}
              icon={<Trash2 />}
              onPress={() => void remove(campaign)}
            />
          </>
        }
      />
      <Tabs
        label={say(campaign.body.name)}
        value={tab}
        onChange={(next) =>
          void navigate({ to: '/campaigns/$campaignId', params: { campaignId }, search: { tab: next } })
        }
        tabs={campaignTabs.map((part) => ({
          id: part,
          label: t(`campaign.${part}`),
          content: contents[part],
        }))}
      />
    </Page>
  );
}
