import { fold } from '../../../shared/library/fold.ts';
import type { Row } from '../../../shared/library/row.ts';
import { withTags } from '../../../shared/library/tags.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import type { ListRules } from './list-rules.ts';

/** Which creatures of a list are wanted; what is null or empty asks for nothing. */
export interface CreatureFilter {
  /** Parts of the name, between spaces; each has to be in it, whatever its case and its accents. */
  readonly name: string;
  readonly leastLevel: number | null;
  readonly mostLevel: number | null;
  /** A creature of any of these is wanted. */
  readonly systems: readonly SystemId[];
  /** Ids of campaigns; a creature of any of these is wanted. */
  readonly campaigns: readonly string[];
  /** Keys of sizes; a creature of any of these is wanted. */
  readonly sizes: readonly string[];
  /** A creature that has all of these is wanted. */
  readonly tags: readonly string[];
}

export const noFilter: CreatureFilter = {
  name: '',
  leastLevel: null,
  mostLevel: null,
  systems: [],
  campaigns: [],
  sizes: [],
  tags: [],
};

/** Whether a filter asks for anything. */
export function isFiltering({ name, leastLevel, mostLevel, ...lists }: CreatureFilter): boolean {
  const asks = leastLevel !== null || mostLevel !== null || name.trim() !== '';
  return asks || Object.values(lists).some((wanted) => wanted.length > 0);
}

/** A test of rows that is cheap enough to be put to ten thousand of them with every letter. */
type RowTest = (row: Row) => boolean;

function levelTest(least: number | null, most: number | null): RowTest {
  return ({ level }) =>
    level !== undefined && (least === null || level >= least) && (most === null || level <= most);
}

function isAmong<T>(wanted: readonly T[], of: (row: Row) => T | undefined): RowTest {
  const all: ReadonlySet<T | undefined> = new Set(wanted);
  return (row) => all.has(of(row));
}

function tagTest(tags: readonly string[]): RowTest {
  const wanted = tags.map(fold);
  return (row) => {
    const has = row.tags?.map(fold) ?? [];
    return wanted.every((tag) => has.includes(tag));
  };
}

/**
 * Makes tests of rows. Each name is folded once, however often it is asked for. The test is undefined where all rows
 * are wanted.
 */
export function createRowFilter(
  nameOf: (row: Row) => string,
  { systemOf, sizeOf }: Pick<ListRules, 'systemOf' | 'sizeOf'>,
): (filter: CreatureFilter) => RowTest | undefined {
  const names = new WeakMap<Row, string>();
  const foldedName = (row: Row): string => {
    const known = names.get(row);
    if (known !== undefined) return known;
    const folded = fold(nameOf(row));
    names.set(row, folded);
    return folded;
  };
  return (filter) => {
    if (!isFiltering(filter)) return undefined;
    const { name, leastLevel, mostLevel, systems, campaigns, sizes, tags } = filter;
    const parts = fold(name)
      .split(/\s+/)
      .filter((part) => part !== '');
    const tests: RowTest[] = [];
    if (leastLevel !== null || mostLevel !== null) tests.push(levelTest(leastLevel, mostLevel));
    if (systems.length > 0) tests.push(isAmong(systems, systemOf));
    if (campaigns.length > 0) tests.push(isAmong(campaigns, ({ campaignId }) => campaignId));
    if (sizes.length > 0) tests.push(isAmong(sizes, sizeOf));
    if (parts.length > 0)
      tests.push((row) => {
        const folded = foldedName(row);
        return parts.every((part) => folded.includes(part));
      });
    if (tags.length > 0) tests.push(tagTest(tags));
    return (row) => tests.every((test) => test(row));
  };
}

/** What there is to choose from in a list. */
export interface FilterChoices {
  /** From the lowest on. */
  readonly levels: readonly number[];
  /** Ids, in no order. */
  readonly campaigns: ReadonlySet<string>;
  /** Keys, in no order. */
  readonly sizes: ReadonlySet<string>;
  /** Each once, as it was first written. */
  readonly tags: readonly string[];
}

/** What rows have that a filter can ask for. */
export function choicesIn(rows: readonly Row[], { sizeOf }: Pick<ListRules, 'sizeOf'>): FilterChoices {
  const levels = new Set<number>();
  const campaigns = new Set<string>();
  const sizes = new Set<string>();
  const tags = new Set<string>();
  for (const row of rows) {
    if (row.level !== undefined) levels.add(row.level);
    campaigns.add(row.campaignId);
    const size = sizeOf(row);
    if (size !== undefined) sizes.add(size);
    for (const tag of row.tags ?? []) tags.add(tag);
  }
  return { levels: [...levels].sort((a, b) => a - b), campaigns, sizes, tags: withTags([], [...tags]) };
}
