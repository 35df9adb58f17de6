import type { Row } from '../../../shared/library/row.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { systems } from '../../../shared/rules/registry.ts';

/** A size of one system, as lists of several tell it from the sizes of others. */
export interface ListedSize {
  readonly key: string;
  readonly system: SystemId;
  readonly label: KeyLabel;
  /** Grows with the size. Counted from the largest, which systems agree on more than on how small creatures get. */
  readonly place: number;
}

/** Which rules the creatures of a list follow, and what these sort them by. */
export interface ListRules {
  /** The systems that creatures of the list may be of. */
  readonly systems: readonly SystemId[];
  /** A creature's rules; undefined where this version does not know them. */
  readonly systemOf: (row: Row) => SystemId | undefined;
  /** What levels are called; undefined where no system has any. */
  readonly level: KeyLabel | undefined;
  /** What sizes are called; undefined where no system has any. */
  readonly size: KeyLabel | undefined;
  /** By their keys, one system after the other, each from the smallest on. */
  readonly sizes: ReadonlyMap<string, ListedSize>;
  /** The key of a creature's size; undefined where it has none. */
  readonly sizeOf: (row: Row) => string | undefined;
}

function keyOf(system: SystemId, size: string): string {
  return `${system}:${size}`;
}

/** One system's own word, and the app's where several have one. */
function calledTogether(labels: readonly (KeyLabel | undefined)[], several: KeyLabel): KeyLabel | undefined {
  const [first, ...others] = labels.filter((label) => label !== undefined);
  return others.length === 0 ? first : several;
}

/** The rules of a list whose creatures may be of some systems. */
export function listRules(ids: readonly SystemId[], systemOf: ListRules['systemOf']): ListRules {
  const traits = ids.map((id) => systems[id].sheets?.traits ?? {});
  const sizes = ids.flatMap((system, at) =>
    (traits[at]?.size?.sizes ?? []).map(({ id, label }, place, all): ListedSize => {
      return { key: keyOf(system, id), system, label, place: place - all.length };
    }),
  );
  return {
    systems: ids,
    systemOf,
    level: calledTogether(
      traits.map(({ level }) => level?.label),
      appWord('creatures.level'),
    ),
    size: calledTogether(
      traits.map(({ size }) => size?.label),
      appWord('creatures.size'),
    ),
    sizes: new Map(sizes.map((size) => [size.key, size])),
    sizeOf(row) {
      const system = systemOf(row);
      return row.size === undefined || system === undefined ? undefined : keyOf(system, row.size);
    },
  };
}
