import { z } from 'zod';

/** The longest tag, in UTF-16 units. */
export const longestTag = 40;
/** Tags of one creature at most. */
export const mostTags = 30;

/** A tag as it is typed; commas part tags, so none holds one. */
const tagSchema = z
  .string()
  .trim()
  .min(1)
  .max(longestTag)
  .refine((tag) => !/[,;\p{Cc}]/u.test(tag));

export const tagsSchema = z.array(tagSchema).max(mostTags);

/** Two tags are the same whatever their case and their spaces. */
function sameness(tag: string): string {
  return tag.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Tags with others added and some taken away; each once, as it was first written, sorted by their letters. */
export function withTags(
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[] = [],
): string[] {
  const gone = new Set(removed.map(sameness));
  const kept = new Map<string, string>();
  for (const tag of [...tags, ...added]) {
    const same = sameness(tag);
    if (!gone.has(same) && !kept.has(same)) kept.set(same, tag.replaceAll(/\s+/g, ' ').trim());
  }
  return [...kept].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag);
}

/** The tags in a text that parts them by commas; empty ones are none. */
export function tagsIn(text: string): string[] {
  return withTags(
    [],
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .split(/[,;]/)
      .filter((tag) => tag.trim() !== ''),
  );
}
