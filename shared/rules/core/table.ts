import type { KeyLabel } from './label.ts';

/** A printed table of a system, for screens and paper; the engine reads the same numbers. */
export interface ReadingTable {
  readonly id: string;
  readonly title: KeyLabel;
  readonly columns: readonly (KeyLabel | number)[];
  readonly rows: readonly {
    readonly label: KeyLabel | number;
    readonly cells: readonly (KeyLabel | number)[];
  }[];
  /** How numbers in the cells are written. */
  readonly format: 'bonus' | 'number';
}
