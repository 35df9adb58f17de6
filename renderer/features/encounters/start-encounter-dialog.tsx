import { useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { NameField, useNameInput } from '../../names/name-field.tsx';
import { useRows } from '../../replica/rows.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import styles from './start-encounter-dialog.module.css';

interface StartEncounterDialogProps {
  campaignId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onStarted: (id: string) => void;
}

/** Most copies of one monster in an encounter. */
const mostCopies = 30;

/** Asks who is there, and begins. */
export function StartEncounterDialog(props: StartEncounterDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('encounters.start')}
      confirmLabel={t('encounters.startAction')}
    >
      {(form) => <StartEncounterForm {...props} id={form} />}
    </FormDialog>
  );
}

function StartEncounterForm({ id, campaignId, onStarted }: StartEncounterDialogProps & { id: string }) {
  const words = useWords();
  const { t, say } = words;
  const name = useNameInput();
  const characters = useRows(campaignId, 'character') ?? [];
  const monsters = useRows(campaignId, 'monster') ?? [];
  /** How many of each: the party is there unless said otherwise. */
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [refusal, setRefusal] = useState<string>();
  const countOf = ({ id, kind }: Row): number => counts[id] ?? (kind === 'character' ? 1 : 0);
  const setCount = (id: string, count: number): void => setCounts((before) => ({ ...before, [id]: count }));

  const start = async (): Promise<void> => {
    const typed = name.check();
    if (typed === null || !('text' in typed)) return;
    const combatants = [...characters, ...monsters].flatMap((row) =>
      Array.from({ length: countOf(row) }, () => row.id),
    );
    const answer = await ask('encounters.start', {
      commandId: newCommandId(),
      campaignId,
      name: typed,
      combatants,
    });
    if (answer.ok) onStarted(answer.value.id);
    else setRefusal(sayRefusal(words, answer.error));
  };
  return (
    <Form id={id} onSubmit={() => void start()}>
      <NameField label={t('encounters.name')} input={name} autoFocus />
      <fieldset className={styles.who}>
        <legend>{t('encounters.who')}</legend>
        {characters.length + monsters.length === 0 && <p>{t('encounters.nobody')}</p>}
        {characters.map((row) => (
          <Checkbox
            key={row.id}
            isSelected={countOf(row) > 0}
            onChange={(selected) => setCount(row.id, selected ? 1 : 0)}
          >
            {say(row.name)}
          </Checkbox>
        ))}
        {monsters.map((row) => (
          <div key={row.id} className={styles.monster}>
            <Checkbox
              isSelected={countOf(row) > 0}
              onChange={(selected) => setCount(row.id, selected ? 1 : 0)}
            >
              {say(row.name)}
            </Checkbox>
            {countOf(row) > 0 && (
              <NumberField
                label={t('encounters.howMany', { name: row.name })}
                hideLabel
                value={countOf(row)}
                minValue={1}
                maxValue={mostCopies}
                onChange={(value) => setCount(row.id, value ?? 1)}
              />
            )}
          </div>
        ))}
      </fieldset>
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
