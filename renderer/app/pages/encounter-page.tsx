import { Copy, Trash2 } from 'lucide-react';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { EncounterView } from '../../features/encounters/encounter-view.tsx';
import { PreparationView } from '../../features/encounters/preparing/preparation-view.tsx';
import { HistoryDialog } from '../../features/history/history-dialog.tsx';
import { PrintButton } from '../../features/printing/print-button.tsx';
import { RecoveryButton } from '../../features/recovery/recovery-button.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { useDocument } from '../../replica/document.ts';
import { useRows } from '../../replica/rows.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { CampaignLink } from '../campaign-link.tsx';
import { Missing } from '../missing.tsx';
import { useOpen, useRemove } from '../navigation.tsx';

/** An encounter: as it is prepared, or at the table. */
export function EncounterPage({ id }: { id: string }) {
  const reading = useDocument(id);
  if (reading.state === 'reading') return null;
  if (reading.state === 'refused' || reading.document.kind !== 'encounter') return <Missing />;
  const { document: encounter } = reading;
  return encounter.body.status === 'prepared' ? (
    <Prepared encounter={encounter} />
  ) : (
    <EncounterView
      encounter={encounter}
      eyebrow={<CampaignLink id={encounter.campaignId} kind="encounter" />}
      actions={
        <>
          {encounter.body.status === 'ended' && <Recovery encounter={encounter} />}
          <PrintButton
            start={{ campaignId: encounter.campaignId, kind: 'record', encounter: encounter.id }}
          />
          {encounter.body.status !== 'running' && <Duplicate encounter={encounter} />}
        </>
      }
    />
  );
}

/** Makes another encounter like one, prepared and not begun, and opens it. */
function Duplicate({ encounter: { id, campaignId, body } }: { encounter: EncounterDocument }) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const open = useOpen();
  const duplicate = async (): Promise<void> => {
    const name = { text: t('preparing.copyOf', { name: say(body.name) }).slice(0, 120) };
    const wanted = { commandId: newCommandId(), campaignId, name, from: id };
    const answer = await ask('encounters.prepare', wanted);
    if (answer.ok) open('encounter', answer.value.id);
    else refuse(answer.error);
  };
  return <IconButton label={t('preparing.duplicate')} icon={<Copy />} onPress={() => void duplicate()} />;
}

/** Rest for the characters of the campaign after a fight. */
function Recovery({ encounter: { campaignId } }: { encounter: EncounterDocument }) {
  const campaign = useDocument(campaignId);
  const characters = useRows(campaignId, 'character') ?? [];
  if (campaign.state !== 'read' || campaign.document.kind !== 'campaign') return null;
  return <RecoveryButton campaign={campaign.document} characters={characters.map(({ id }) => id)} />;
}

function Prepared({ encounter }: { encounter: EncounterDocument }) {
  const { t } = useWords();
  const remove = useRemove();
  const campaign = useDocument(encounter.campaignId);
  if (campaign.state !== 'read' || campaign.document.kind !== 'campaign') return null;
  return (
    <PreparationView
      encounter={encounter}
      campaign={campaign.document}
      eyebrow={<CampaignLink id={encounter.campaignId} kind="encounter" />}
      actions={
        <>
          <HistoryDialog document={encounter} />
          <Duplicate encounter={encounter} />
          <IconButton
            label={t('creatures.remove', { name: encounter.body.name })}
            icon={<Trash2 />}
            onPress={() => void remove(encounter)}
          />
        </>
      }
    />
  );
}
