import type { Paper } from '../../../../shared/ipc/start-contract.ts';

/** Sizes of paper in millimetres, upright. */
export const paperSizes = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<Paper, { width: number; height: number }>;

/** What stays free around the text, in millimetres; the name and the page number stand below it. */
export const margins = { top: 12, side: 14, bottom: 16 } as const;
