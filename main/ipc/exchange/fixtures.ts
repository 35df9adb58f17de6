import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { createSpeakers } from '../../../shared/locales/say.ts';
import type { Store } from '../../store/store.ts';
import type { DeskParts } from '../desk.ts';
import { openedIn, samuraiSheet, type TestWindow, windowOver } from '../fixtures.ts';
import type { Output } from '../handler.ts';

/** A library whose person chooses the file that a test names. */
export interface ExchangeDesk {
  readonly folder: string;
  readonly window: TestWindow;
  readonly store: Store;
  /** The file that every dialog is answered with; undefined for one that is cancelled. */
  file: string | undefined;
  /** What the dialogs proposed. */
  readonly proposals: string[];
  /** A path in the folder. */
  readonly at: (name: string) => string;
  readonly discard: () => void;
}

/** Opens a library in a new folder. */
export async function exchangeDesk(more: Partial<DeskParts> = {}): Promise<ExchangeDesk> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  const store = await openedIn(path.join(folder, 'library'));
  const proposals: string[] = [];
  const desk = { file: undefined as string | undefined };
  const window = windowOver(store, {
    exchange: {
      speakers: createSpeakers(),
      askPlace: async (proposal) => {
        proposals.push(path.basename(proposal));
        return desk.file;
      },
      askFile: async () => desk.file,
      documentsFolder: () => folder,
    },
    ...more,
  });
  return Object.assign(desk, {
    folder,
    window,
    store: window.store,
    proposals,
    at: (name: string) => path.join(folder, name),
    discard() {
      window.store.close();
      fs.rmSync(folder, { recursive: true });
    },
  });
}

/** Exports campaigns to a file and answers with its bytes. */
export async function exported(
  desk: ExchangeDesk,
  name: string,
  campaigns: readonly string[] | null = null,
  documents: readonly string[] | null = null,
): Promise<Buffer> {
  desk.file = desk.at(name);
  const chosen = {
    campaigns: campaigns === null ? null : [...campaigns],
    documents: documents === null ? null : [...documents],
  };
  const place = await desk.window.grant('bundles.export', chosen);
  if (place === null) throw new Error('nobody chose a place');
  return fs.readFileSync(place.path);
}

/** Opens a file as a bundle. */
export async function opened(desk: ExchangeDesk, file: string): Promise<NonNullable<Output<'bundles.open'>>> {
  desk.file = file;
  const preview = await desk.window.grant('bundles.open', null);
  if (preview === null) throw new Error('nobody chose a file');
  return preview;
}

/** The texts of a bundle's entries. */
export function textsIn(bundle: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(bundle));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

/** A zip of texts, by another hand than the app's. */
export function zipOf(texts: Readonly<Record<string, string | Uint8Array>>, level: 0 | 6 = 6): Uint8Array {
  const files = Object.entries(texts).map(
    ([name, text]) => [name, typeof text === 'string' ? Buffer.from(text, 'utf8') : text] as const,
  );
  return zipSync(Object.fromEntries(files), { level });
}

const beginnings = [
  'Al',
  'Bri',
  'Cœ',
  'Dra',
  'El',
  'Fen',
  'Gor',
  'Hä',
  'Is',
  'Jor',
  'Kas',
  'Lu',
  'Mor',
  'Ny',
];
const endings = ['da', 'ric', 'lin', 'mund', 'wen', 'thas', 'ra', 'dor', 'nel', 'vik', 'sa'];

/** One of some, another with each number. */
function nth(words: readonly string[], at: number): string {
  return words[at % words.length] ?? '';
}

/** Campaigns with characters, the same ones every time but for their ids; names repeat, as they do. */
export function generated(campaigns: number, characters: number): readonly LibraryDocument[] {
  return Array.from({ length: campaigns }, (_, at): readonly LibraryDocument[] => {
    const campaignId = randomUUID();
    const name = { text: `Campaign ${at}` };
    const body = { schema: 1, name, system: 'strike-save', language: 'en', options: {} } as const;
    const party = Array.from({ length: characters }, (_, one): LibraryDocument => {
      const turn = at * characters + one;
      const first = nth(beginnings, turn) + nth(endings, turn * 7 + at);
      const last = nth(beginnings, turn * 3 + at) + nth(endings, turn * 5) + nth(endings, turn);
      return {
        ...{ kind: 'character', id: randomUUID(), campaignId, revision: 1 },
        body: {
          ...{ schema: 1, name: { text: `${first} ${last}` } },
          sheet: { ...samuraiSheet, level: 1 + (one % 20) },
          hitPoints: one % 2 === 0 ? null : one % 40,
        },
      };
    });
    return [{ kind: 'campaign', id: campaignId, campaignId, revision: 1, body }, ...party];
  }).flat();
}

/** Adds documents without asking. */
export function stored(store: Store, documents: readonly LibraryDocument[]): void {
  const stamp = { commandId: randomUUID(), at: '2025-01-02T03:04:05.678Z', effect: { text: 'made' } };
  store.commit((change) => {
    for (const document of documents) store.documents.add(document, { ...stamp, seq: change() });
    return { ok: true, value: null };
  });
}
