import type { KeyLabel, Label } from './label.ts';

/**
 * A list of labels as one, by words that join two; undefined where there are none. Halves are joined first, so that
 * the nesting grows with the logarithm of the list: labels are refused beyond a depth.
 */
export function joinLabels(
  labels: readonly Label[],
  both: (first: Label, next: Label) => KeyLabel,
): Label | undefined {
  if (labels.length < 2) return labels[0];
  const half = Math.ceil(labels.length / 2);
  const first = joinLabels(labels.slice(0, half), both);
  const next = joinLabels(labels.slice(half), both);
  return first === undefined || next === undefined ? undefined : both(first, next);
}
