import type { KeyboardEvent, RefObject } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import type { CreatureFilter, FilterChoices } from './creature-filter.ts';
import styles from './filter-bar.module.css';
import type { ListedSize, ListRules } from './list-rules.ts';

interface FilterBarProps {
  filter: CreatureFilter;
  onChange: (filter: CreatureFilter) => void;
  choices: FilterChoices;
  rules: ListRules;
  /** The campaigns that the creatures may be of, by their ids; none where they are all of one. */
  campaigns: ReadonlyMap<string, Row>;
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

/** The campaigns that some creature is of, by name; of the chosen systems only, where some are. */
function campaignOptions(
  { say, language }: ScreenWords,
  { filter, choices, campaigns }: Pick<FilterBarProps, 'filter' | 'choices' | 'campaigns'>,
): readonly { readonly id: string; readonly label: string }[] {
  return [...campaigns.values()]
    .filter(({ id, system }) => {
      const isWanted =
        filter.systems.length === 0 || (system !== undefined && filter.systems.includes(system));
      return filter.campaigns.includes(id) || (isWanted && choices.campaigns.has(id));
    })
    .map(({ id, name }) => ({ id, label: say(name) }))
    .sort((one, other) => one.label.localeCompare(other.label, language, { numeric: true }));
}

/** The sizes that some creature has; where several systems have sizes, each with the name of its own. */
function sizeOptions(
  { t, say }: ScreenWords,
  { filter, choices, rules }: Pick<FilterBarProps, 'filter' | 'choices' | 'rules'>,
): readonly { readonly id: string; readonly label: string }[] {
  const isOffered = ({ key, system }: ListedSize): boolean => {
    const isWanted = filter.systems.length === 0 || filter.systems.includes(system);
    return filter.sizes.includes(key) || (isWanted && choices.sizes.has(key));
  };
  const offered = [...rules.sizes.values()].filter(isOffered);
  const isOfSeveral = offered.some(({ system }) => system !== offered[0]?.system);
  return offered.map(({ key, system, label: called }) => {
    const size = say(called);
    const label = isOfSeveral ? t('filter.sizeOf', { size, system: systems[system].name }) : size;
    return { id: key, label };
  });
}

/** Narrows a list of creatures down by name, system, campaign, level, size and tag. */
export function FilterBar({ filter, onChange, choices, rules, campaigns, nameRef, onGoOn }: FilterBarProps) {
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
  const homes = campaignOptions(words, { filter, choices, campaigns });
  const sizes = sizeOptions(words, { filter, choices, rules });
  // What another system calls its own is not asked for any more.
  const setSystems = (chosen: readonly SystemId[]): void => {
    const isOf = (system: SystemId | undefined): boolean =>
      chosen.length === 0 || (system !== undefined && chosen.includes(system));
    set({
      systems: chosen,
      campaigns: filter.campaigns.filter((id) => isOf(campaigns.get(id)?.system)),
      sizes: filter.sizes.filter((key) => isOf(rules.sizes.get(key)?.system)),
    });
  };
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
      {rules.systems.length > 1 && (
        <FilterSelect
          label={t('creatures.system')}
          anyLabel={any}
          options={rules.systems.map((id) => ({ id, label: say(systems[id].name) }))}
          chosen={filter.systems}
          onChange={setSystems}
          isMultiple
        />
      )}
      {campaigns.size > 1 && (
        <FilterSelect
          label={t('creatures.campaign')}
          anyLabel={any}
          options={homes}
          chosen={filter.campaigns}
          onChange={(chosen) => set({ campaigns: chosen })}
          isMultiple
        />
      )}
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
      {rules.size !== undefined && sizes.length > 0 && (
        <FilterSelect
          label={say(rules.size)}
          anyLabel={any}
          options={sizes}
          chosen={filter.sizes}
          onChange={(chosen) => set({ sizes: chosen })}
          isMultiple
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={t('creatures.tags')}
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
