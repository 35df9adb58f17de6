import { z } from 'zod';
import type { Channel } from './channel.ts';

/** What the application menu can have a page do. */
export const menuCommands = ['print'] as const;
export type MenuCommand = (typeof menuCommands)[number];

const offerSchema = z.strictObject({
  command: z.enum(menuCommands),
  /** Its key as Electron writes it, to be displayed: `CmdOrCtrl+P`. The page itself hears it. */
  accelerator: z.string().regex(/^(?:(?:CmdOrCtrl|Shift|Alt)\+){0,3}[A-Z\d]$/),
});
export type MenuOffer = z.infer<typeof offerSchema>;

export const menuChannels = {
  /** What the page in front can do of all that; the menu offers nothing else. */
  'menu.offer': {
    input: z.strictObject({ offers: z.array(offerSchema).max(menuCommands.length) }),
    output: z.null(),
  },
} as const satisfies Record<string, Channel>;

/** Something was chosen in the menu. */
export const menuPushes = {
  'menu.chosen': z.strictObject({ command: z.enum(menuCommands) }),
} as const;
