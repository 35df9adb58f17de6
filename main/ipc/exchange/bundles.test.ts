import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../../shared/encounter/event.ts';
import { commandId, fighting, gathered, newNote, savedNote, standing } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk, exported, opened, textsIn, zipOf } from './fixtures.ts';

let desk: ExchangeDesk;
let other: ExchangeDesk;

beforeEach(async () => {
  desk = await exchangeDesk();
  other = await exchangeDesk();
});
afterEach(() => {
  expect([...desk.window.log, ...other.window.log]).toEqual([]);
  desk.discard();
  other.discard();
});

const merge = async (to: ExchangeDesk, file: string, choices = {}) => {
  const { token } = await opened(to, file);
  return to.window.ask('bundles.import', { commandId: commandId(), token, mode: 'merge', choices });
};
const asNew = async (to: ExchangeDesk, file: string) => {
  const { token } = await opened(to, file);
  return to.window.grant('bundles.import', { commandId: commandId(), token, mode: 'new', choices: {} });
};
const rows = (at: ExchangeDesk) => at.store.documents.after(0).filter(({ deleted }) => !deleted);

/** What is there, without what each library counts for itself. */
const bodies = (at: ExchangeDesk) =>
  Object.fromEntries(
    rows(at).map(({ id, kind, campaignId, document }) => [id, { kind, campaignId, body: document?.body }]),
  );

/** A campaign with two creatures, a note and a fight that is over. */
async function fought() {
  const party = await gathered(desk.window);
  const fight = await fighting(desk.window, party.campaignId, [party.samurai, party.goblin]);
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -7 });
  await fight.command({
    type: 'openRoll',
    actor: 1,
    action: 'weapon.0',
    decisions: {},
    targets: [2],
    modifier: 0,
  });
  await fight.command({ type: 'rollDice' });
  await fight.command({ type: 'undo' });
  await fight.command({ type: 'abandonRoll' });
  return { party, fight };
}

describe('a bundle', () => {
  test('brings the same documents and the same histories of encounters into an empty library', async () => {
    const { party, fight } = await fought();
    await fight.command({ type: 'endEncounter' });
    const note = await newNote(desk.window, party.campaignId, 'The bridge');
    await savedNote(desk.window, note, '<img src=x onerror=alert(1)> # Rain');
    await exported(desk, 'all.campaign');
    expect(await merge(other, desk.file ?? '')).toEqual({
      ok: true,
      value: { added: 6, replaced: 0, kept: 0, unchanged: 0 },
    });
    expect(bodies(other)).toEqual(bodies(desk));
    const [here, there] = [desk, other].map(({ store }) => store.encounterEvents.stored(fight.id, 999));
    expect(there?.length).toBeGreaterThan(5);
    expect(there).toEqual(here);
    expect(await other.window.grant('encounters.read', { id: fight.id })).toEqual(
      await desk.window.grant('encounters.read', { id: fight.id }),
    );
    // What comes back out is the same to the byte.
    const [mine, theirs] = [await exported(desk, 'a.campaign'), await exported(other, 'b.campaign')];
    expect(mine.equals(theirs)).toBe(true);
    expect(await merge(other, desk.at('a.campaign'))).toMatchObject({ value: { added: 0, unchanged: 6 } });
  });

  test('brings a prepared encounter, which has no events, and finds its people under their new ids', async () => {
    const { campaignId, goblin, healer } = await gathered(desk.window);
    const name = { text: 'The ford' };
    const made = await desk.window.grant('encounters.prepare', { commandId: commandId(), campaignId, name });
    const line = { line: 'g', documentId: goblin.id, count: 2, surprised: false, wave: null };
    await desk.window.grant('encounters.save', {
      ...{ commandId: commandId(), id: made.id, revision: 1, name, notes: '' },
      preparation: {
        ...{ party: true, partySurprised: false, waves: [] },
        lines: [{ from: 'library', ...line, order: 'line' }],
      },
    });
    await desk.window.grant('campaigns.tonight', {
      ...{ commandId: commandId(), id: campaignId, revision: 1, absent: [healer.id] },
    });
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    expect(bodies(other)).toEqual(bodies(desk));
    expect(await merge(other, desk.at('all.campaign'))).toMatchObject({ value: { added: 0, unchanged: 5 } });
    const before = new Set(rows(other).map(({ id }) => id));
    await asNew(other, desk.at('all.campaign'));
    const copies = rows(other).filter(({ id }) => !before.has(id));
    const idOf = (text: string) =>
      copies.find(({ document }) => JSON.stringify(document?.body.name) === JSON.stringify({ text }))?.id;
    expect(copies.find(({ kind }) => kind === 'encounter')?.document?.body).toMatchObject({
      preparation: { lines: [{ documentId: idOf('Goblin') }] },
    });
    expect(copies.find(({ kind }) => kind === 'campaign')?.document?.body).toMatchObject({
      absent: [idOf('Miko')],
    });
  });

  test('tells what it holds before anything is taken from it', async () => {
    await fought();
    await exported(desk, 'all.campaign');
    const preview = await opened(other, desk.file ?? '');
    expect(preview.campaigns).toEqual([
      { name: { text: 'Seven Hills' }, characters: 2, monsters: 1, encounters: 1, notes: 0, items: 0 },
    ]);
    expect(preview.conflicts).toEqual([]);
    expect(rows(other)).toEqual([]);
    expect(desk.proposals).toEqual(['Library.campaign']);
  });

  test('holds what was chosen of a campaign, and refuses what is not there', async () => {
    const { party } = await fought();
    const bundle = await exported(desk, 'some.campaign', [party.campaignId], [party.healer.id]);
    const names = [party.campaignId, party.healer.id].sort().map((id) => `documents/${id}.json`);
    expect(Object.keys(textsIn(bundle)).sort()).toEqual([...names, 'manifest.json']);
    const ask = (campaigns: string[] | null, documents: string[] | null) =>
      desk.window.ask('bundles.export', { campaigns, documents });
    expect(await ask(['nobody'], null)).toMatchObject({ error: { code: 'NOT_FOUND', field: 'campaigns.0' } });
    expect(await ask(null, ['nobody'])).toMatchObject({ error: { code: 'NOT_FOUND', field: 'documents.0' } });
  });

  test('keeps fields that nobody knows, in bodies and sheets, and gives them back', async () => {
    const { party } = await fought();
    const texts = textsIn(await exported(desk, 'all.campaign'));
    const name = `documents/${party.healer.id}.json`;
    const healer = JSON.parse(texts[name] ?? '');
    healer.body.weather = { rain: [1, 2, { much: true }] };
    healer.body.sheet.tattoo = 'a crane';
    texts[name] = JSON.stringify(healer);
    fs.writeFileSync(other.at('more.campaign'), zipOf(texts));
    await merge(other, other.at('more.campaign'));
    const back = JSON.parse(textsIn(await exported(other, 'back.campaign'))[name] ?? '');
    expect(back.body).toMatchObject({
      weather: { rain: [1, 2, { much: true }] },
      sheet: { tattoo: 'a crane' },
    });
  });

  test('is not exported where an encounter is not on the disk as it was written', async () => {
    const { fight } = await fought();
    fs.writeFileSync(desk.at('old.campaign'), 'old');
    const events = desk.store.encounterEvents;
    const { stored } = events;
    Object.assign(events, {
      stored: (id: string, count: number) =>
        stored(id, count).map((event) => ({
          ...event,
          payload: event.payload.replace('"round":1', '"round":2'),
        })),
    });
    desk.file = desk.at('old.campaign');
    const answer = await desk.window.ask('bundles.export', { campaigns: null, documents: null });
    expect(answer).toEqual({ ok: false, error: { code: 'DAMAGED', field: fight.id } });
    expect(fs.readFileSync(desk.at('old.campaign'), 'utf8')).toBe('old');
    expect(fs.readdirSync(desk.folder).sort()).toEqual(['library', 'old.campaign']);
    Object.assign(events, { stored });
  });
});

describe('as something new', () => {
  test('everything comes under new ids, and whoever is named is named by the new ones', async () => {
    const { party, fight } = await fought();
    const note = await newNote(desk.window, party.campaignId, 'Who');
    await savedNote(desk.window, note, `See [the samurai](${party.samurai.id}).`);
    await exported(desk, 'all.campaign');
    const before = bodies(desk);
    const report = await asNew(desk, desk.file ?? '');
    expect(report).toEqual({ added: 6, replaced: 0, kept: 0, unchanged: 0 });
    expect(bodies(desk)).toMatchObject(before);
    const added = rows(desk).filter(({ id }) => !(id in before));
    const one = (kind: string, name?: string) =>
      added.find(
        (row) =>
          row.kind === kind && (name === undefined || JSON.stringify(row.document?.body.name).includes(name)),
      );
    const [campaign, samurai, goblin, encounter] = [
      one('campaign'),
      one('character', 'Hanako'),
      one('monster'),
      one('encounter'),
    ];
    expect(new Set(added.map(({ campaignId }) => campaignId))).toEqual(new Set([campaign?.id]));
    expect(one('note')?.document?.body).toMatchObject({ text: `See [the samurai](${samurai?.id}).` });
    expect(encounter?.document?.body).toMatchObject({
      links: { [party.samurai.id]: samurai?.id, [party.goblin.id]: goblin?.id },
    });
    // The chain is the same; who fights is told by the new ids.
    const id = encounter?.id ?? '';
    expect(desk.store.encounterEvents.stored(id, 999)).toEqual(
      desk.store.encounterEvents.stored(fight.id, 999),
    );
    const { events } = await desk.window.grant('encounters.read', { id });
    const named = (all: readonly RecordedEvent[]) =>
      all.flatMap(({ event }) => (event.type === 'combatantJoined' ? [event.documentId] : []));
    expect(named(events)).toEqual([samurai?.id, goblin?.id]);
  });

  test('a fight that runs goes on with its own characters, and ending it leaves ours alone', async () => {
    const { party, fight } = await fought();
    await exported(desk, 'all.campaign');
    await asNew(desk, desk.file ?? '');
    const encounter = rows(desk).find(({ kind, id }) => kind === 'encounter' && id !== fight.id);
    const hanako = rows(desk).find(
      ({ kind, id, document }) =>
        kind === 'character' &&
        id !== party.samurai.id &&
        JSON.stringify(document?.body.name).includes('Hanako'),
    );
    const id = encounter?.id ?? '';
    expect(desk.store.loans.holder(hanako?.id ?? '')).toBe(id);
    expect(desk.store.loans.holder(party.samurai.id)).toBe(fight.id);
    const { events } = await desk.window.grant('encounters.read', { id });
    await desk.window.grant('encounters.command', {
      commandId: commandId(),
      id,
      position: events.length,
      command: { type: 'endEncounter' },
    });
    expect((await standing(desk.window, { id: hanako?.id ?? '' })).body.hitPoints).toBe(38);
    expect((await standing(desk.window, party.samurai)).body.hitPoints).toBeNull();
    expect(desk.store.loans.holder(party.samurai.id)).toBe(fight.id);
    // And exported again, its people are found again.
    await exported(desk, 'again.campaign', [encounter?.campaignId ?? '']);
    await merge(other, desk.file ?? '');
    expect(other.store.documents.live(id)).toMatchObject({
      ok: true,
      value: { body: { links: { [party.samurai.id]: hanako?.id } } },
    });
  });

  test('whoever did not come along stands for nobody: the fight can end and be taken back', async () => {
    const { party, fight } = await fought();
    await exported(desk, 'fight.campaign', [party.campaignId], [fight.id]);
    await asNew(other, desk.file ?? '');
    const id = rows(other).find(({ kind }) => kind === 'encounter')?.id ?? '';
    let { length: position } = (await other.window.grant('encounters.read', { id })).events;
    for (const type of ['endEncounter', 'undo'] as const) {
      const command = { commandId: commandId(), id, position, command: { type } };
      position += (await other.window.grant('encounters.command', command)).events.length;
    }
    expect(rows(other)).toHaveLength(2);
  });
});

describe('a merge', () => {
  const rename = async (at: ExchangeDesk, id: string, name: string) => {
    const { revision, body } = await standing(at.window, { id });
    await at.window.grant('creatures.save', {
      commandId: commandId(),
      id,
      revision,
      body: { ...body, name: { text: name } },
    });
  };
  const nameOf = (at: ExchangeDesk, id: string) => {
    const found = at.store.documents.live(id);
    return found.ok ? found.value.body.name : found.error.code;
  };

  test.each([
    ['mine', 'Ours', { added: 0, replaced: 0, kept: 1, unchanged: 3 }],
    ['theirs', 'Theirs', { added: 0, replaced: 1, kept: 0, unchanged: 3 }],
    ['both', 'Ours', { added: 1, replaced: 0, kept: 0, unchanged: 3 }],
  ] as const)('asks about what differs; %s', async (choice, name, report) => {
    const party = await gathered(desk.window);
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    await rename(desk, party.healer.id, 'Theirs');
    await rename(other, party.healer.id, 'Ours');
    await exported(desk, 'newer.campaign');
    expect((await opened(other, desk.file ?? '')).conflicts).toEqual([
      { id: party.healer.id, kind: 'character', mine: { text: 'Ours' }, theirs: { text: 'Theirs' } },
    ]);
    const seq = other.store.seq();
    expect(await merge(other, desk.file ?? '')).toMatchObject({
      error: { code: 'CHOICE_NEEDED', field: `choices.${party.healer.id}` },
    });
    expect(other.store.seq()).toBe(seq);
    expect(await merge(other, desk.file ?? '', { [party.healer.id]: choice })).toEqual({
      ok: true,
      value: report,
    });
    expect(nameOf(other, party.healer.id)).toEqual({ text: name });
    expect(rows(other)).toHaveLength(choice === 'both' ? 5 : 4);
  });

  test('both of a campaign brings all of theirs a second time', async () => {
    const party = await gathered(desk.window);
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    const { body } = await other.window.grant('library.read', { id: party.campaignId });
    if (!('system' in body) || !('options' in body)) throw new Error('no campaign');
    const campaign = other.store.documents.live(party.campaignId);
    if (!campaign.ok || campaign.value.kind !== 'campaign') throw new Error('no campaign');
    const changed = { ...campaign.value.body, name: { text: 'Eight Hills' } };
    await other.window.grant('campaigns.save', {
      commandId: commandId(),
      id: party.campaignId,
      revision: 1,
      body: changed,
    });
    expect(await merge(other, desk.file ?? '', { [party.campaignId]: 'both' })).toMatchObject({
      value: { added: 4 },
    });
    expect(rows(other).filter(({ kind }) => kind === 'campaign')).toHaveLength(2);
  });

  test('takes their encounter by putting ours into the trash: no events are ever rewritten', async () => {
    const { party, fight } = await fought();
    await fight.command({ type: 'endEncounter' });
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    await fight.command({ type: 'undo' });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
    await fight.command({ type: 'endEncounter' });
    await exported(desk, 'newer.campaign');
    const { conflicts } = await opened(other, desk.file ?? '');
    expect(conflicts.map(({ id }) => id).sort()).toEqual([fight.id, party.samurai.id].sort());
    const choices = { [fight.id]: 'theirs', [party.samurai.id]: 'theirs' } as const;
    expect(await merge(other, desk.file ?? '', choices)).toMatchObject({
      value: { replaced: 2, unchanged: 3 },
    });
    const [encounter] = rows(other).filter(({ kind }) => kind === 'encounter');
    expect(encounter?.id).not.toBe(fight.id);
    expect(other.store.documents.find(fight.id)).toMatchObject({ value: { deleted: true } });
  });

  test('brings back what lies in the trash', async () => {
    const party = await gathered(desk.window);
    await exported(desk, 'all.campaign');
    const { id, revision } = party.healer;
    await desk.window.grant('library.remove', { commandId: commandId(), id, revision });
    expect(await merge(desk, desk.file ?? '')).toMatchObject({ value: { added: 1, unchanged: 3 } });
    expect(nameOf(desk, id)).toEqual({ text: 'Miko' });
  });

  test('a fight that runs here keeps its hold of a character that is replaced', async () => {
    const { party, fight } = await fought();
    await exported(desk, 'all.campaign');
    await rename(desk, party.samurai.id, 'Renamed');
    expect(await merge(desk, desk.file ?? '', { [party.samurai.id]: 'theirs' })).toMatchObject({ ok: true });
    expect(nameOf(desk, party.samurai.id)).toEqual({ text: 'Hanako' });
    expect(desk.store.loans.holder(party.samurai.id)).toBe(fight.id);
  });
});

describe('an import', () => {
  test('is one step: undone at once, and brought back at once', async () => {
    const { fight } = await fought();
    await fight.command({ type: 'endEncounter' });
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    const before = bodies(other);
    expect(other.store.undoState().undo).toEqual({
      key: 'app:change.imported',
      params: { name: { text: 'all.campaign' } },
    });
    await other.window.grant('library.undo', { commandId: commandId() });
    expect(rows(other)).toEqual([]);
    await other.window.grant('library.redo', { commandId: commandId() });
    expect(bodies(other)).toEqual(before);
  });

  test('happens once, however often it is sent', async () => {
    await gathered(desk.window);
    await exported(desk, 'all.campaign');
    const { token } = await opened(other, desk.file ?? '');
    const input = { commandId: commandId(), token, mode: 'new' as const, choices: {} };
    const first = await other.window.grant('bundles.import', input);
    expect(await other.window.grant('bundles.import', input)).toEqual(first);
    expect(rows(other)).toHaveLength(4);
    expect(await other.window.ask('bundles.import', { ...input, commandId: commandId() })).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND', field: 'token' },
    });
  });

  test('comes after a verified backup', async () => {
    await gathered(desk.window);
    await exported(desk, 'all.campaign');
    await merge(other, desk.file ?? '');
    const { backups } = await other.window.grant('backups.list', null);
    expect(backups).toMatchObject([{ reason: 'import' }]);
  });

  test('that is stopped leaves nothing, and another one may begin', async () => {
    await gathered(desk.window);
    await exported(desk, 'all.campaign');
    const { token } = await opened(other, desk.file ?? '');
    const input = { commandId: commandId(), token, mode: 'new' as const, choices: {} };
    const answer = other.window.ask('bundles.import', input);
    expect(await other.window.ask('bundles.export', { campaigns: null, documents: null })).toEqual({
      ok: false,
      error: { code: 'BUSY' },
    });
    await other.window.grant('bundles.cancel', null);
    expect(await answer).toEqual({ ok: false, error: { code: 'CANCELLED' } });
    expect(rows(other)).toEqual([]);
    expect(await other.window.ask('bundles.import', input)).toMatchObject({ ok: true });
  });

  test('an export that is stopped keeps the old file', async () => {
    await gathered(desk.window);
    desk.file = desk.at('old.campaign');
    fs.writeFileSync(desk.file, 'old');
    const answer = desk.window.ask('bundles.export', { campaigns: null, documents: null });
    await desk.window.grant('bundles.cancel', null);
    expect(await answer).toEqual({ ok: false, error: { code: 'CANCELLED' } });
    expect(fs.readFileSync(desk.file, 'utf8')).toBe('old');
    expect(fs.readdirSync(desk.folder).sort()).toEqual(['library', 'old.campaign']);
  });
});
