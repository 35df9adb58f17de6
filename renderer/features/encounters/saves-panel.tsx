import { type ReactNode, useRef, useState } from 'react';
import { type Harm, type SavedShare, savedShares } from '../../../shared/encounter/harm.ts';
import type { Combatant } from '../../../shared/encounter/state.ts';
import type { ActionInput, ActionOffer } from '../../../shared/rules/core/system.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './turn-panel.module.css';

/** What the table says of saves and checks that it calls for. */
export interface Called {
  /** The targets make them, each for itself, not whoever has the turn. */
  readonly together: boolean;
  readonly inputs: Readonly<Record<string, number>>;
  readonly harm?: Harm;
}

interface SavesPanelProps {
  offers: readonly ActionOffer[];
  meant: readonly Combatant[];
  children: (called: Called) => ReactNode;
}

function inputsIn(offers: readonly ActionOffer[]): readonly ActionInput[] {
  const byId = new Map(
    offers.flatMap(({ inputs = [] }) => inputs.map((input) => [input.id, input] as const)),
  );
  return [...byId.values()];
}

/** Saves and checks, which come when the table calls for them: of whom, against what, and what it does. */
export function SavesPanel({ offers, meant, children }: SavesPanelProps) {
  const words = useWords();
  const { t, say } = words;
  const [chosen, setChosen] = useState<boolean>();
  const [inputs, setInputs] = useState<Called['inputs']>({});
  const [points, setPoints] = useState(0);
  const [saved, setSaved] = useState<SavedShare>('half');
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useKeys(
    onKeys(keyMap.saves, () => {
      setOpen(!isOpen);
      summary.current?.focus();
    }),
  );
  const haveSaves = offers.some(({ group }) => group === 'save');
  // Who has chosen several means all of them.
  const together = chosen ?? meant.length > 1;
  return (
    <details
      className={styles.saves}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <SectionHeading level={3}>
          {t(haveSaves ? 'encounter.saves' : 'encounter.checks')} <Kbd>{keyHint('saves', words)}</Kbd>
        </SectionHeading>
      </summary>
      {isOpen && (
        <>
          <div className={styles.called}>
            <Checkbox isSelected={together} onChange={setChosen}>
              {t('encounter.together', { count: meant.length })}
            </Checkbox>
            {inputsIn(offers).map(({ id, label, least, most, initial }) => (
              <NumberField
                key={id}
                label={say(label)}
                value={inputs[id] ?? initial}
                minValue={least}
                maxValue={most}
                onChange={(value) => setInputs((before) => ({ ...before, [id]: value ?? initial }))}
              />
            ))}
            {haveSaves && (
              <NumberField
                label={t('harm.failed')}
                value={points}
                minValue={0}
                maxValue={9999}
                onChange={(value) => setPoints(value ?? 0)}
              />
            )}
            {points > 0 && (
              <SegmentedControl
                label={t('harm.saved')}
                segments={savedShares.map((id) => ({ id, label: t(`harm.saved.${id}`) }))}
                value={saved}
                onChange={setSaved}
              />
            )}
          </div>
          {children({ together, inputs, ...(haveSaves && points > 0 ? { harm: { points, saved } } : {}) })}
        </>
      )}
    </details>
  );
}
