import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaperOrder } from '../../../shared/ipc/paper-contract.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { Store } from '../../store/store.ts';
import {
  fighting,
  gathered,
  newCampaign,
  newCreature,
  openedIn,
  type Party,
  refusedWith,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from '../fixtures.ts';
import type { PaperTools } from './tools.ts';

/** How the pages of paper behave that are opened next, one after another; then as the last one. */
interface Behaviour {
  /** Dies instead of drawing. */
  readonly dies?: true;
  /** Never says that it is ready. */
  readonly waits?: true;
  /** How many pages it foretells for each creature, and how many there are in the file. */
  readonly foretells?: readonly number[] | null;
  readonly pages?: number;
}

let folder: string;
let store: Store;
let window: TestWindow;
let party: Party;
let behaviours: Behaviour[];
/** The windows of paper that are open. */
let open: Set<string>;
/** What each job was numbered by. */
let numbered: string[];
let places: { asked: string[]; answer: string | undefined };
let shown: string[];
const bytes = { count: 2000 };

function pdfOf(pages: number): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n<</Type /Pages /Count ${pages}>>\n`),
    Buffer.alloc(bytes.count),
  ]);
}

const openPaper: PaperTools['openPaper'] = (job) => {
  const [behaviour = {}] = behaviours.length > 1 ? behaviours.splice(0, 1) : behaviours;
  open.add(job);
  const hearers: (() => void)[] = [];
  setImmediate(async () => {
    if (behaviour.dies === true) for (const hear of hearers) hear();
    if (behaviour.dies === true || behaviour.waits === true) return;
    const asked = await window.ask('paper.job', { job });
    if (!asked.ok) return;
    numbered.push(asked.value.numbering);
    await window.grant('paper.drawing', { job, done: asked.value.creatures.length });
    const { foretells = null } = behaviour;
    await window.grant('paper.ready', { job, pages: foretells === null ? null : [...foretells] });
  });
  return {
    pdf: async () => pdfOf(behaviour.pages ?? 1),
    print: async ({ pageSize }) => (pageSize === 'A4' ? granted({ printed: true }) : refused('NO_PRINTER')),
    onGone: (hear) => hearers.push(hear),
    close: () => open.delete(job),
  };
};

beforeEach(async () => {
  folder = temporaryFolder();
  store = await openedIn(path.join(folder, 'library'));
  behaviours = [{}];
  open = new Set();
  numbered = [];
  places = { asked: [], answer: undefined };
  shown = [];
  bytes.count = 2000;
  const answer = async (proposal: string) => {
    places.asked.push(proposal);
    return places.answer;
  };
  window = windowOver(store, {
    paper: {
      openPaper,
      askPlace: answer,
      askFolder: answer,
      documentsFolder: () => '/documents',
      showInFolder: (file) => shown.push(file),
    },
  });
  party = await gathered(window);
});
afterEach(() => {
  store.close();
  fs.rmSync(folder, { recursive: true });
});

function order(more: Partial<PaperOrder> = {}): PaperOrder {
  const { campaignId, samurai } = party;
  return { kind: 'sheets', campaignId, creatures: [samurai.id], language: 'fi', paper: 'A4', ...more };
}

describe('a campaign is printed as it was printed last', () => {
  test('at first in its own language, on the paper of the settings', async () => {
    const { campaignId } = party;
    await window.grant('settings.change', { paper: 'Letter' });
    expect(await window.grant('paper.choices', { campaignId })).toEqual({ language: 'fr', paper: 'Letter' });
  });

  test('then as chosen, each campaign for itself', async () => {
    const { campaignId } = party;
    const other = await newCampaign(window);
    await window.grant('paper.make', order({ language: 'en', paper: 'Letter' }));
    expect(await window.grant('paper.choices', { campaignId })).toEqual({ language: 'en', paper: 'Letter' });
    expect(await window.grant('paper.choices', { campaignId: other.id })).toEqual({
      language: 'fr',
      paper: 'A4',
    });
  });
});

describe('an order', () => {
  test('of a creature that is not there is refused', async () => {
    expect(await window.ask('paper.make', order({ creatures: ['nobody'] }))).toEqual(
      refusedWith('NOT_FOUND'),
    );
  });

  test('of a creature of another campaign is refused', async () => {
    const { id } = await newCampaign(window);
    const stranger = await newCreature(window, id, 'monster', 'Stranger');
    expect(await window.ask('paper.make', order({ creatures: [stranger.id] }))).toEqual(
      refusedWith('NOT_FOUND', { field: 'creatures' }),
    );
  });

  test('gives up the one before it', async () => {
    behaviours = [{ waits: true }, {}];
    const first = window.ask('paper.make', order());
    const second = window.ask('paper.make', order({ language: 'en' }));
    expect(await first).toEqual(refusedWith('CANCELLED'));
    expect(await second).toMatchObject({ ok: true });
    expect(open.size).toBe(1);
    await window.grant('paper.release', null);
    expect(open.size).toBe(0);
  });

  test('can be cancelled, and its window goes', async () => {
    behaviours = [{ waits: true }];
    const made = window.ask('paper.make', order());
    await window.grant('paper.cancel', null);
    expect(await made).toEqual(refusedWith('CANCELLED'));
    expect(open.size).toBe(0);
  });

  test('whose page dies is refused, and its window goes', async () => {
    behaviours = [{ dies: true }];
    expect(await window.ask('paper.make', order())).toEqual(refusedWith('PRINT_FAILED'));
    expect(open.size).toBe(0);
  });
});

test.each<[string, Behaviour[], string[]]>([
  ['what was foretold came true', [{ foretells: [2, 1], pages: 3 }], ['each']],
  ['another number of pages came out', [{ foretells: [2, 1], pages: 4 }, { pages: 4 }], ['each', 'whole']],
  ['nothing was foretold', [{ foretells: null, pages: 9 }], ['each']],
])('pages are numbered for each or as a whole: %s', async (_, pages, expected) => {
  behaviours = pages;
  await window.grant('paper.make', order({ creatures: [party.samurai.id, party.healer.id] }));
  expect(numbered).toEqual(expected);
  expect(open.size).toBe(1);
});

describe('saving', () => {
  async function made(more: Partial<PaperOrder> = {}): Promise<string> {
    return (await window.grant('paper.make', order(more))).token;
  }

  test.each<[string, Partial<PaperOrder>, string]>([
    ['one sheet is called as its creature', {}, 'Hanako.pdf'],
    ['cards', { kind: 'cards' }, 'Seven Hills – Kortit.pdf'],
    ['the party', { kind: 'party', language: 'fr' }, 'Seven Hills – Aperçu.pdf'],
    ['tables', { kind: 'tables', creatures: [], language: 'en' }, 'Seven Hills – Tables.pdf'],
    ['an empty sheet', { kind: 'blank', creatures: [], language: 'en' }, 'Seven Hills – Empty sheet.pdf'],
  ])('proposes a sensible name: %s', async (_, more, name) => {
    expect(await window.grant('paper.save', { token: await made(more) })).toBeNull();
    expect(places.asked).toEqual([path.join('/documents', name)]);
  });

  test('an encounter’s record has what happened, and its name; of no encounter there is none', async () => {
    const { campaignId, samurai, goblin } = party;
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    const record: Partial<PaperOrder> = { kind: 'record', creatures: [], language: 'en' };
    await window.grant('paper.save', { token: await made({ ...record, encounter: fight.id }) });
    expect(places.asked).toEqual([path.join('/documents', 'At the bridge – Record.pdf')]);
    for (const encounter of [samurai.id, 'nobody'])
      expect(await window.ask('paper.make', order({ ...record, encounter }))).toEqual(
        refusedWith('NOT_FOUND', { field: 'encounter' }),
      );
  });

  test('writes the very bytes, remembers the folder, and shows the file', async () => {
    const place = path.join(folder, 'sheet.pdf');
    places.answer = place;
    const { token, pdf } = await window.grant('paper.make', order());
    expect(await window.grant('paper.save', { token })).toEqual({ path: place });
    expect(fs.readFileSync(place)).toEqual(Buffer.from(pdf));
    await window.grant('paper.showSaved', null);
    expect(shown).toEqual([place]);
    await window.grant('paper.save', { token: await made() });
    expect(places.asked[1]).toBe(path.join(folder, 'Hanako.pdf'));
  });

  test('what is no longer on show is not saved', async () => {
    const token = await made();
    await made();
    expect(await window.ask('paper.save', { token })).toEqual(refusedWith('NOT_FOUND', { field: 'token' }));
    expect(await window.ask('paper.print', { token })).toEqual(refusedWith('NOT_FOUND', { field: 'token' }));
  });

  test('one file for each is written whole one after another; stopped, those that are whole stay', async () => {
    const place = path.join(folder, 'sheets');
    fs.mkdirSync(place);
    places.answer = place;
    behaviours = [{}, { waits: true }];
    const { samurai, healer, goblin } = party;
    const saved = window.ask('paper.saveEach', order({ creatures: [samurai.id, healer.id, goblin.id] }));
    while (open.size === 0 || fs.readdirSync(place).length === 0) await new Promise(setImmediate);
    await window.grant('paper.cancel', null);
    expect(await saved).toEqual(granted({ folder: place, files: 1 }));
    expect(fs.readdirSync(place)).toEqual(['Hanako.pdf']);
    expect(open.size).toBe(0);
  });
});

test('printing hands on the paper, and says where there is no printer', async () => {
  const { token } = await window.grant('paper.make', order());
  expect(await window.grant('paper.print', { token })).toEqual({ printed: true });
  const letter = await window.grant('paper.make', order({ paper: 'Letter' }));
  expect(await window.ask('paper.print', { token: letter.token })).toEqual(refusedWith('NO_PRINTER'));
});

describe('a disk of its own', () => {
  let disk: string;
  let isMounted: boolean;

  function mount(options: string): boolean {
    const call = ['-t', 'tmpfs', '-o', options, 'tmpfs', disk];
    return process.getuid?.() === 0 && spawnSync('mount', call, { stdio: 'ignore' }).status === 0;
  }

  beforeEach(() => {
    disk = fs.mkdtempSync(path.join(os.tmpdir(), 'paper-disk-'));
    isMounted = false;
  });
  afterEach(() => {
    if (isMounted) spawnSync('umount', [disk]);
    fs.rmdirSync(disk);
  });

  test('that is full: it is said, what was there stays, nothing half-written is left', async () => {
    isMounted = mount('size=64k');
    if (!isMounted) {
      console.log('full disk: not run, since only root can mount a small one');
      return;
    }
    const place = path.join(disk, 'Hanako.pdf');
    fs.writeFileSync(place, 'older');
    bytes.count = 200_000;
    places.answer = place;
    const { token } = await window.grant('paper.make', order());
    expect(await window.ask('paper.save', { token })).toEqual(
      refusedWith('FILE_NOT_WRITTEN', { params: { path: place } }),
    );
    expect(fs.readdirSync(disk)).toEqual(['Hanako.pdf']);
    expect(fs.readFileSync(place, 'utf8')).toBe('older');

    // Of several, those that had room are whole.
    fs.rmSync(place);
    bytes.count = 40_000;
    places.answer = disk;
    const { samurai, healer } = party;
    const each = await window.ask('paper.saveEach', order({ creatures: [samurai.id, healer.id] }));
    expect(each).toEqual(refusedWith('FILE_NOT_WRITTEN', { params: { path: path.join(disk, 'Miko.pdf') } }));
    expect(fs.readdirSync(disk)).toEqual(['Hanako.pdf']);
    expect(fs.readFileSync(place)).toEqual(pdfOf(1));
  });

  test('that may not be written: it is said', async () => {
    isMounted = mount('ro');
    if (!isMounted) {
      console.log('read-only disk: not run, since only root can mount one');
      return;
    }
    places.answer = path.join(disk, 'Hanako.pdf');
    const { token } = await window.grant('paper.make', order());
    expect(await window.ask('paper.save', { token })).toMatchObject(refusedWith('FILE_NOT_WRITTEN'));
    expect(fs.readdirSync(disk)).toEqual([]);
  });
});
