import { placeOf, withByHand } from '../../core/by-hand.ts';
import type { PrintedDifference } from '../../core/pasted.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { derive } from '../sheet/derive.ts';
import { saves } from '../vocabulary.ts';
import type { Comparisons } from './comparisons.ts';
import type { Monster } from './monster.ts';
import { sumsBesideSheet } from './sums-beside-sheet.ts';
import { mostWeapons, weaponsOf } from './weapon-of.ts';

/** Beyond this no number can be set by hand. */
const mostByHand = 99_999;

/** A printed number, and where the sheet has its own. */
interface Printed {
  readonly group: 'combat' | 'armorClass' | 'saves' | 'attacks' | 'fullAttacks';
  readonly row: string;
  readonly column: number;
  readonly value: number | null | undefined;
}

/** What the block prints of what the rules derive; a number comes before those that rest on it. */
function printedNumbers(monster: Monster): readonly Printed[] {
  const { armorClass } = monster;
  const { weapons } = weaponsOf(monster);
  const one = (group: Printed['group'], row: string, value: number | null | undefined): Printed => ({
    group,
    row,
    column: 0,
    value,
  });
  return [
    one('combat', 'initiative', monster.initiative),
    one('combat', 'baseAttack', monster.baseAttack),
    one('armorClass', 'total', armorClass?.total),
    one('armorClass', 'touch', armorClass?.touch),
    one('armorClass', 'flatFooted', armorClass?.flatFooted),
    ...saves.map((save) => one('saves', save, monster.saves[save])),
    ...weapons.slice(0, mostWeapons).flatMap(({ strike }, at) => {
      const row = `weapons.${at}`;
      const plus = /^\d{1,3}d\d{1,3}([+-]\d{1,4})?$/.exec(strike.damage ?? '');
      const damage = plus === null ? null : Number(plus[1] ?? 0);
      const further = strike.bonuses.length > 1 ? strike.bonuses : [];
      return [
        one('attacks', row, strike.bonuses[0]),
        { ...one('attacks', row, damage), column: 1 },
        ...further.map((value, column) => ({ ...one('fullAttacks', row, value), column })),
      ];
    }),
  ];
}

/** Whether a number of the sheet can be compared with the printed one. */
function isComparable({ group, row }: Printed, comparisons: Comparisons): boolean {
  switch (group) {
    case 'armorClass':
      return comparisons.armorClass;
    case 'saves':
      return comparisons.saves;
    case 'combat':
      return row === 'initiative' ? comparisons.initiative : comparisons.baseAttack;
    case 'attacks':
    case 'fullAttacks':
      return comparisons.attacks;
  }
}

/** Sets every printed number by hand that the rules work out otherwise, and tells both where they can be compared. */
export function asPrinted(
  sheet: SheetData,
  monster: Monster,
  comparisons: Comparisons,
): { sheet: SheetData; differences: PrintedDifference[] } {
  const differences: PrintedDifference[] = [...sumsBesideSheet(monster, comparisons)];
  let set = sheet;
  let groups = derive(set, {});
  for (const number of printedNumbers(monster)) {
    const { group: id, row: rowId, column, value } = number;
    const group = groups.find((one) => one.id === id);
    const row: DerivedRow | undefined = group?.rows.find((one) => one.id === rowId);
    const computed = row?.figures[column];
    const head = group?.columns[column];
    if (value === null || value === undefined || row === undefined || computed === undefined) continue;
    if (head === undefined || computed.figure.total === value || Math.abs(value) > mostByHand) continue;
    if (isComparable(number, comparisons))
      differences.push({ label: row.label, column: head, printed: value, computed });
    set = withByHand(set, placeOf(id, rowId, column), value);
    groups = derive(set, {});
  }
  return { sheet: set, differences };
}
