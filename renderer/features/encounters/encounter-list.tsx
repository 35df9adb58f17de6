import { Handshake, NotebookPen, Plus, Swords } from 'lucide-react';
import { useState } from 'react';
import type { EncounterPurpose } from '../../../shared/encounter/state.ts';
import type { EncounterStanding } from '../../../shared/ipc/preparing-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { NameDialog } from '../../names/name-dialog.tsx';
import { useRows } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import { StartEncounterDialog } from './start-encounter-dialog.tsx';
import { useStandings } from './use-standings.ts';

/** Who is in an encounter, as far as a line has room. */
function whoIn({ t, say }: ScreenWords, { who, withParty }: EncounterStanding): string {
  const names = who.map(({ name, count }) =>
    count === 1 ? say(name) : t('preparing.counted', { name, count }),
  );
  return [...(withParty ? [t('encounters.andParty')] : []), ...names].join(', ');
}

/** The encounters of a campaign, how far each has come, and how to prepare or begin one. */
export function EncounterList({
  campaignId,
  system,
  onOpen,
}: {
  campaignId: string;
  system: SystemId;
  onOpen: (id: string) => void;
}) {
  const words = useWords();
  const { t, say } = words;
  const rows = useRows(campaignId, 'encounter');
  const newest = (rows ?? []).toSorted((a, b) => b.seq - a.seq);
  const standings = useStandings(newest);
  const [starting, setStarting] = useState(false);
  const [preparing, setPreparing] = useState<'fight' | EncounterPurpose | null>(null);
  const hasContests = systems[system].sheets?.contests !== undefined;
  if (rows === undefined) return null;
  const buttons = (
    <Line>
      {hasContests && (
        <Button icon={<Handshake />} onPress={() => setPreparing('contest')}>
          {t('preparing.newContest')}
        </Button>
      )}
      <Button icon={<NotebookPen />} onPress={() => setPreparing('fight')}>
        {t('preparing.new')}
      </Button>
      <Button
        variant={rows.length === 0 ? 'primary' : 'secondary'}
        icon={<Plus />}
        onPress={() => setStarting(true)}
      >
        {t('encounters.start')}
      </Button>
    </Line>
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('encounters.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    {
      id: 'state',
      label: t('encounters.state'),
      render: ({ summary }) => (summary === null ? '' : say(summary)),
      sortBy: ({ summary }) => (summary === null ? '' : say(summary)),
    },
    {
      id: 'round',
      label: t('encounters.listRound'),
      render: ({ id }) => {
        const { round, turn } = standings.get(id) ?? { round: null, turn: null };
        if (round === null) return '';
        const rounds = t('encounter.round', { round });
        return turn === null ? rounds : `${rounds} · ${say(turn)}`;
      },
    },
    {
      id: 'who',
      label: t('encounters.listWho'),
      render: ({ id }) => {
        const standing = standings.get(id);
        return standing === undefined ? '' : whoIn(words, standing);
      },
    },
  ];
  return (
    <Stack>
      {rows.length > 0 && <Line justify="end">{buttons}</Line>}
      <Table
        label={t('campaign.encounters')}
        columns={columns}
        items={newest}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <EmptyState icon={<Swords />} title={t('encounters.empty')} action={buttons}>
            {t('encounters.emptyText')}
          </EmptyState>
        }
      />
      <StartEncounterDialog
        campaignId={campaignId}
        isOpen={starting}
        onOpenChange={setStarting}
        onStarted={onOpen}
      />
      <NameDialog
        title={t(preparing === 'contest' ? 'preparing.newContest' : 'preparing.new')}
        label={t('encounters.name')}
        confirmLabel={t('preparing.create')}
        isOpen={preparing !== null}
        onOpenChange={() => setPreparing(null)}
        create={(name) =>
          ask('encounters.prepare', {
            ...{ commandId: newCommandId(), campaignId, name },
            ...(preparing === 'contest' ? { purpose: preparing } : {}),
          })
        }
        onCreated={onOpen}
      />
    </Stack>
  );
}
