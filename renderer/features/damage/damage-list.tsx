import { useCallback, useEffect, useState } from 'react';
import type { Damage } from '../../../shared/ipc/damage-contract.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { RemedyDialog } from './remedy-dialog.tsx';

const standing: readonly Damage['what'][] = [
  'unreadable',
  'gone',
  'events',
  'sheets',
  'portrait',
  'lost',
  'past',
];
/** Of these the record itself goes on, whatever becomes of what is damaged. */
const partial: readonly Damage['what'][] = ['portrait', 'past'];

/** Every damaged record: what it is, what is wrong with it, since when that is known, and what can be done. */
export function DamageList() {
  const { t, say, time } = useWords();
  const { tell, refuse } = useNotices();
  const [list, setList] = useState<readonly Damage[]>();
  const [looking, setLooking] = useState(false);
  const [mending, setMending] = useState<Damage>();
  const [removing, setRemoving] = useState<Damage>();
  const refresh = useCallback(async (): Promise<void> => {
    const answer = await ask('damage.list', null);
    if (answer.ok) setList(answer.value);
    else refuse(answer.error);
  }, [refuse]);
  const look = useCallback(async (): Promise<void> => {
    setLooking(true);
    const answer = await ask('damage.look', null);
    setLooking(false);
    if (answer.ok) setList(answer.value);
    else refuse(answer.error);
  }, [refuse]);
  useEffect(() => void look(), [look]);
  const remove = async ({ id }: Damage): Promise<void> => {
    setRemoving(undefined);
    const answer = await ask('damage.remove', { commandId: newCommandId(), id });
    if (answer.ok) tell({ message: t('damage.removed') });
    else refuse(answer.error);
    await refresh();
  };
  const acknowledge = async ({ id }: Damage): Promise<void> => {
    const answer = await ask('damage.acknowledge', { id });
    if (!answer.ok) refuse(answer.error);
    await refresh();
  };
  const columns: readonly TableColumn<Damage>[] = [
    {
      id: 'name',
      label: t('creatures.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    {
      id: 'kind',
      label: t('creatures.what'),
      render: ({ kind }) => (kind === null ? '' : t(`kind.${kind}`)),
    },
    { id: 'campaign', label: t('paper.campaign'), render: ({ campaign }) => say(campaign) },
    { id: 'what', label: t('damage.what'), render: ({ what, params }) => t(`damage.is.${what}`, params) },
    {
      id: 'at',
      label: t('damage.foundAt'),
      render: ({ foundAt }) => time(foundAt),
      sortBy: ({ foundAt }) => foundAt,
    },
    {
      id: 'actions',
      label: t('damage.mend'),
      render: (damage) =>
        standing.includes(damage.what) ? (
          <Row>
            <Button variant="quiet" onPress={() => setMending(damage)}>
              {t('damage.restore')}
            </Button>
            {damage.what === 'past' && (
              <Button variant="quiet" onPress={() => void acknowledge(damage)}>
                {t('damage.acknowledge')}
              </Button>
            )}
            {!partial.includes(damage.what) && (
              <Button variant="quiet" onPress={() => setRemoving(damage)}>
                {t('damage.remove')}
              </Button>
            )}
          </Row>
        ) : (
          <Button variant="quiet" onPress={() => void acknowledge(damage)}>
            {t('damage.acknowledge')}
          </Button>
        ),
    },
  ];
  if (list === undefined) return <p role="status">{t('damage.looking')}</p>;
  return (
    <Stack>
      <Table
        label={t('damage.title')}
        columns={columns}
        items={list}
        itemId={({ id, what }) => `${id} ${what}`}
        itemName={({ name }) => say(name)}
        defaultSort={{ column: 'at', direction: 'descending' }}
        empty={<p>{t('damage.none')}</p>}
      />
      <Row>
        <Button pendingLabel={looking && t('damage.looking')} onPress={() => void look()}>
          {t('damage.look')}
        </Button>
      </Row>
      {mending !== undefined && (
        <RemedyDialog
          damage={mending}
          onClose={() => {
            setMending(undefined);
            void refresh();
          }}
        />
      )}
      <AlertDialog
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(undefined);
        }}
        tone="danger"
        title={t('damage.removeTitle', { name: removing?.name ?? { text: '' } })}
        confirmLabel={t('damage.remove')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          if (removing !== undefined) void remove(removing);
        }}
      >
        {t('damage.removeText')}
      </AlertDialog>
    </Stack>
  );
}
