import type { KeyLabel, Label } from './label.ts';

/** One contribution to a number: what it is, how much, and the rule or table that says so. */
export interface Part {
  readonly label: Label;
  readonly value: number;
  readonly source: KeyLabel;
  /** Why it was left out of the total; absent when it counts. */
  readonly leftOut?: KeyLabel;
}

/** A number that knows its parts; the total is the sum of those that count. */
export interface Figure {
  readonly total: number;
  readonly parts: readonly Part[];
}

/** Adds up the parts that count and keeps them all. */
export function figure(parts: readonly Part[]): Figure {
  const total = parts.reduce((sum, part) => (part.leftOut === undefined ? sum + part.value : sum), 0);
  return { total, parts };
}

/** A figure and nothing else, of one that a rule carries further in a richer form. */
export function plainFigure({ total, parts }: Figure): Figure {
  return { total, parts };
}

/** A figure that is not less than a number; what lifts it to that stands among its parts. */
export function atLeast(least: number, of: Figure, lift: Omit<Part, 'value'>): Figure {
  return of.total >= least ? of : figure([...of.parts, { ...lift, value: least - of.total }]);
}
