import { useMemo, useState } from 'react';
import type { EncounterState } from '../../../shared/encounter/state.ts';
import type { EncounterDocument } from '../../../shared/library/document.ts';
import { comesHidden, type Preparation, type PreparedLine } from '../../../shared/library/preparation.ts';
import type { SheetRules } from '../../../shared/rules/core/system.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { useRows } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import { AddCreature } from './preparing/add-creature.tsx';
import { lineOfQuick, withRow } from './preparing/new-lines.ts';
import { lineWords, PreparedLines } from './preparing/prepared-lines.tsx';
import styles from './preparing/preparing.module.css';
import { QuickCreature } from './preparing/quick-creature.tsx';

interface NewcomersDialogProps {
  document: EncounterDocument;
  state: EncounterState;
  /** Position of the last event that is shown. */
  position: number;
  sheets: SheetRules;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks who joins the running fight: the next wave, or somebody else. */
export function NewcomersDialog(props: NewcomersDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('newcomers.title')}
      confirmLabel={t('newcomers.join')}
      size="large"
    >
      {(form) => <NewcomersForm {...props} form={form} />}
    </FormDialog>
  );
}

/** The waves of a preparation of which somebody is still to come. */
function wavesToCome(
  { lines, waves }: Preparation,
  { combatants }: EncounterState,
): readonly {
  readonly wave: string;
  readonly number: number;
  readonly when: string;
  readonly lines: PreparedLine[];
}[] {
  const there = new Set(combatants.map(({ line }) => line));
  return waves
    .map(({ wave, when }, at) => ({
      ...{ wave, when, number: at + 1 },
      lines: lines.filter((line) => line.wave === wave && !there.has(line.line)),
    }))
    .filter(({ lines: left }) => left.length > 0);
}

/** Who is to join, as main is asked. */
type Joining = Parameters<typeof ask<'encounters.join'>>[1]['who'];

/** Faces as they were typed, with spaces or commas between; undefined where something else is among them. */
function facesIn(typed: string): readonly number[] | undefined {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  const faces = words.map(Number);
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 1000) ? faces : undefined;
}

function NewcomersForm({
  document,
  state,
  position,
  sheets,
  onOpenChange,
  form,
}: NewcomersDialogProps & { form: string }) {
  const words = useWords();
  const { t } = words;
  const { id, campaignId, body } = document;
  const characters = useRows(campaignId, 'character') ?? [];
  const monsters = useRows(campaignId, 'monster') ?? [];
  const fighting = new Set(state.combatants.map(({ documentId }) => documentId));
  const all = useMemo(() => [...characters, ...monsters], [characters, monsters]);
  const rows = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const free = all.filter(({ id: one, kind }) => kind === 'monster' || !fighting.has(one));
  const [lines, setLines] = useState<readonly PreparedLine[]>([]);
  const [typed, setTyped] = useState('');
  /** Waves about which the game master thinks otherwise by now. */
  const [unseen, setUnseen] = useState<Readonly<Record<string, boolean>>>({});
  const [refusal, setRefusal] = useState<string>();
  const waves = body.preparation === undefined ? [] : wavesToCome(body.preparation, state);
  const rolls = sheets.order !== undefined && Object.keys(state.scores).length > 0;
  const faces = facesIn(typed);

  const join = async (who: Joining): Promise<void> => {
    if (faces === undefined) {
      setRefusal(t('dice.notNumber', { typed }));
      return;
    }
    const wanted = { commandId: newCommandId(), id, position, who, dice: [...faces] };
    const answer = await ask('encounters.join', wanted);
    if (answer.ok) onOpenChange(false);
    else setRefusal(sayRefusal(words, answer.error));
  };
  const said = (line: PreparedLine): string => {
    const { name } = lineWords(words, line, rows, sheets);
    return line.count === 1 ? name : t('preparing.counted', { name, count: line.count });
  };
  return (
    <Form
      id={form}
      onSubmit={() => {
        if (lines.length > 0) void join({ lines: [...lines] });
        else setRefusal(t('newcomers.nobody'));
      }}
    >
      <Stack>
        {rolls ? (
          <TextField
            label={t('newcomers.dice')}
            description={t('newcomers.diceHelp')}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <p>{t('newcomers.byHand')}</p>
        )}
        {waves.length > 0 && <SectionHeading level={3}>{t('newcomers.waveNow')}</SectionHeading>}
        {waves.map(({ wave, number, when, lines: left }, at) => {
          const prepared = left.filter((line) => comesHidden(line, body.preparation?.waves ?? []));
          const hidden = unseen[wave];
          return (
            <div key={wave} className={styles.wave}>
              <span>{[when, left.map(said).join(', ')].filter((text) => text !== '').join(' · ')}</span>
              <Checkbox
                isSelected={hidden ?? prepared.length === left.length}
                isIndeterminate={hidden === undefined && prepared.length > 0 && prepared.length < left.length}
                onChange={(isUnseen) => setUnseen((before) => ({ ...before, [wave]: isUnseen }))}
              >
                {t('preparing.unseen')}
              </Checkbox>
              <Button
                variant={at === 0 ? 'primary' : 'secondary'}
                autoFocus={at === 0}
                onPress={() => void join({ wave, ...(hidden === undefined ? {} : { hidden }) })}
              >
                {t('newcomers.wave', { number })}
              </Button>
            </div>
          );
        })}
        <SectionHeading level={3}>{t('newcomers.others')}</SectionHeading>
        {lines.length > 0 && (
          <PreparedLines
            lines={lines}
            waves={[]}
            rows={rows}
            sheets={sheets}
            isJoining
            empty={null}
            onChange={(line, change) =>
              setLines((before) =>
                before.map((one) => (one.line === line ? ({ ...one, ...change } as PreparedLine) : one)),
              )
            }
            onRemove={(line) => setLines((before) => before.filter((one) => one.line !== line))}
          />
        )}
        <Row gap="normal">
          <AddCreature rows={free} onAdd={(row) => setLines((before) => withRow(before, row))} />
          <QuickCreature
            sheets={sheets}
            onAdd={(quick) => setLines((before) => [...before, lineOfQuick(quick)])}
          />
        </Row>
        {refusal !== undefined && <InlineError>{refusal}</InlineError>}
      </Stack>
    </Form>
  );
}
