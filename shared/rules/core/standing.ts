import type { Part } from './figure.ts';
import type { KeyLabel, Label } from './label.ts';
import type { SheetKind } from './sheet.ts';

/** What a condition adds to one of the numbers that its system names. */
export interface Adjustment {
  readonly on: string;
  readonly value: number;
}

/** Something that holds for a creature for a while: `condition` names its kind, the name is for readers. */
export interface Condition {
  readonly condition: string;
  readonly name: Label;
  readonly adjustments: readonly Adjustment[];
}

/** Points besides hit points that a creature has or gathers: mana, damage to an ability. */
export interface Pool {
  readonly id: string;
  readonly label: KeyLabel;
  readonly value: number;
  readonly least: number;
  /** None for points that only gather. */
  readonly maximum: number | null;
}

/** How a creature stands in the middle of a fight, its sheet aside. */
export interface Standing {
  readonly kind: SheetKind;
  readonly hitPoints: number;
  readonly maximumHitPoints: number;
  readonly pools: Readonly<Record<string, Pick<Pool, 'value'>>>;
  readonly conditions: readonly Condition[];
}

/** A number that conditions may change, as its system names it. */
export interface Adjustable {
  readonly id: string;
  readonly label: KeyLabel;
}

/** What a creature's conditions add to one of its numbers, each with its own part; nothing without a standing. */
export function adjusted(stands: Standing | undefined, on: string, source: KeyLabel): readonly Part[] {
  return (stands?.conditions ?? []).flatMap(({ name, adjustments }) =>
    adjustments
      .filter((adjustment) => adjustment.on === on && adjustment.value !== 0)
      .map(({ value }) => ({ label: name, value, source })),
  );
}

/** Whether a condition of this kind holds. */
export function isIn(stands: Standing | undefined, condition: string): boolean {
  return stands?.conditions.some((held) => held.condition === condition) ?? false;
}

/** What is in a pool; what the sheet says where no fight keeps it. */
export function inPool(stands: Standing | undefined, id: string, onSheet: number): number {
  return stands?.pools[id]?.value ?? onSheet;
}
