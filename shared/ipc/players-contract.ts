import { z } from 'zod';
import {
  longestPlayersNote,
  playersSecretsSchema,
  playersStyleSchema,
  playersViewSchema,
} from '../encounter/players-view.ts';
import { languages } from '../rules/core/language.ts';
import type { Channel } from './channel.ts';
import { themes } from './start-contract.ts';

const id = z.string().min(1).max(100);

/** A display that the players' window can stand on; sizes in pixels as the system counts them. */
const playersDisplaySchema = z.strictObject({
  id: z.number(),
  /** As the system calls it; empty where it has no name for it. */
  label: z.string(),
  width: z.number(),
  height: z.number(),
  /** Whether the game master's own window stands on it. */
  isDesk: z.boolean(),
});
export type PlayersDisplay = z.infer<typeof playersDisplaySchema>;

/** What the game master has chosen for the players about one encounter, and what there is to choose from. */
const playersSetupSchema = z.strictObject({
  isShown: z.boolean(),
  display: z.number(),
  displays: z.array(playersDisplaySchema),
  style: playersStyleSchema,
  secrets: playersSecretsSchema,
});
export type PlayersSetup = z.infer<typeof playersSetupSchema>;

/** The players' view, and how its page is to be dressed. */
export const playersShownSchema = z.strictObject({
  view: playersViewSchema,
  language: z.enum(languages),
  theme: z.enum(themes),
});
export type PlayersShown = z.infer<typeof playersShownSchema>;

/** Channels about the players' window; the last one is that window's own, and its only one. */
export const playersChannels = {
  'players.read': { input: z.strictObject({ id }), output: playersSetupSchema },
  /** Chooses some of it; what is on the players' display follows. */
  'players.choose': {
    input: z.strictObject({
      id,
      display: z.number().exactOptional(),
      style: playersStyleSchema.exactOptional(),
      hidden: playersSecretsSchema.shape.hidden.exactOptional(),
      note: z.string().max(longestPlayersNote).exactOptional(),
    }),
    output: playersSetupSchema,
  },
  /** Shows a running encounter on the chosen display. */
  'players.open': { input: z.strictObject({ id }), output: playersSetupSchema },
  'players.close': { input: z.null(), output: z.null() },
  'players.view': { input: z.null(), output: playersShownSchema },
} as const satisfies Record<string, Channel>;

/** Which encounter the players see; null for none. */
export const playersPushes = {
  'players.shown': z.strictObject({ id: id.nullable() }),
} as const;
