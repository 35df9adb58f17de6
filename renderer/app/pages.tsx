import { Link, useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { CampaignDocument, Row } from '../../shared/library/document.ts';
import { systems } from '../../shared/rules/registry.ts';
import { ask, newCommandId } from '../bridge/desk.ts';
import { CampaignList } from '../features/campaigns/campaign-list.tsx';
import { Builder } from '../features/creatures/builder.tsx';
import { CreatureList } from '../features/creatures/creature-list.tsx';
import { EncounterList } from '../features/encounters/encounter-list.tsx';
import { EncounterView } from '../features/encounters/encounter-view.tsx';
import { PrintDialog } from '../features/printing/print-dialog.tsx';
import { HouseRules } from '../features/rules/house-rules.tsx';
import { SystemTables } from '../features/rules/system-tables.tsx';
import { SettingsView } from '../features/settings/settings-view.tsx';
import { useNotices } from '../notices/notices.tsx';
import { useDocument } from '../replica/document.ts';
import { useCampaignRows, useRow } from '../replica/rows.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Page, PageHeader } from '../ui/layout.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useWords } from '../words/words.tsx';
import { type CampaignTab, campaignTabs } from './campaign-tabs.ts';
import { Missing } from './missing.tsx';
import { useSettings } from './settings.tsx';

/** All campaigns; painted from main's first answer until the replica has its own. */
export function CampaignsPage({ initial }: { initial: readonly Row[] }) {
  const navigate = useNavigate();
  const rows = useCampaignRows();
  return (
    <CampaignList
      rows={rows === undefined || rows.length < initial.length ? (rows ?? initial) : rows}
      onOpen={(campaignId) =>
        void navigate({ to: '/campaigns/$campaignId', params: { campaignId }, search: { tab: 'party' } })
      }
    />
  );
}

function useRemove() {
  const navigate = useNavigate();
  const { refuse } = useNotices();
  return async ({
    id,
    revision,
    campaignId,
    kind,
  }: {
    id: string;
    revision: number;
    campaignId: string;
    kind: string;
  }) => {
    const answer = await ask('library.remove', { commandId: newCommandId(), id, revision });
    if (!answer.ok) refuse(answer.error);
    else if (kind === 'campaign') void navigate({ to: '/' });
    else
      void navigate({
        to: '/campaigns/$campaignId',
        params: { campaignId },
        search: { tab: kind === 'monster' ? 'bestiary' : 'party' },
      });
  };
}

/** A campaign: its people, its monsters, its encounters, its rules. */
export function CampaignPage({ id, tab }: { id: string; tab: CampaignTab }) {
  const reading = useDocument(id);
  if (reading.state === 'reading') return null;
  if (reading.state === 'refused' || reading.document.kind !== 'campaign') return <Missing />;
  return <CampaignTabs campaign={reading.document} tab={tab} />;
}

function CampaignTabs({ campaign, tab }: { campaign: CampaignDocument; tab: CampaignTab }) {
  const { t, say } = useWords();
  const navigate = useNavigate();
  const remove = useRemove();
  const openCreature = (creatureId: string): void =>
    void navigate({ to: '/creatures/$creatureId', params: { creatureId } });
  const contents: Readonly<Record<CampaignTab, React.ReactNode>> = {
    party: <CreatureList campaignId={campaign.id} kind="character" onOpen={openCreature} />,
    bestiary: <CreatureList campaignId={campaign.id} kind="monster" onOpen={openCreature} />,
    encounters: (
      <EncounterList
        campaignId={campaign.id}
        onOpen={(encounterId) => void navigate({ to: '/encounters/$encounterId', params: { encounterId } })}
      />
    ),
    rules: <HouseRules campaign={campaign} />,
    tables: <SystemTables campaign={campaign} />,
  };
  return (
    <Page>
      <PageHeader
        title={say(campaign.body.name)}
        description={say(systems[campaign.body.system].name)}
        actions={
          <IconButton
            label={t('campaigns.remove')}
            icon={<Trash2 />}
            onPress={() => void remove({ ...campaign, kind: 'campaign' })}
          />
        }
      />
      <Tabs
        label={say(campaign.body.name)}
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '/campaigns/$campaignId',
            params: { campaignId: campaign.id },
            search: { tab: next },
          })
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

function CampaignLink({ id, tab }: { id: string; tab: CampaignTab }) {
  const { say } = useWords();
  const row = useRow(id);
  if (row === undefined || row === null) return null;
  return (
    <Link to="/campaigns/$campaignId" params={{ campaignId: id }} search={{ tab }}>
      {say(row.name)}
    </Link>
  );
}

/** A character or a monster in the builder. */
export function CreaturePage({ id }: { id: string }) {
  const { t } = useWords();
  const { settings, change } = useSettings();
  const remove = useRemove();
  const creature = useDocument(id);
  const campaignId = creature.state === 'read' ? creature.document.campaignId : undefined;
  const campaign = useDocument(campaignId ?? id);
  if (creature.state === 'reading' || campaign.state === 'reading') return null;
  if (creature.state === 'refused' || campaign.state === 'refused') return <Missing />;
  const { document } = creature;
  if (document.kind !== 'character' && document.kind !== 'monster') return <Missing />;
  if (campaign.document.kind !== 'campaign') return null;
  return (
    <Builder
      campaign={campaign.document}
      creature={document}
      eyebrow={
        <CampaignLink id={document.campaignId} tab={document.kind === 'monster' ? 'bestiary' : 'party'} />
      }
      actions={
        <>
          <PrintDialog
            creatureId={id}
            language={campaign.document.body.language}
            paper={settings.paper}
            onPaperChange={(paper) => change({ paper })}
          />
          <IconButton
            label={t('creatures.remove', { name: document.body.name })}
            icon={<Trash2 />}
            onPress={() => void remove(document)}
          />
        </>
      }
    />
  );
}

/** An encounter at the table. */
export function EncounterPage({ id }: { id: string }) {
  return (
    <EncounterView id={id} eyebrow={(campaignId) => <CampaignLink id={campaignId} tab="encounters" />} />
  );
}

/** The settings of the app. */
export function SettingsPage({ version }: { version: string }) {
  const { settings, change } = useSettings();
  return <SettingsView settings={settings} version={version} onChange={change} />;
}
