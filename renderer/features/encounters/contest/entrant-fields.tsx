import {
  type EntrantInput,
  longestSubject,
  type Participant,
} from '../../../../shared/encounter/contest/schema.ts';
import { type Combatant, combatantOf, type EncounterState } from '../../../../shared/encounter/state.ts';
import type { ContestMeans } from '../../../../shared/rules/core/contest.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWords } from '../../../words/words.tsx';

type MeansOf = (combatant: Combatant) => readonly ContestMeans[];

const somebodyElse = 'somebodyElse';
const bonusAlone = 'bonusAlone';

/** A combatant with the first of its means. */
function entrantWith(combatant: Combatant, meansOf: MeansOf): EntrantInput {
  const means = meansOf(combatant)[0]?.id ?? null;
  return { who: 'combatant', combatant: combatant.combatant, means, bonus: 0 };
}

/** Whoever comes first, unless that one is there already. */
export function firstEntrant(
  { combatants, order }: EncounterState,
  meansOf: MeansOf,
  taken: readonly number[] = [],
): EntrantInput {
  const number = order.find((one) => !taken.includes(one));
  return number === undefined
    ? { who: 'named', name: '', kind: 'monster', bonus: 0 }
    : entrantWith(combatantOf({ combatants }, number), meansOf);
}

/** An entrant as the contest would keep it, for odds. */
export function entrantOf(entrant: EntrantInput, state: EncounterState): Participant {
  if (entrant.who === 'named') {
    const { name, kind, bonus } = entrant;
    return { name: { text: name }, kind, combatant: null, means: null, with: null, bonus };
  }
  const { combatant, means, bonus } = entrant;
  const { name, kind } = combatantOf(state, combatant);
  return { name, kind, combatant, means, with: null, bonus };
}

interface EntrantFieldsProps {
  state: EncounterState;
  meansOf: MeansOf;
  value: EntrantInput;
  needsSheet?: boolean;
  /** Whether the first field takes the focus as soon as it is there. */
  autoFocus?: boolean;
  onChange: (entrant: EntrantInput) => void;
}

/** Who takes part and with what: a combatant by its sheet, or anybody by name and bonus. */
export function EntrantFields(props: EntrantFieldsProps) {
  const { state, meansOf, value, needsSheet = false, autoFocus = false, onChange } = props;
  const { t, say, signed } = useWords();
  const who = [
    ...state.combatants.map(({ combatant, name }) => ({ id: String(combatant), label: say(name) })),
    ...(needsSheet ? [] : [{ id: somebodyElse, label: t('contest.somebodyElse') }]),
  ];
  const choose = (id: string): void =>
    onChange(
      id === somebodyElse
        ? { who: 'named', name: '', kind: 'monster', bonus: 0 }
        : entrantWith(combatantOf(state, Number(id)), meansOf),
    );
  const means = value.who === 'combatant' ? meansOf(combatantOf(state, value.combatant)) : [];
  return (
    <>
      <Select
        label={t('contest.who')}
        autoFocus={autoFocus}
        options={who}
        value={value.who === 'named' ? somebodyElse : String(value.combatant)}
        onChange={choose}
      />
      {value.who === 'combatant' && (
        <Select
          label={t('contest.with')}
          options={[
            ...means.map(({ id, label, figure }) => ({ id, label: `${say(label)} ${signed(figure.total)}` })),
            { id: bonusAlone, label: t('contest.bonusAlone') },
          ]}
          value={value.means ?? bonusAlone}
          onChange={(id) => onChange({ ...value, means: id === bonusAlone ? null : id, bonus: 0 })}
        />
      )}
      {value.who === 'named' && (
        <TextField
          label={t('contest.name')}
          value={value.name}
          maxLength={longestSubject}
          onChange={(name) => onChange({ ...value, name })}
        />
      )}
      {(value.who === 'named' || value.means === null) && (
        <NumberField
          label={t('contest.bonus')}
          value={value.bonus}
          isSigned
          minValue={-1000}
          maxValue={1000}
          onChange={(bonus) => onChange({ ...value, bonus: bonus ?? 0 })}
        />
      )}
      {value.who === 'named' && (
        <Checkbox
          isSelected={value.kind === 'character'}
          onChange={(isPlayers) => onChange({ ...value, kind: isPlayers ? 'character' : 'monster' })}
        >
          {t('contest.isPlayers')}
        </Checkbox>
      )}
    </>
  );
}
