import { useState } from 'react';
import { type EntrantInput, longestSubject } from '../../../../shared/encounter/contest/schema.ts';
import type { Rulebook } from '../../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../../shared/encounter/state.ts';
import type { ContestRules } from '../../../../shared/rules/core/contest.ts';
import { FormDialog } from '../../../dialogs/form-dialog.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form } from '../../../ui/form.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sayRefusal } from '../../../words/refusal.ts';
import { useWords } from '../../../words/words.tsx';
import type { Send } from '../roll-panel.tsx';
import styles from './contest-panel.module.css';
import { EntrantFields, firstEntrant } from './entrant-fields.tsx';

interface BeginContestDialogProps {
  state: EncounterState;
  rules: ContestRules;
  book: Rulebook;
  send: Send;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const nothing = 'nothing';

/** Asks what is contested, how, and by whom. */
export function BeginContestDialog(props: BeginContestDialogProps) {
  const { t } = useWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={t('contest.begin')}
      confirmLabel={t('contest.beginAction')}
      size="large"
    >
      {(form) => <BeginContestForm {...props} id={form} />}
    </FormDialog>
  );
}

function BeginContestForm({
  state,
  rules,
  book,
  send,
  onOpenChange,
  id,
}: BeginContestDialogProps & { id: string }) {
  const words = useWords();
  const { t, say } = words;
  const [formId, setFormId] = useState(rules.forms[0]?.id ?? '');
  const form = rules.forms.find((one) => one.id === formId);
  const meansIn = (way: string) => (combatant: Combatant) =>
    rules.means(way, book.sheetOf(combatant.snapshot), state.options);
  const two = (way: string): readonly EntrantInput[] => {
    const first = firstEntrant(state, meansIn(way));
    const opponent = state.combatants.find(({ kind }) => kind === 'monster') ?? state.combatants[1];
    const taken = state.order.filter((one) => one !== opponent?.combatant);
    return [first, firstEntrant(state, meansIn(way), taken)];
  };
  const [sides, setSides] = useState(() => two(formId));
  const [subject, setSubject] = useState('');
  const [inputs, setInputs] = useState<Readonly<Record<string, number>>>({});
  const [minimum, setMinimum] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  if (form === undefined) return null;
  const entrants = sides.slice(0, form.sides);

  const begin = async (): Promise<void> => {
    if (entrants.some((entrant) => entrant.who === 'named' && entrant.name.trim() === '')) {
      setRefusal(t('contest.nameNeeded'));
      return;
    }
    const refused = await send({
      ...{ type: 'beginContest', subject: subject.trim(), form: form.id, sides: [...entrants], isShown },
      inputs: Object.fromEntries(
        form.inputs.map(({ id: input, initial }) => [input, inputs[input] ?? initial]),
      ),
      minimum: form.minimums.length === 0 ? null : minimum,
    });
    if (refused === undefined) onOpenChange(false);
    else setRefusal(sayRefusal(words, refused));
  };
  return (
    <Form id={id} onSubmit={() => void begin()}>
      <Select
        label={t('contest.form')}
        autoFocus
        options={rules.forms.map((one) => ({ id: one.id, label: say(one.label), detail: say(one.about) }))}
        value={form.id}
        onChange={(way) => {
          setFormId(way);
          setSides(two(way));
        }}
        description={say(form.about)}
      />
      <TextField
        label={t('contest.subject')}
        description={t('contest.subjectHelp')}
        value={subject}
        maxLength={longestSubject}
        onChange={setSubject}
      />
      <div className={styles.sides}>
        {entrants.map((entrant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
          <fieldset key={at} className={styles.side}>
            <legend>
              {t(form.sides === 1 ? 'contest.alone' : at === 0 ? 'contest.side.0' : 'contest.side.1')}
            </legend>
            <EntrantFields
              state={state}
              meansOf={meansIn(form.id)}
              needsSheet={form.needsSheets}
              value={entrant}
              onChange={(value) =>
                setSides((before) => before.map((one, place) => (place === at ? value : one)))
              }
            />
          </fieldset>
        ))}
      </div>
      {form.inputs.map(({ id: input, label, least, most, initial }) => (
        <NumberField
          key={input}
          label={say(label)}
          value={inputs[input] ?? initial}
          minValue={least}
          maxValue={most}
          onChange={(value) => setInputs((before) => ({ ...before, [input]: value ?? initial }))}
        />
      ))}
      {form.minimums.length > 0 && (
        <Select
          label={t('contest.minimum')}
          options={[
            { id: nothing, label: t('contest.noMinimum') },
            ...form.minimums.map(({ id: level, label }) => ({ id: level, label: say(label) })),
          ]}
          value={minimum ?? nothing}
          onChange={(level) => setMinimum(level === nothing ? null : level)}
        />
      )}
      <Checkbox isSelected={isShown} onChange={setIsShown}>
        {t('contest.isShown')}
      </Checkbox>
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </Form>
  );
}
