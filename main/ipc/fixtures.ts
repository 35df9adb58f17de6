import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { z } from 'zod';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import type { Answered, Refused } from '../../shared/ipc/channel.ts';
import { type channels, pushes } from '../../shared/ipc/contract.ts';
import type { ChannelName, PushName } from '../../shared/ipc/names.ts';
import type {
  CampaignDocument,
  CreatureDocument,
  LibraryDocument,
  NoteDocument,
} from '../../shared/library/document.ts';
import { createSpeakers } from '../../shared/locales/say.ts';
import { refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { openLibrary } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { createDesk, type DeskParts } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { createHandlers } from './handlers.ts';
import { paperHandlers } from './paper/paper.ts';
import type { PaperTools } from './paper/tools.ts';
import { startQuestions } from './question.ts';
import { served } from './serve.ts';
import { currentSettings } from './settings.ts';

/** What a window reads of a granted answer. */
type Output<Name extends ChannelName> = z.output<(typeof channels)[Name]['output']>;
type Asked<Name extends ChannelName> = z.input<(typeof channels)[Name]['input']>;

/** A window for tests: it asks through the very wrapper that serves Electron, and hears what main tells. */
export interface TestWindow {
  readonly store: Store;
  readonly ask: <Name extends ChannelName>(name: Name, input: Asked<Name>) => Promise<Answered<Output<Name>>>;
  /** The same without a form, for messages that nobody should send. */
  readonly send: (name: ChannelName, input: unknown) => Promise<Answered<unknown>>;
  /** Asks and expects to be granted. */
  readonly grant: <Name extends ChannelName>(name: Name, input: Asked<Name>) => Promise<Output<Name>>;
  readonly heard: { readonly name: PushName; readonly payload: unknown }[];
  readonly log: string[];
}

/** An empty folder that nobody else has. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'handlers-'));
}

/** Opens a folder's library as the app does. */
export async function openedIn(folder: string): Promise<Store> {
  const opened = await openLibrary(folder, { now: () => new Date(), newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** Nobody is asked for a folder, and nothing remembers one. */
export const noPlace: DeskParts['place'] = {
  askFolder: async () => undefined,
  openFolder: async () => undefined,
  rememberPlace: () => undefined,
  movedNote: (folder) => folder,
  isGiven: false,
};

/** Nobody is asked for a file, as if every dialog were cancelled. */
const noExchange: DeskParts['exchange'] = {
  speakers: createSpeakers(),
  askPlace: async () => undefined,
  askFile: async () => undefined,
  documentsFolder: os.tmpdir,
};

/** Nobody is asked for a place, and no page of paper ever opens. */
const noPaper: Omit<PaperTools, 'store' | 'settings'> = {
  speakers: createSpeakers(),
  newId: randomUUID,
  broadcast: () => undefined,
  log: () => undefined,
  askPlace: async () => undefined,
  askFolder: async () => undefined,
  documentsFolder: os.tmpdir,
  showInFolder: () => undefined,
  openPaper: () => ({
    pdf: () => Promise.reject(new Error('nothing is drawn')),
    print: async () => refused('NO_PRINTER'),
    onGone: (hear) => setImmediate(hear),
    close: () => undefined,
  }),
};

/** One display, and a window on it that nobody looks at. */
const noPlayers: DeskParts['playersScreen'] = {
  displays: () => [{ id: 1, label: '', width: 1920, height: 1080, isDesk: true }],
  open: () => undefined,
  close: () => undefined,
  send: () => undefined,
};

/** A window over a library; its dice show half of their sides, and time stands still. */
export function windowOver(
  store: Store,
  { paper, ...more }: Partial<DeskParts> & { readonly paper?: Partial<PaperTools> } = {},
): TestWindow {
  const heard: TestWindow['heard'] = [];
  const log: string[] = [];
  const desk = createDesk({
    store,
    version: '0.0.0',
    now: () => new Date('2025-01-02T03:04:05.678Z'),
    newId: randomUUID,
    die: (sides) => Math.ceil(sides / 2),
    defaultSettings: { language: 'en', theme: 'system', density: 'comfortable', paper: 'A4' },
    broadcast: (name, payload) => heard.push({ name, payload: pushes[name].parse(payload) }),
    place: noPlace,
    exchange: noExchange,
    copyText: () => undefined,
    offerInMenu: () => undefined,
    playersScreen: noPlayers,
    ...more,
  });
  const handlers: HandlersOf<ChannelName> = {
    ...startQuestions().handlers,
    ...createHandlers(
      desk,
      paperHandlers({ ...noPaper, store: desk.store, settings: () => currentSettings(desk), ...paper }),
    ),
  };
  const door = { admits: () => true, log: (line: string) => log.push(line), checkAnswers: true };
  const send = <Name extends ChannelName>(name: Name, input: unknown) =>
    served(name, handlers[name], door)(null, input);
  const ask = async <Name extends ChannelName>(name: Name, input: Asked<Name>) =>
    (await send(name, input)) as Answered<Output<Name>>;
  return {
    store: desk.store,
    send,
    ask,
    async grant(name, input) {
      const answer = await ask(name, input);
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return answer.value;
    },
    heard,
    log,
  };
}

/** A library in a folder of its own, which a test can close and open again. */
export interface TestLibrary {
  readonly folder: string;
  /** The window since the last start. */
  readonly window: () => TestWindow;
  /** Closes the library, lets something happen to its folder, and opens it again. */
  readonly restart: (meanwhile?: () => void) => Promise<void>;
  readonly discard: () => void;
}

/** Makes a library. */
export async function temporaryLibrary(): Promise<TestLibrary> {
  const folder = temporaryFolder();
  let window = windowOver(await openedIn(folder));
  return {
    folder,
    window: () => window,
    async restart(meanwhile) {
      window.store.close();
      meanwhile?.();
      window = windowOver(await openedIn(folder));
    },
    discard() {
      window.store.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** A refusal as a test expects it. */
export function refusedWith(code: string, more: Partial<Refused> = {}): { ok: false; error: Refused } {
  return { ok: false, error: { code, ...more } };
}

/** A samurai of level 7 as the printed examples have him. */
export const samuraiSheet: SheetData = {
  class: 'samurai',
  level: 7,
  strength: 3,
  dexterity: 2,
  constitution: 0,
  intelligence: 0,
  wisdom: 0,
  armorClass: 17,
  hitPoints: 45,
  weapons: [
    {
      name: { text: 'Katana' },
      attackType: 'melee',
      damage: '1d10',
      strengthTo: 'hit',
      dexterityTo: 'damage',
    },
    {
      name: { text: 'Bow' },
      attackType: 'ranged',
      damage: '1d8',
      strengthTo: 'damage',
      dexterityTo: 'hit',
    },
  ],
};

/** A campaign with a samurai, a healer and a goblin, all saved. */
export interface Party {
  readonly campaignId: string;
  readonly samurai: CreatureDocument;
  readonly healer: CreatureDocument;
  readonly goblin: CreatureDocument;
}

/** A command id as windows make them. */
export const commandId = randomUUID;

/** Takes a document for a creature. */
export function creature(document: LibraryDocument): CreatureDocument {
  if (document.kind !== 'character' && document.kind !== 'monster') throw new Error(`a ${document.kind}`);
  return document;
}

/** Takes a document for a campaign. */
export function campaign(document: LibraryDocument): CampaignDocument {
  if (document.kind !== 'campaign') throw new Error(`a ${document.kind}`);
  return document;
}

/** Creates a campaign. */
export async function newCampaign({ grant }: TestWindow): Promise<CampaignDocument> {
  const form = { name: { text: 'Seven Hills' }, system: 'strike-save', language: 'fr' } as const;
  return campaign(await grant('campaigns.create', { commandId: commandId(), ...form }));
}

/** Creates a creature; with a sheet, saves it once. */
export async function newCreature(
  { grant }: TestWindow,
  campaignId: string,
  kind: CreatureDocument['kind'],
  name: string,
  sheet?: SheetData,
): Promise<CreatureDocument> {
  const created = creature(
    await grant('creatures.create', { commandId: commandId(), campaignId, kind, name: { text: name } }),
  );
  if (sheet === undefined) return created;
  const { id, revision, body } = created;
  return creature(
    await grant('creatures.save', { commandId: commandId(), id, revision, body: { ...body, sheet } }),
  );
}

/** Takes a document for a note. */
function asNote(document: LibraryDocument): NoteDocument {
  if (document.kind !== 'note') throw new Error(`a ${document.kind}`);
  return document;
}

/** Creates a note. */
export async function newNote(
  { grant }: TestWindow,
  campaignId: string,
  name: string,
): Promise<NoteDocument> {
  return asNote(await grant('notes.create', { commandId: commandId(), campaignId, name: { text: name } }));
}

/** Writes a note's text. */
export async function savedNote(
  { grant }: TestWindow,
  { id, revision, body }: NoteDocument,
  text: string,
): Promise<NoteDocument> {
  const saved = { ...body, text };
  return asNote(await grant('notes.save', { commandId: commandId(), id, revision, body: saved }));
}

/** Gathers a party. */
export async function gathered(window: TestWindow): Promise<Party> {
  const { id: campaignId } = await newCampaign(window);
  return {
    campaignId,
    samurai: await newCreature(window, campaignId, 'character', 'Hanako', samuraiSheet),
    healer: await newCreature(window, campaignId, 'character', 'Miko'),
    goblin: await newCreature(window, campaignId, 'monster', 'Goblin'),
  };
}

/** Reads a creature as it stands. */
export async function standing(
  { grant }: TestWindow,
  { id }: { readonly id: string },
): Promise<CreatureDocument> {
  return creature(await grant('library.read', { id }));
}

/** An encounter under way, with its next position. */
export interface Fight {
  readonly id: string;
  readonly position: () => number;
  readonly command: (command: EncounterCommand) => Promise<Answered<Output<'encounters.command'>>>;
}

/** Begins an encounter. */
export async function fighting(
  window: TestWindow,
  campaignId: string,
  combatants: readonly { readonly id: string }[],
): Promise<Fight> {
  const { id, events } = await window.grant('encounters.start', {
    commandId: commandId(),
    campaignId,
    name: { text: 'At the bridge' },
    combatants: combatants.map((one) => one.id),
  });
  let position = events.length;
  return {
    id,
    position: () => position,
    async command(command) {
      const answer = await window.ask('encounters.command', {
        commandId: commandId(),
        id,
        position,
        command,
      });
      if (answer.ok) position += answer.value.events.length;
      return answer;
    },
  };
}
