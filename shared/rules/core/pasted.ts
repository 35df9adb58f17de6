import type { KeyLabel, Label } from './label.ts';
import type { DerivedFigure, SheetData } from './sheet.ts';

/** A line of a pasted text: what it is about, and the pieces of it that were not understood. */
export interface PastedLine {
  /** As the text itself calls it. */
  readonly label: string;
  readonly text: string;
  readonly unread: readonly string[];
}

/** A number that the text prints otherwise than the rules work it out of what it says. */
export interface PrintedDifference {
  readonly label: Label;
  readonly column: KeyLabel;
  readonly printed: number;
  /** What the rules make of it, with its parts. */
  readonly computed: DerivedFigure;
}

/** A creature read from a published description, ready to be kept. */
export interface PastedCreature {
  readonly name: string | null;
  /** A whole sheet: printed numbers that differ from the computed ones are set by hand. */
  readonly sheet: SheetData;
  readonly lines: readonly PastedLine[];
  /** Text that belongs to no line. */
  readonly outside: readonly string[];
  readonly differences: readonly PrintedDifference[];
  /** What the sheet cannot hold as printed, and what stands there instead. */
  readonly notes: readonly KeyLabel[];
  /** The text of this creature, as pasted. */
  readonly text: string;
}

/** Reads creatures from published descriptions that somebody pastes. */
export interface PasteReader {
  /** The longest text that is read at once, in UTF-16 units. */
  readonly longest: number;
  /** The descriptions that a text holds; none where nothing in it is one. */
  readonly read: (text: string) => readonly PastedCreature[];
}
