import { z } from 'zod';
import { encounterCommandSchema } from '../encounter/command.ts';
import { recordedEventSchema } from '../encounter/event.ts';
import {
  campaignBodySchema,
  creatureBodySchema,
  documentSchema,
  longestName,
  nameSchema,
} from '../library/document.ts';
import { portraitLimits } from '../library/portrait/portrait.ts';
import { rowsSchema } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { languages } from '../rules/core/language.ts';
import { sheetDataSchema } from '../rules/core/schema.ts';
import { sheetKinds } from '../rules/core/sheet.ts';
import { systemIds } from '../rules/core/system.ts';
import { bestiaryChannels } from './bestiary-contract.ts';
import type { Channel, Push } from './channel.ts';
import { damageChannels } from './damage-contract.ts';
import { diceChannels } from './dice-contract.ts';
import { exchangeChannels, exchangePushes } from './exchange-contract.ts';
import { libraryChannels, libraryPushes } from './library-contract.ts';
import { menuChannels, menuPushes } from './menu-contract.ts';
import type { ChannelName, PushName } from './names.ts';
import { paperChannels, paperPushes } from './paper-contract.ts';
import { playersChannels, playersPushes } from './players-contract.ts';
import { preparingChannels } from './preparing-contract.ts';
import { questionChannels } from './question-contract.ts';
import { recoveryChannels } from './recovery-contract.ts';
import { startChannels, startPushes, undoStateSchema } from './start-contract.ts';

const id = z.string().min(1).max(100);
/** Made by the window for each intent: sent twice, it happens once. */
const commandId = z.uuid();
const campaignName = z.strictObject({ text: z.string().trim().min(1).max(longestName) });

/** Rows that changed after a number, and what is gone. */
export const changesSchema = z.strictObject({
  /** Identifies the library; another one makes a window forget what it holds. */
  library: z.string(),
  /** The change number that these follow on; a window that has not come so far asks for what it missed. */
  after: z.number().int().min(0),
  seq: z.number().int().min(0),
  /** False where so much changed at once that windows ask for it; nothing of it is told then. */
  isTold: z.boolean(),
  rows: rowsSchema,
  removed: z.array(z.string()),
  undoState: undoStateSchema,
});
export type Changes = z.infer<typeof changesSchema>;

const encounterSchema = z.strictObject({
  id,
  campaignId: id,
  name: labelSchema,
  events: z.array(recordedEventSchema),
  /** The sheets of the combatants by snapshot. */
  sheets: z.record(z.string(), sheetDataSchema),
});
export type EncounterRecord = z.infer<typeof encounterSchema>;

/** Every question that a window may put to main, declared once: preload, handlers and bridge derive from this. */
export const channels = {
  ...startChannels,
  ...libraryChannels,
  ...bestiaryChannels,
  ...exchangeChannels,
  ...damageChannels,
  ...playersChannels,
  ...preparingChannels,
  ...recoveryChannels,
  ...diceChannels,
  ...paperChannels,
  ...menuChannels,
  ...questionChannels,
  /** Rows after change number `after`; 0 for all. */
  'library.changes': { input: z.strictObject({ after: z.number().int().min(0) }), output: changesSchema },
  /** Puts text on the clipboard, which no window may touch itself. */
  'app.copy': { input: z.strictObject({ text: z.string().max(5_000_000) }), output: z.null() },
  'library.read': { input: z.strictObject({ id }), output: documentSchema },
  'library.remove': {
    input: z.strictObject({ commandId, id, revision: z.number().int() }),
    output: z.null(),
  },
  'library.undo': { input: z.strictObject({ commandId }), output: z.null() },
  'library.redo': { input: z.strictObject({ commandId }), output: z.null() },
  'campaigns.create': {
    input: z.strictObject({
      commandId,
      name: campaignName,
      system: z.enum(systemIds),
      language: z.enum(languages),
    }),
    output: documentSchema,
  },
  'campaigns.save': {
    input: z.strictObject({ commandId, id, revision: z.number().int(), body: campaignBodySchema }),
    output: documentSchema,
  },
  'creatures.create': {
    input: z.strictObject({ commandId, campaignId: id, kind: z.enum(sheetKinds), name: nameSchema }),
    output: documentSchema,
  },
  'creatures.save': {
    input: z.strictObject({
      commandId,
      id,
      revision: z.number().int(),
      body: creatureBodySchema,
      /** The save that this one goes on with, in the same field: the two are one step of undo and history. */
      goesOn: commandId.exactOptional(),
    }),
    output: documentSchema,
  },
  /** Gives a creature a portrait, as windows make it out of a picture, or (null) takes it away. */
  'creatures.portray': {
    input: z.strictObject({
      commandId,
      id,
      revision: z.number().int(),
      portrait: z
        .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array && bytes.length <= portraitLimits.bytes)
        .nullable(),
    }),
    output: documentSchema,
  },
  /** Adds monsters that were read from descriptions, as one change. */
  'creatures.paste': {
    input: z.strictObject({
      commandId,
      campaignId: id,
      creatures: z
        .array(z.strictObject({ name: nameSchema, sheet: sheetDataSchema, printed: z.string().max(200_000) }))
        .min(1)
        .max(500),
    }),
    output: z.array(documentSchema),
  },
  'encounters.start': {
    input: z.strictObject({
      commandId,
      campaignId: id,
      name: campaignName,
      combatants: z.array(id).max(200),
    }),
    output: encounterSchema,
  },
  'encounters.read': { input: z.strictObject({ id }), output: encounterSchema },
  'encounters.command': {
    input: z.strictObject({
      commandId,
      id,
      /** Position of the last event that the window has seen. */
      position: z.number().int().min(0),
      command: encounterCommandSchema,
    }),
    /** The events that it caused. */
    output: z.strictObject({ events: z.array(recordedEventSchema) }),
  },
} as const satisfies Record<ChannelName, Channel>;

/** What main tells its windows unasked. */
export const pushes = {
  ...startPushes,
  ...libraryPushes,
  ...exchangePushes,
  ...playersPushes,
  ...paperPushes,
  ...menuPushes,
  'library.changed': changesSchema,
  'encounter.advanced': z.strictObject({ id, events: z.array(recordedEventSchema) }),
} as const satisfies Record<PushName, Push>;
