import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { canonicalJson } from '../../store/canonical.ts';
import type { Store } from '../../store/store.ts';
import { commandId, fighting, gathered, samuraiSheet, type TestWindow } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk, exported, generated, opened, stored } from './fixtures.ts';

const desks: ExchangeDesk[] = [];
async function newDesk(): Promise<ExchangeDesk> {
  const desk = await exchangeDesk();
  desks.push(desk);
  return desk;
}
afterEach(() => {
  for (const desk of desks.splice(0)) desk.discard();
});

/** A fight in each campaign: a blow with all its dice, wounds, some taken back; every other one has ended. */
async function fought(window: TestWindow, documents: readonly LibraryDocument[]): Promise<void> {
  const campaigns = documents.filter(({ kind }) => kind === 'campaign');
  const held = Map.groupBy(documents, ({ campaignId }) => campaignId);
  for (const [at, { id }] of campaigns.entries()) {
    const [one, other] = (held.get(id) ?? []).filter(({ kind }) => kind === 'character');
    if (one === undefined || other === undefined) throw new Error('nobody to fight');
    const fight = await fighting(window, id, [one, other]);
    const blow = { action: 'weapon.0', decisions: {}, targets: [2], modifier: 0 };
    await fight.command({ type: 'openRoll', actor: 1, ...blow });
    await fight.command({ type: 'answerRoll', answer: { faces: [1 + (at % 20)] } });
    await fight.command({ type: 'rollDice' });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 - (at % 5) });
    await fight.command({ type: 'undo' });
    if (at % 2 === 0) await fight.command({ type: 'endEncounter' });
  }
}

function bodies(store: Store) {
  const rows = store.documents.after(0).filter(({ deleted }) => !deleted);
  return new Map(
    rows.map(({ id, kind, campaignId, document }) => [id, { kind, campaignId, body: document?.body }]),
  );
}

/** All that a store holds, every event of every encounter included, as one text, which is sooner compared. */
function written(store: Store): string {
  const all = [...bodies(store)].sort(([one], [other]) => (one < other ? -1 : 1));
  const histories = all.flatMap(([id, { kind }]) => {
    if (kind !== 'encounter') return [];
    const history = store.encounterEvents.read(id);
    if (!history.ok) throw new Error(`${id} cannot be read`);
    return [[id, history.value.events, Buffer.from(history.value.head).toString('hex')]];
  });
  return canonicalJson([all, histories]);
}

test('50 campaigns, 10,000 characters and their fights go out and come back equal', {
  timeout: 120_000,
}, async () => {
  const [desk, other] = [await newDesk(), await newDesk()];
  const documents = generated(50, 200);
  stored(desk.store, documents);
  await fought(desk.window, documents);
  await exported(desk, 'all.campaign');
  const before = written(desk.store);
  const preview = await opened(other, desk.file ?? '');
  expect(preview.campaigns).toHaveLength(50);
  const report = await other.window.grant('bundles.import', {
    commandId: commandId(),
    token: preview.token,
    mode: 'merge',
    choices: {},
  });
  expect(report).toEqual({ added: 10_100, replaced: 0, kept: 0, unchanged: 0 });
  expect(written(other.store) === before).toBe(true);
  expect(before.match(/"type":"dieFell"/g)?.length).toBeGreaterThanOrEqual(50);
  const told = [desk, other].flatMap(({ window }) =>
    window.heard.filter(({ name }) => name === 'bundles.progressed'),
  );
  expect(told.length).toBeGreaterThan(0);
});

test('the window is answered while a large bundle comes in, and stopping it leaves all as it was', {
  timeout: 60_000,
}, async () => {
  const [desk, other] = [await newDesk(), await newDesk()];
  stored(desk.store, generated(6, 200));
  stored(other.store, generated(1, 3));
  await exported(desk, 'all.campaign');
  const before = [written(other.store), other.store.seq()];
  /** How often the window is answered until something has come to its end. */
  const answersUntil = async (end: Promise<unknown>, meanwhile: () => Promise<void>): Promise<number> => {
    let [answers, isOver] = [0, false];
    const over = end.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await other.window.grant('library.changes', { after: other.store.seq() });
      answers += isOver ? 0 : 1;
      await meanwhile();
      await setImmediate();
    }
    await over;
    return answers;
  };
  const opening = opened(other, desk.file ?? '');
  expect(await answersUntil(opening, async () => undefined)).toBeGreaterThan(3);
  const { token } = await opening;
  const input = { commandId: commandId(), token, mode: 'merge', choices: {} } as const;
  const importing = other.window.ask('bundles.import', input);
  const backups = path.join(other.folder, 'library', 'backups');
  const stopping = answersUntil(importing, async () => {
    if (fs.existsSync(backups)) await other.window.grant('bundles.cancel', null);
  });
  expect(await stopping).toBeGreaterThan(0);
  expect(await importing).toEqual({ ok: false, error: { code: 'CANCELLED' } });
  expect([written(other.store), other.store.seq()]).toEqual(before);
  expect(other.window.heard.filter(({ name }) => name === 'library.changed')).toEqual([]);
  expect(await other.window.grant('bundles.import', input)).toMatchObject({ added: 1206 });
  // So much at once is asked for by whoever wants it.
  const [, after] = before;
  const told = { isTold: false, after, rows: [], removed: [] };
  expect(other.window.heard.at(-1)).toMatchObject({ name: 'library.changed', payload: told });
  const changes = await other.window.grant('library.changes', { after: Number(after) });
  expect(changes).toMatchObject({ isTold: true, seq: other.store.seq() });
  expect(changes.rows).toHaveLength(1206);
});

const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => text.trim() !== '');
/** JSON without the integers that are not exact, which the reader refuses. */
const safeJson = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => text.toWellFormed()),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const unknown = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/).filter((key) => key !== 'constructor' && key !== 'prototype'),
  safeJson,
  { maxKeys: 3 },
);

test('whatever a small library holds, it comes back equal', { timeout: 60_000 }, async () => {
  const made = fc.record({
    name: typed,
    level: fc.integer({ min: 1, max: 20 }),
    hitPoints: fc.option(fc.integer({ min: -99, max: 99 })),
    more: unknown,
    text: fc.string({ unit: 'binary' }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(made, { maxLength: 4 }), async (all) => {
      const [desk, other] = [await newDesk(), await newDesk()];
      const [campaign] = generated(1, 0);
      if (campaign === undefined) throw new Error('no campaign');
      const envelope = { campaignId: campaign.id, revision: 1 };
      desk.store.commit((change) => {
        const stamp = { commandId: 'c', at: '', effect: { text: '' }, seq: change() };
        desk.store.documents.add(campaign, stamp);
        for (const { name, level, hitPoints, more, text } of all) {
          const body = { schema: 1, name: { text: name } } as const;
          const sheet = { ...samuraiSheet, level, more: more as never };
          desk.store.documents.add(
            { kind: 'character', id: randomUUID(), ...envelope, body: { ...body, sheet, hitPoints } },
            stamp,
          );
          // Halves of letters cannot be written as UTF-8, and no keyboard types them.
          desk.store.documents.add(
            {
              kind: 'note',
              id: randomUUID(),
              ...envelope,
              body: { ...body, text: text.toWellFormed(), more },
            },
            stamp,
          );
        }
        return { ok: true, value: null };
      });
      await exported(desk, 'any.campaign');
      const { token } = await opened(other, desk.file ?? '');
      await other.window.grant('bundles.import', {
        commandId: commandId(),
        token,
        mode: 'merge',
        choices: {},
      });
      expect(bodies(other.store)).toEqual(bodies(desk.store));
      const [one, two] = [await exported(desk, 'a.campaign'), await exported(other, 'b.campaign')];
      expect(one.equals(two)).toBe(true);
      for (const each of desks.splice(0)) each.discard();
    }),
    { numRuns: 12 },
  );
});

test('one bad record at the end keeps all the others out', async () => {
  const [desk, other] = [await newDesk(), await newDesk()];
  const documents = generated(2, 20);
  stored(desk.store, documents);
  const last =
    documents
      .map(({ id }) => id)
      .sort()
      .at(-1) ?? '';
  const found = desk.store.documents.live(last);
  if (!found.ok) throw new Error('nobody there');
  const { document } = { document: found.value };
  // Written under other rules than any that there are.
  const sheet = { ...samuraiSheet, level: 99 };
  desk.store.commit((change) => {
    const stamp = { commandId: 'c', at: '', effect: { text: '' }, seq: change() };
    if (document.kind === 'character')
      desk.store.documents.change({ ...document, body: { ...document.body, sheet } }, false, stamp);
    return { ok: true, value: null };
  });
  await exported(desk, 'bad.campaign');
  other.file = desk.file;
  const answer = await other.window.ask('bundles.open', null);
  expect(answer).toMatchObject(
    document.kind === 'character'
      ? { error: { code: 'INVALID_SHEET', field: `documents/${last}.json: body.sheet.level` } }
      : { ok: true },
  );
  expect(other.store.seq()).toBe(0);
});

test('a storage failure in the midst of an import leaves nothing of it', async () => {
  const [desk, other] = [await newDesk(), await newDesk()];
  const party = await gathered(desk.window);
  await fighting(desk.window, party.campaignId, [party.samurai]);
  await exported(desk, 'all.campaign');
  const { token } = await opened(other, desk.file ?? '');
  const { restore } = other.store.encounterEvents;
  Object.assign(other.store.encounterEvents, {
    restore: () => {
      throw Object.assign(new Error('disk'), { errcode: 13 });
    },
  });
  const input = { commandId: commandId(), token, mode: 'merge' as const, choices: {} };
  expect(await other.window.ask('bundles.import', input)).toEqual({
    ok: false,
    error: { code: 'NOT_SAVED' },
  });
  expect(bodies(other.store).size).toBe(0);
  Object.assign(other.store.encounterEvents, { restore });
  expect(await other.window.ask('bundles.import', input)).toMatchObject({ ok: true, value: { added: 5 } });
});

/** A folder that holds no more than so many kilobytes; undefined where this user may not make one. */
function tinyFolder(kilobytes: number): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-tiny-'));
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
  if (made.status === 0) return folder;
  fs.rmSync(folder, { recursive: true });
  return undefined;
}

test('an export that finds the disk full keeps the old file and leaves nothing half done', async () => {
  const folder = tinyFolder(256);
  if (folder === undefined) {
    console.info('no full disk without the right to mount one');
    return;
  }
  try {
    const desk = await newDesk();
    stored(desk.store, generated(2, 500));
    desk.file = path.join(folder, 'old.campaign');
    fs.writeFileSync(desk.file, 'old');
    expect(await desk.window.ask('bundles.export', { campaigns: null, documents: null })).toEqual({
      ok: false,
      error: { code: 'FILE_NOT_WRITTEN', params: { path: desk.file } },
    });
    expect(fs.readdirSync(folder)).toEqual(['old.campaign']);
    expect(fs.readFileSync(desk.file, 'utf8')).toBe('old');
  } finally {
    spawnSync('umount', [folder]);
    fs.rmdirSync(folder);
  }
});

test('an export that is killed leaves the old file, and the next one clears away what was begun', {
  timeout: 30_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  const file = path.join(folder, 'old.campaign');
  fs.writeFileSync(file, 'old');
  const program = `
    const { writeWhole } = await import(${JSON.stringify(new URL('../../export/write-file.ts', import.meta.url).href)});
    const { bundleBytes } = await import(${JSON.stringify(new URL('../../export/bundle/write-bundle.ts', import.meta.url).href)});
    const documents = Array.from({ length: 100000 }, (_, at) => ({ id: String(at), json: () => JSON.stringify({ at }) }));
    const content = { appVersion: '0', at: '', campaigns: [], documents, snapshots: () => [], snapshot: () => '' };
    const pace = async (done) => { if (done === 5000) process.stdout.write('on its way'); return true; };
    await writeWhole(${JSON.stringify(file)}, bundleBytes(content, pace), 'x');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(fs.readFileSync(file, 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toHaveLength(2);
  const desk = await newDesk();
  desk.file = path.join(folder, 'other.campaign');
  // Of a process that runs, and of somebody else.
  const others = [`.party.csv.${process.ppid}.0.unfinished`, '.notes.unfinished'];
  for (const name of others) fs.writeFileSync(path.join(folder, name), '');
  await desk.window.grant('bundles.export', { campaigns: null, documents: null });
  expect(fs.readdirSync(folder).sort()).toEqual([...others, 'old.campaign', 'other.campaign'].sort());
  fs.rmSync(folder, { recursive: true });
});
