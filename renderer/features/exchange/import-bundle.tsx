import { PackageOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type BundlePreview,
  type ConflictChoice,
  conflictChoices,
} from '../../../shared/ipc/exchange-contract.ts';
import { ask, listen, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';

/** Opens a bundle, shows what is inside and what differs, and imports it as the person chooses. */
export function ImportBundle() {
  const { t } = useWords();
  const { refuse } = useNotices();
  const [preview, setPreview] = useState<BundlePreview>();
  const [opening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    const answer = await ask('bundles.open', null);
    setOpening(false);
    if (!answer.ok) refuse(answer.error);
    else if (answer.value !== null) setPreview(answer.value);
  };
  return (
    <>
      <Button
        icon={<PackageOpen />}
        pendingLabel={opening && t('exchange.working')}
        onPress={() => void open()}
      >
        {t('exchange.import')}
      </Button>
      {preview !== undefined && <ImportDialog preview={preview} onClose={() => setPreview(undefined)} />}
    </>
  );
}

function ImportDialog({ preview, onClose }: { preview: BundlePreview; onClose: () => void }) {
  const { t, say } = useWords();
  const { tell, refuse } = useNotices();
  const [mode, setMode] = useState<'new' | 'merge'>(preview.conflicts.length > 0 ? 'merge' : 'new');
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  useEffect(() => listen('bundles.progressed', setProgress), []);
  const [running, setRunning] = useState(false);
  const take = async (): Promise<void> => {
    setRunning(true);
    const all = Object.fromEntries(preview.conflicts.map(({ id }) => [id, choices[id] ?? 'mine']));
    const { token } = preview;
    const answer = await ask('bundles.import', {
      commandId: newCommandId(),
      token,
      mode,
      choices: mode === 'merge' ? all : {},
    });
    setRunning(false);
    if (answer.ok) tell({ tone: 'success', message: t('exchange.report', answer.value) });
    else refuse(answer.error);
    onClose();
  };
  const cancel = (): void => {
    if (running) void ask('bundles.cancel', null);
    else onClose();
  };
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
      title={t('exchange.importTitle', { file: preview.file })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onPress={cancel}>{t('action.cancel')}</Button>
          <Button variant="primary" isDisabled={running} onPress={() => void take()}>
            {t('exchange.importAction')}
          </Button>
        </>
      }
    >
      <Stack>
        <ul>
          {preview.campaigns.map(({ name, characters, monsters, encounters, notes, items }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a preview never changes once it is there.
            <li key={at}>
              {say(name)}:{' '}
              {[
                t('holdings.characters', { count: characters }),
                t('holdings.monsters', { count: monsters }),
                t('holdings.encounters', { count: encounters }),
                t('holdings.notes', { count: notes }),
                t('holdings.items', { count: items }),
              ].join(', ')}
            </li>
          ))}
        </ul>
        <SegmentedControl
          label={t('exchange.mode')}
          description={t('exchange.modeHelp')}
          segments={[
            { id: 'new', label: t('exchange.asNew') },
            { id: 'merge', label: t('exchange.merge') },
          ]}
          value={mode}
          onChange={setMode}
        />
        {mode === 'merge' && preview.conflicts.length > 0 && (
          <section>
            <SectionHeading level={3}>{t('exchange.conflicts')}</SectionHeading>
            {preview.conflicts.map(({ id, mine, theirs }) => (
              <Select
                key={id}
                label={say(mine)}
                description={say(theirs)}
                options={conflictChoices.map((choice) => ({
                  id: choice,
                  label: t(`exchange.choice.${choice}`),
                }))}
                value={choices[id] ?? 'mine'}
                onChange={(choice) => setChoices((before) => ({ ...before, [id]: choice }))}
              />
            ))}
          </section>
        )}
        {running && (
          <ProgressBar
            label={t('exchange.working')}
            isIndeterminate={progress === undefined}
            value={progress?.done ?? 0}
            maxValue={Math.max(1, progress?.all ?? 1)}
            valueLabel={progress === undefined ? undefined : t('exchange.progress', progress)}
          />
        )}
      </Stack>
    </ModalDialog>
  );
}
