import { ClipboardPaste } from 'lucide-react';
import { type DragEvent, useDeferredValue, useMemo, useState } from 'react';
import { type CampaignDocument, longestName } from '../../../shared/library/document.ts';
import type { PastedCreature, PasteReader } from '../../../shared/rules/core/pasted.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './paste-creatures.module.css';
import { PastedDetails } from './pasted-creature.tsx';

interface PasteCreaturesProps {
  campaign: CampaignDocument;
  onOpen: (id: string) => void;
}

/** Makes monsters of published descriptions; nothing where the campaign's system has none that can be read. */
export function PasteCreatures({ campaign, onOpen }: PasteCreaturesProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const reader = systems[campaign.body.system].paste;
  if (reader === undefined) return null;
  return (
    <>
      <Button variant="quiet" icon={<ClipboardPaste />} onPress={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      <PasteDialog
        reader={reader}
        campaignId={campaign.id}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onOpen={onOpen}
      />
    </>
  );
}

interface PasteDialogProps {
  reader: PasteReader;
  campaignId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onOpen: (id: string) => void;
}

/** As many as are kept at once. */
const mostCreatures = 500;

/** What the person decided about the creature at a place of the text. */
interface Decision {
  readonly name?: string;
  readonly left?: boolean;
}

function PasteDialog({ reader, campaignId, isOpen, onOpenChange, onOpen }: PasteDialogProps) {
  const { t, number } = useWords();
  const { refuse, tell } = useNotices();
  const [text, setText] = useState('');
  const [decisions, setDecisions] = useState<Readonly<Record<number, Decision>>>({});
  const settled = useDeferredValue(text);
  const tooLong = settled.length > reader.longest;
  const read = useMemo(
    () => (tooLong || settled.trim() === '' ? [] : reader.read(settled)),
    [reader, settled, tooLong],
  );
  const tooMany = read.length > mostCreatures;
  const creatures = tooMany ? [] : read;
  const nameOf = (creature: PastedCreature, at: number): string =>
    decisions[at]?.name ?? (creature.name ?? '').slice(0, longestName);
  const kept = creatures
    .map((creature, at) => ({ creature, at }))
    .filter(({ at }) => decisions[at]?.left !== true);
  const nameless = kept.some(({ creature, at }) => nameOf(creature, at).trim() === '');

  const change = (typed: string): void => {
    setText(typed);
    setDecisions({});
  };
  const decide = (at: number, decision: Decision): void =>
    setDecisions((before) => ({ ...before, [at]: { ...before[at], ...decision } }));
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void file
      .slice(0, 4 * reader.longest)
      .text()
      .then(change);
  };
  const close = (): void => {
    onOpenChange(false);
    change('');
  };
  const save = async (): Promise<void> => {
    const answer = await ask('creatures.paste', {
      commandId: newCommandId(),
      campaignId,
      creatures: kept.map(({ creature, at }) => ({
        name: { text: nameOf(creature, at).trim() },
        sheet: creature.sheet,
        printed: creature.text.slice(0, reader.longest),
      })),
    });
    if (!answer.ok) return refuse(answer.error);
    close();
    const [first] = answer.value;
    if (first !== undefined && answer.value.length === 1) onOpen(first.id);
    else tell({ tone: 'success', message: t('paste.saved', { count: answer.value.length }) });
  };

  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t('paste.open')}
      closeLabel={t('action.close')}
      size="large"
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={kept.length === 0 || nameless || settled !== text}
            onPress={() => void save()}
          >
            {t('paste.save', { count: Math.max(kept.length, 1) })}
          </Button>
        </>
      }
    >
      <Stack gap="loose">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a file may also be dropped here; typing needs no drop. */}
        <div onDrop={drop} onDragOver={(event) => event.preventDefault()}>
          <TextArea
            label={t('paste.text')}
            description={t('paste.help')}
            errorMessage={
              tooLong
                ? t('paste.tooLong', { most: number(reader.longest) })
                : tooMany
                  ? t('paste.tooMany', { most: number(mostCreatures), found: number(read.length) })
                  : creatures.length === 0 && settled.trim() !== ''
                    ? t('paste.nothing')
                    : undefined
            }
            rows={creatures.length === 0 ? 12 : 4}
            mostRows={creatures.length === 0 ? 18 : 6}
            value={text}
            onChange={change}
            autoFocus
          />
        </div>
        {creatures.map((creature, at) => {
          const name = nameOf(creature, at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: creatures of a text are known by their place.
            <section key={at} className={styles.creature} aria-label={name || t('paste.nameless')}>
              <div className={styles.head}>
                <TextField
                  label={t('creatures.name')}
                  value={name}
                  maxLength={longestName}
                  errorMessage={name.trim() === '' ? t('paste.nameless') : undefined}
                  onChange={(typed) => decide(at, { name: typed })}
                />
                {creatures.length > 1 && (
                  <Checkbox
                    isSelected={decisions[at]?.left !== true}
                    onChange={(keep) => decide(at, { left: !keep })}
                  >
                    {t('paste.keep')}
                  </Checkbox>
                )}
              </div>
              {decisions[at]?.left !== true && (
                <PastedDetails creature={creature} isAlone={creatures.length === 1} />
              )}
            </section>
          );
        })}
      </Stack>
    </ModalDialog>
  );
}
