import type { Figure } from './figure.ts';
import type { KeyLabel, Label } from './label.ts';

/** Plain data as it lies in a document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A sheet as the library keeps it; only its system reads meaning into it. */
export type SheetData = { readonly [key: string]: Json };

/** Whom a sheet describes. */
export const sheetKinds = ['character', 'monster'] as const;
export type SheetKind = (typeof sheetKinds)[number];

interface FieldBase {
  /** Path within the sheet, or within the item of a list. */
  readonly path: string;
  readonly label: KeyLabel;
  /** A word of help: what the field is for. */
  readonly help: KeyLabel;
  /** What sheets hold that are older than the field; absent where the field has always been. */
  readonly whenAbsent?: Json;
  /**
   * Whether nothing hangs on the field as the rest stands, so that nobody is asked for it; what it holds is kept.
   * `around` is the sheet, or the item of a list that the field is in; a thing in a catalogue has no sheet.
   */
  readonly isMoot?: (around: SheetData, sheet: SheetData | undefined) => boolean;
}

/** A whole number between limits, shown with its sign where it is a bonus. */
export interface NumberField extends FieldBase {
  readonly field: 'number';
  readonly least: number;
  readonly most: number;
  readonly signed?: boolean;
  readonly unit?: KeyLabel;
}

/** One of a few ids. */
export interface ChoiceField extends FieldBase {
  readonly field: 'choice';
  readonly options: readonly { readonly id: string; readonly label: KeyLabel }[];
}

/** A level from a list, fractions included. */
export interface LevelField extends FieldBase {
  readonly field: 'level';
  readonly levels: readonly number[];
}

/** Words: typed, or one of the proposals (kept as keys, so that they follow the reader's language). */
export interface NameField extends FieldBase {
  readonly field: 'name';
  readonly longest: number;
  readonly proposals: readonly KeyLabel[];
}

/** Dice notation, such as `1d10` or `2d4+1`. */
export interface DiceField extends FieldBase {
  readonly field: 'dice';
}

/** Yes or no. */
export interface FlagField extends FieldBase {
  readonly field: 'flag';
}

/** Any number of like items, weapons for instance. */
export interface ListField extends FieldBase {
  readonly field: 'list';
  readonly most: number;
  readonly item: readonly ItemField[];
  readonly addLabel: KeyLabel;
  readonly newItem: SheetData;
  /** The catalogue that its items may be taken from; its entries have the same fields. */
  readonly catalogue?: string;
}

export type ItemField = NumberField | ChoiceField | LevelField | NameField | DiceField | FlagField;
export type SheetField = ItemField | ListField;

/** Fields that belong together under a heading. */
export interface SheetSection {
  readonly id: string;
  readonly label: KeyLabel;
  readonly help?: KeyLabel;
  /** On paper its fields stand elsewhere: in the line of identity, among the vitals. */
  readonly elsewhereOnPaper?: boolean;
  /** The catalogues whose things fill several of its fields at once: armour, for instance. */
  readonly catalogues?: readonly string[];
  readonly fields: readonly SheetField[];
}

/** What is wrong with one field; `code` is one of the field refusals. */
export const fieldRefusals = [
  'FIELD_MISSING',
  'FIELD_EMPTY',
  'FIELD_TOO_LONG',
  'FIELD_NOT_A_NUMBER',
  'FIELD_OUT_OF_RANGE',
  'FIELD_NOT_AN_OPTION',
  'FIELD_NOT_DICE',
  'FIELD_TOO_MANY',
] as const;
export type FieldRefusalCode = (typeof fieldRefusals)[number];

/** A derived number; `bonus` always shows its sign. `dice` stand before it: `1d10` of `1d10 +3`. */
export interface DerivedFigure {
  readonly figure: Figure;
  readonly format: 'bonus' | 'number';
  readonly dice?: Label;
}

/** A line of derived numbers, one per column of its group: an attack with one weapon, one saving throw. */
export interface DerivedRow {
  /** The row of a list's item is called after its path: `weapons.2`, or `weapons.2.` and what tells it apart. */
  readonly id: string;
  readonly label: Label;
  readonly qualifiers: readonly KeyLabel[];
  readonly figures: readonly DerivedFigure[];
}

/** Derived numbers that stand together under a heading, as a table. */
export interface DerivedGroup {
  readonly id: string;
  readonly label: KeyLabel;
  readonly columns: readonly KeyLabel[];
  readonly rows: readonly DerivedRow[];
}
