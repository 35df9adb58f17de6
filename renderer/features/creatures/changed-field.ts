import type { Json } from '../../../shared/rules/core/sheet.ts';
import type { Draft } from '../../sheet-fields/draft.ts';

function isPlain(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changedPaths(before: unknown, after: unknown, at: string): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => changedPaths(before[index], item, `${at}.${index}`));
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    // A name is one field, whether it was typed or chosen.
    if (keys.has('text') || keys.has('key')) return [at];
    return [...keys].flatMap((key) =>
      changedPaths(before[key], after[key], at === '' ? key : `${at}.${key}`),
    );
  }
  return [at];
}

/** The path of the one field in which two drafts differ; undefined where they differ in several, or in none. */
export function changedField(before: Draft, after: Draft): string | undefined {
  const [path, ...others] = changedPaths(before, after, '');
  return others.length === 0 ? path : undefined;
}
