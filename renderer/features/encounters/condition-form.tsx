import { useState } from 'react';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { conditionOf } from '../../../shared/rules/core/conditions.ts';
import type { SheetData } from '../../../shared/rules/core/sheet.ts';
import type { Condition } from '../../../shared/rules/core/standing.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { useSheetCatalogue } from '../../catalogue/sheet-catalogues.tsx';
import { TakeFromCatalogue } from '../../catalogue/take-from-catalogue.tsx';
import { Form } from '../../ui/form.tsx';
import { Row } from '../../ui/layout.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './combatant-dialog.module.css';

const endings = ['hand', 'start', 'end'] as const;
type Ending = (typeof endings)[number];

interface ConditionFormProps {
  id: string;
  state: EncounterState;
  combatants: readonly Combatant[];
  onBegin: (command: EncounterCommand & { type: 'beginCondition' }) => void;
}

/** A condition as the game master makes it: its name, what it adds to which numbers, and how long it holds. */
export function ConditionForm({ id, state, combatants, onBegin }: ConditionFormProps) {
  const { t, say } = useWords();
  const [name, setName] = useState('');
  const [fault, setFault] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  const [ending, setEnding] = useState<Ending>('hand');
  const [turns, setTurns] = useState(1);
  const [whose, setWhose] = useState(state.turn ?? combatants[0]?.combatant ?? 1);
  const [source, setSource] = useState<Condition>();
  const drawn = useSheetCatalogue('conditions');
  const adjustables = systems[state.system].sheets?.adjustables ?? [];
  const take = (entry: SheetData): void => {
    const { condition, rounds } = conditionOf(entry, adjustables);
    setSource(condition);
    setName(say(condition.name));
    setValues(Object.fromEntries(condition.adjustments.map(({ on, value }) => [on, value])));
    setEnding(rounds === null ? 'hand' : 'end');
    setTurns(rounds ?? 1);
  };
  const submit = (): void => {
    const text = name.trim();
    setFault(text === '');
    if (text === '') return;
    onBegin({
      type: 'beginCondition',
      combatants: combatants.map(({ combatant }) => combatant),
      condition: {
        // Under another name it is another condition than that of the catalogue.
        ...(source !== undefined && say(source.name) === text
          ? { condition: source.condition, name: source.name }
          : { condition: 'own', name: { text } }),
        adjustments: Object.entries(values).flatMap(([on, value]) => (value === 0 ? [] : [{ on, value }])),
      },
      lasts: ending === 'hand' ? null : { of: whose, edge: ending, turns },
    });
  };
  return (
    <Form id={id} onSubmit={submit}>
      {drawn !== undefined && (
        <Row>
          <TakeFromCatalogue {...drawn} onTake={take} />
        </Row>
      )}
      <TextField
        label={t('condition.name')}
        value={name}
        maxLength={60}
        autoFocus
        onChange={setName}
        errorMessage={fault ? t('fault.FIELD_EMPTY') : undefined}
      />
      <div className={styles.numbers}>
        {adjustables.map((one) => (
          <NumberField
            key={one.id}
            label={say(one.label)}
            value={values[one.id] ?? 0}
            isSigned
            minValue={-100}
            maxValue={100}
            onChange={(value) => setValues((before) => ({ ...before, [one.id]: value ?? 0 }))}
          />
        ))}
      </div>
      <SegmentedControl
        label={t('condition.until')}
        segments={endings.map((one) => ({ id: one, label: t(`condition.until.${one}`) }))}
        value={ending}
        onChange={setEnding}
      />
      {ending !== 'hand' && (
        <>
          <Select
            label={t('condition.whose')}
            options={state.order.map((number) => {
              const found = state.combatants.find(({ combatant }) => combatant === number);
              return { id: String(number), label: found === undefined ? '' : say(found.name) };
            })}
            value={String(whose)}
            onChange={(chosen) => setWhose(Number(chosen))}
          />
          <NumberField
            label={t('condition.turns')}
            description={t(`condition.turnsHelp.${ending}`)}
            value={turns}
            minValue={1}
            maxValue={1000}
            onChange={(value) => setTurns(value ?? 1)}
          />
        </>
      )}
    </Form>
  );
}
