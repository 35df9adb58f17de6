import type { Label } from '../../shared/rules/core/label.ts';

/** Labels that are remembered at most. */
const most = 20_000;

/**
 * Says labels and remembers what it said. To put a label with parameters together takes some 30 µs, and thousands of
 * rows share a few summaries.
 */
export function remembering(say: (label: Label) => string): (label: Label) => string {
  const said = new Map<string, string>();
  return (label) => {
    if ('text' in label) return label.text;
    const written = JSON.stringify(label);
    const known = said.get(written);
    if (known !== undefined) return known;
    if (said.size >= most) said.clear();
    const words = say(label);
    said.set(written, words);
    return words;
  };
}
