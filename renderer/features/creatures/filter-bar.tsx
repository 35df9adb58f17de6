import type { KeyboardEvent, RefObject } from 'react';
import type { SheetTraits } from '../../../shared/rules/core/system.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';
import type { CreatureFilter, FilterChoices } from './creature-filter.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  filter: CreatureFilter;
  onChange: (filter: CreatureFilter) => void;
  choices: FilterChoices;
  /** What the rules of the creatures sort them by. */
  traits: SheetTraits;
  nameRef: RefObject<HTMLInputElement | null>;
  /** Somebody wants to go on in the list itself. */
  onGoOn: () => void;
}

/** What is in a list besides what was chosen before, which stays to be seen and taken back. */
function withChosen<T>(offered: readonly T[], chosen: readonly T[]): readonly T[] {
  return [...offered, ...chosen.filter((one) => !offered.includes(one))];
}

function chosenOf<T>(value: T | null): readonly T[] {
  return value === null ? [] : [value];
}

/** Narrows a list of creatures down by name, level, size and tag. */
export function FilterBar({ filter, onChange, choices, traits, nameRef, onGoOn }: FilterBarProps) {
  const words = useWords();
  const { t, say } = words;
  useKeys(onKeys(keyMap.filter, () => nameRef.current?.select()));
  const set = (change: Partial<CreatureFilter>): void => onChange({ ...filter, ...change });
  const any = t('filter.any');
  const levels = withChosen(choices.levels, [
    ...chosenOf(filter.leastLevel),
    ...chosenOf(filter.mostLevel),
  ]).toSorted((a, b) => a - b);
  const levelOptions = levels.map((level) => ({ id: String(level), label: words.level(level), level }));
  const levelOf = ([id]: readonly string[]): number | null => (id === undefined ? null : Number(id));
  const sizes = (traits.size?.sizes ?? []).filter(
    ({ id }) => choices.sizes.has(id) || filter.sizes.includes(id),
  );
  const tags = withChosen(choices.tags, filter.tags);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onGoOn();
  };
  return (
    <search className={styles.bar} aria-label={t('filter.label')}>
      <div className={styles.name}>
        <TextField
          label={t('filter.name')}
          hideLabel
          placeholder={t('filter.nameHint', { key: keyHint('filter', words) })}
          value={filter.name}
          onChange={(name) => set({ name })}
          onKeyDown={onKeyDown}
          inputRef={nameRef}
        />
      </div>
      {levels.length > 0 && (
        <>
          <FilterSelect
            label={t('filter.leastLevel')}
            anyLabel={any}
            options={levelOptions.filter(
              ({ level }) => filter.mostLevel === null || level <= filter.mostLevel,
            )}
            chosen={chosenOf(filter.leastLevel).map(String)}
            onChange={(ids) => set({ leastLevel: levelOf(ids) })}
          />
          <FilterSelect
            label={t('filter.mostLevel')}
            anyLabel={any}
            options={levelOptions.filter(
              ({ level }) => filter.leastLevel === null || level >= filter.leastLevel,
            )}
            chosen={chosenOf(filter.mostLevel).map(String)}
            onChange={(ids) => set({ mostLevel: levelOf(ids) })}
          />
        </>
      )}
      {sizes.length > 0 && (
        <FilterSelect
          label={t('filter.size')}
          anyLabel={any}
          options={sizes.map(({ id, label }) => ({ id, label: say(label) }))}
          chosen={filter.sizes}
          onChange={(chosen) => set({ sizes: chosen })}
          isMultiple
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={t('filter.tags')}
          anyLabel={any}
          options={tags.map((tag) => ({ id: tag, label: tag }))}
          chosen={filter.tags}
          onChange={(chosen) => set({ tags: chosen })}
          isMultiple
        />
      )}
    </search>
  );
}
