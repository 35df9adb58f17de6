import { X } from 'lucide-react';
import type { EntrantInput, Participant } from '../../../../shared/encounter/contest/schema.ts';
import type { Rulebook } from '../../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../../shared/encounter/state.ts';
import type { ContestRules } from '../../../../shared/rules/core/contest.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './contest-panel.module.css';
import { EntrantFields, firstEntrant } from './entrant-fields.tsx';

/** Somebody who helps with the next roll. */
export interface Helper {
  readonly entrant: EntrantInput;
  /** The side that is helped, by its place. */
  readonly helps: number;
  /** The success that is tried for. */
  readonly wanted: number;
}

/** With what somebody can help. */
function meansWith(state: EncounterState, book: Rulebook, rules: ContestRules) {
  return ({ snapshot }: Combatant) => rules.helpMeans(book.sheetOf(snapshot), state.options);
}

/** One more helper: none of those who contest, nor of those who help already. */
export function anotherHelper(
  state: EncounterState,
  book: Rulebook,
  rules: ContestRules,
  taken: readonly (Participant | Helper)[],
): Helper {
  const others = taken.flatMap((one) => {
    const who = 'entrant' in one ? one.entrant : one;
    return 'combatant' in who && who.combatant !== null ? [who.combatant] : [];
  });
  const entrant = firstEntrant(state, meansWith(state, book, rules), others);
  return { entrant, helps: 0, wanted: rules.help.initial };
}

interface HelperFieldsProps {
  state: EncounterState;
  book: Rulebook;
  rules: ContestRules;
  sides: readonly Participant[];
  /** From 1. */
  number: number;
  value: Helper;
  onChange: (helper: Helper) => void;
  onRemove: () => void;
}

/** Who helps, whom, and how much they try for. */
export function HelperFields(props: HelperFieldsProps) {
  const { state, book, rules, sides, number, value: helper, onChange, onRemove } = props;
  const { t, say } = useWords();
  const change = (changed: Partial<Helper>): void => onChange({ ...helper, ...changed });
  return (
    <fieldset className={styles.helper}>
      <legend>{t('contest.helper', { number })}</legend>
      <div className={styles.help}>
        <EntrantFields
          state={state}
          meansOf={meansWith(state, book, rules)}
          autoFocus
          value={helper.entrant}
          onChange={(entrant) => change({ entrant })}
        />
        {sides.length > 1 && (
          <Select
            label={t('contest.helps')}
            options={sides.map((side, place) => ({ id: String(place), label: say(side.name) }))}
            value={String(helper.helps)}
            onChange={(id) => change({ helps: Number(id) })}
          />
        )}
        <NumberField
          label={say(rules.help.label)}
          value={helper.wanted}
          minValue={rules.help.least}
          maxValue={rules.help.most}
          onChange={(value) => change({ wanted: value ?? rules.help.initial })}
        />
      </div>
      <IconButton label={t('contest.removeHelper', { number })} icon={<X />} onPress={onRemove} />
    </fieldset>
  );
}
