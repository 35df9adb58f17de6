import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenRefusalCode } from '../../../shared/library/open-refusal.ts';
import {
  commandId,
  fighting,
  gathered,
  newCreature,
  newNote,
  openedIn,
  samuraiSheet,
  savedNote,
  type TestWindow,
  windowOver,
} from '../../ipc/fixtures.ts';
import { libraryFile } from '../../store/open.ts';
import { storageRefusal } from '../../store/sqlite-error.ts';
import { openAtStart } from '../open-at-start.ts';

/** Libraries that are damaged of each kind. */
const times = Number(process.env.TORTURE_KILLS ?? 25);

/** Everything that was acknowledged, as it was read back: documents, and the events of encounters. */
type Contents = ReadonlyMap<string, unknown>;

let folder: string;
let prepared: string;
/** When the backup was made, and in the end. */
let then: Contents;
let now: Contents;
/** Every state that a document ever had. */
let past: ReturnType<typeof pastOf>;

/** What a damaged record reads as. */
const damaged = 'damaged';

async function contentsOf(window: TestWindow, ids?: Iterable<string>): Promise<Contents> {
  const { rows } = await window.grant('library.changes', { after: 0 });
  const contents = new Map<string, unknown>();
  const read = async (
    key: string,
    asking: Promise<Awaited<ReturnType<TestWindow['send']>>>,
  ): Promise<void> => {
    const answer = await asking;
    contents.set(
      key,
      answer.ok ? answer.value : answer.error.code === 'DAMAGED' ? damaged : answer.error.code,
    );
  };
  const known =
    ids === undefined
      ? rows.flatMap(({ id, kind }) => (kind === 'encounter' ? [id, `${id} events`] : [id]))
      : [...ids];
  for (const key of known) {
    const [id = '', events] = key.split(' ');
    await read(key, window.send(events === undefined ? 'library.read' : 'encounters.read', { id }));
  }
  return contents;
}

/** The earlier states of each document, as far as they are given back. */
function pastOf({ store }: TestWindow): ReadonlyMap<string, readonly unknown[]> {
  return new Map(
    store.documents.ids().map((id) => {
      const states = store.documents.history(id).map(({ revision }) => {
        const version = store.documents.version(id, revision);
        return version.ok ? { revision, ...version.value } : damaged;
      });
      return [id, states];
    }),
  );
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  prepared = path.join(folder, 'prepared');
  const window = windowOver(await openedIn(prepared));
  const { campaignId, samurai, goblin } = await gathered(window);
  for (let index = 0; index < 15; index += 1)
    await newCreature(window, campaignId, 'character', `Ashigaru ${index}`, samuraiSheet);
  // Longer than a page.
  await savedNote(window, await newNote(window, campaignId, 'Chronicle'), 'It rained. '.repeat(1500));
  const fight = await fighting(window, campaignId, [samurai, goblin]);
  const wound = async () => fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
  for (let index = 0; index < 20; index += 1) await wound();
  await window.grant('backups.make', null);
  then = await contentsOf(window);
  await newCreature(window, campaignId, 'monster', 'Oni', samuraiSheet);
  await wound();
  now = await contentsOf(window);
  past = pastOf(window);
  window.store.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The same of a library that may be too damaged to be asked: then nothing is given back. */
function soundlyRead(window: TestWindow): ReturnType<typeof pastOf> {
  try {
    return pastOf(window);
  } catch (thrown) {
    if (storageRefusal(thrown)?.code === 'DAMAGED') return new Map();
    throw thrown;
  }
}

/** What became of a damaged library: how it was opened, or why not, and how many records are named as damaged. */
interface Outcome {
  readonly how: 'as it is' | 'salvaged' | 'from the backup' | OpenRefusalCode;
  readonly named: number;
}

async function outcomeOf(damage: (bytes: Buffer) => Buffer): Promise<Outcome> {
  const copy = path.join(folder, randomUUID());
  fs.cpSync(prepared, copy, { recursive: true });
  const bytes = damage(fs.readFileSync(path.join(copy, libraryFile)));
  fs.writeFileSync(path.join(copy, libraryFile), bytes);
  const said: OpenRefusalCode[] = [];
  const losses = new Set<string>();
  let how = 'as it is' as Outcome['how'];
  let isPartGone = false;
  const opened = await openAtStart(
    { folder: copy, by: 'usual' },
    {
      now: () => new Date(),
      newId: randomUUID,
      log: () => undefined,
      tell: ({ code }) => void said.push(code),
      ask: async ({ refusal, salvage }) => {
        said.push(refusal.code);
        // Nothing has been touched before the choice.
        expect(fs.readFileSync(path.join(copy, libraryFile)).equals(bytes)).toBe(true);
        for (const { id } of salvage?.losses ?? []) losses.add(id);
        isPartGone = (salvage?.damagedPages ?? 0) > 0;
        how = salvage === undefined ? 'from the backup' : 'salvaged';
        return salvage === undefined ? 'restore' : 'salvage';
      },
    },
  );
  if (opened === undefined) {
    // Refused without a choice: then nothing of it has been touched.
    expect(fs.readFileSync(path.join(copy, libraryFile)).equals(bytes)).toBe(true);
    fs.rmSync(copy, { recursive: true });
    return { how: said.at(-1) ?? 'LIBRARY_DAMAGED', named: 0 };
  }
  const window = windowOver(opened.store, opened);
  const expected = how === 'from the backup' ? then : now;
  const found = await contentsOf(window, expected.keys());
  let named = 0;
  for (const [key, value] of expected) {
    const [id = ''] = key.split(' ');
    // What was added since the backup and stood in a page that is gone has left no name.
    const isGone = isPartGone && !then.has(key) && found.get(key) === 'NOT_FOUND';
    if (losses.has(id) || found.get(key) === damaged || isGone) named += 1;
    else expect(found.get(key), `${how}: ${key}`).toEqual(value);
  }
  for (const [id, states] of soundlyRead(window))
    for (const state of states)
      if (!losses.has(id) && state !== damaged) expect(past.get(id), `${how}: ${id}`).toContainEqual(state);
  const { rows } = await window.grant('library.changes', { after: 0 });
  const known = new Set(expected.keys());
  expect(rows.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(window.log).toEqual([]);
  // What is sound goes on being written.
  await window.grant('campaigns.create', {
    ...{ commandId: commandId(), name: { text: 'On we go' } },
    ...{ system: 'strike-save', language: 'en' },
  });
  window.store.close();
  if (how !== 'as it is') {
    const aside = fs.readdirSync(copy).find((name) => name.endsWith('.set-aside.sqlite'));
    expect(fs.readFileSync(path.join(copy, aside ?? '')).equals(bytes)).toBe(true);
  }
  fs.rmSync(copy, { recursive: true });
  return { how, named };
}

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', (bytes) => bytes.subarray(0, randomInt(1, bytes.length))],
  [
    'with one bit flipped',
    (bytes) => {
      const at = randomInt(bytes.length);
      return bytes.fill(bytes.readUInt8(at) ^ (1 << randomInt(8)), at, at + 1);
    },
  ],
  [
    'with a stretch overwritten',
    (bytes) => {
      const at = randomInt(bytes.length);
      return bytes.fill(randomInt(256), at, Math.min(bytes.length, at + randomInt(1, 2000)));
    },
  ],
])(
  'a library %s at random: every record is intact or named as damaged, salvaged from the file and the backup',
  {
    timeout: 60_000 + times * 2000,
  },
  async (what, damage) => {
    const outcomes = new Map<string, number>();
    let named = 0;
    for (let time = 0; time < times; time += 1) {
      const places: string[] = [];
      const outcome = await outcomeOf((bytes) => {
        const before = Buffer.from(bytes);
        const after = damage(bytes);
        const first = before.findIndex((byte, at) => byte !== after[at]);
        places.push(`${what}: ${after.length} of ${before.length} bytes, differing from ${first}`);
        return after;
      }).catch((error: unknown) => {
        throw new Error(places.join(), { cause: error });
      });
      outcomes.set(outcome.how, (outcomes.get(outcome.how) ?? 0) + 1);
      named += outcome.named;
    }
    const came = [...outcomes].map(([how, count]) => `${how} ${count} times`).join(', ');
    console.log(
      `a library ${what} at random, ${times} times: opened ${came}; ${named} records named as damaged, 0 lost unseen`,
    );
  },
);
