import { memo, useMemo } from 'react';
import type { Combatant } from '../../../shared/encounter/state.ts';
import { keyHint } from '../../keys/key-map.ts';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/words.tsx';
import { useSame } from './use-same.ts';

interface TargetSelectProps {
  likely: readonly Combatant[];
  meant: readonly Combatant[];
  onChoose: (combatants: readonly number[]) => void;
}

/** Asks for whom an action is meant, the likeliest first; drawn anew only when names or the choice change. */
export function TargetSelect({ likely, meant, onChoose }: TargetSelectProps) {
  const numbers = useSame(likely.map(({ combatant }) => combatant));
  const names = useSame(likely.map(({ name }) => name));
  const chosen = useSame(meant.map(({ combatant }) => combatant));
  return <NameSelect numbers={numbers} names={names} chosen={chosen} onChoose={onChoose} />;
}

interface NameSelectProps {
  numbers: readonly number[];
  /** In the order of their numbers. */
  names: readonly Combatant['name'][];
  chosen: readonly number[];
  onChoose: TargetSelectProps['onChoose'];
}

const NameSelect = memo(function NameSelect({ numbers, names, chosen, onChoose }: NameSelectProps) {
  const words = useWords();
  const { t, say } = words;
  const options = useMemo(
    () => names.map((name, at) => ({ id: String(numbers[at]), label: say(name) })),
    [numbers, names, say],
  );
  const [first, ...others] = chosen;
  const also = others.map((number) => options[numbers.indexOf(number)]?.label).join(', ');
  return (
    <Select
      label={t('encounter.target')}
      description={
        also === ''
          ? t('encounter.targetKeys', {
              next: keyHint('nextTarget', words),
              another: keyHint('anotherTarget', words),
            })
          : t('encounter.alsoTargets', { names: also })
      }
      options={options}
      value={String(first)}
      onChange={(id) => onChoose([Number(id)])}
    />
  );
});
