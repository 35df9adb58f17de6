import { z } from 'zod';

/** How much of it may reach those who save. */
export const savedShares = ['half', 'none'] as const;
export type SavedShare = (typeof savedShares)[number];

/** What saving throws are against: the points that whoever fails loses, and what reaches the others. */
export const harmSchema = z.strictObject({
  points: z.number().int().min(1).max(9999),
  saved: z.enum(savedShares),
});
export type Harm = z.infer<typeof harmSchema>;
