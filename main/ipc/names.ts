import type { CountedName } from '../../shared/library/document.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { canonicalJson } from '../store/canonical.ts';

/** A name without the number that tells it from others. */
export function unnumbered(name: Label): Label {
  const inside = 'key' in name && name.key === 'app:numberedName' ? name.params?.name : undefined;
  return typeof inside === 'object' ? inside : name;
}

/** As many names as a list shows. */
const mostNames = 20;

/** Names in the order in which they come first, each with how many bear it. */
export function countedNames(names: readonly Label[]): CountedName[] {
  const counted = new Map<string, CountedName>();
  for (const name of names.map(unnumbered)) {
    const key = canonicalJson(name);
    counted.set(key, { name, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].slice(0, mostNames);
}
