import type { en } from './en/index.ts';

/** What another language must say: all that English says, and its own plural form besides. */
export type Translation = Readonly<Record<keyof typeof en, string>> &
  Readonly<Partial<Record<`${string}_many`, string>>>;
