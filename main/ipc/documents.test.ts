import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  campaign,
  commandId,
  fighting,
  gathered,
  newCampaign,
  refusedWith,
  samuraiSheet,
  standing,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;

async function restart(): Promise<void> {
  await library.restart();
  window = library.window();
}

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

describe('a campaign', () => {
  test('begins without house rules of its own', async () => {
    const created = await newCampaign(window);
    expect(created).toEqual({
      kind: 'campaign',
      id: created.id,
      campaignId: created.id,
      revision: 1,
      body: { schema: 1, name: { text: 'Seven Hills' }, system: 'strike-save', language: 'fr', options: {} },
    });
  });

  test.each(['srd35', 'telnas', 'success-levels'] as const)('begins in %s as well', async (system) => {
    const name = { text: 'Seven Hills' };
    expect(
      await window.ask('campaigns.create', { commandId: commandId(), name, system, language: 'en' }),
    ).toMatchObject({ ok: true, value: { body: { system } } });
  });

  test('keeps only the house rules that differ, and fields that nobody knows', async () => {
    const { id, body } = await newCampaign(window);
    const options = { beyondTable: 'extrapolate', saveRounding: 'down' };
    const found = window.store.documents.live(id);
    if (!found.ok) throw new Error(found.error.code);
    const present = campaign(found.value);
    const withMore = { ...present, body: { ...present.body, weather: 'rain' } };
    const stamp = { commandId: 'an import', at: '', effect: { text: '' }, seq: 2 };
    window.store.commit(() => ({ ok: true, value: window.store.documents.change(withMore, false, stamp) }));
    const saved = await window.grant('campaigns.save', {
      commandId: commandId(),
      id,
      revision: 2,
      body: { ...body, options },
    });
    expect(saved.body).toMatchObject({ weather: 'rain', options: { beyondTable: 'extrapolate' } });
  });

  test.each([
    ['an unknown house rule', { options: { gravity: 'off' } }, 'body.options.gravity'],
    ['a value that a house rule has not', { options: { beyondTable: 'maybe' } }, 'body.options.beyondTable'],
    ['another system', { system: 'srd35' as const }, 'body.system'],
  ])('refuses %s', async (_, change, field) => {
    const { id, body } = await newCampaign(window);
    expect(
      await window.ask('campaigns.save', {
        commandId: commandId(),
        id,
        revision: 1,
        body: { ...body, ...change },
      }),
    ).toEqual(refusedWith('BAD_INPUT', { field }));
  });
});

describe('a creature', () => {
  const save = (
    id: string,
    revision: number,
    body: Parameters<typeof window.grant<'creatures.save'>>[1]['body'],
  ) => window.ask('creatures.save', { commandId: commandId(), id, revision, body });

  test('begins with the sheet that its system proposes, unhurt', async () => {
    const { goblin } = await gathered(window);
    expect(goblin.body).toMatchObject({
      name: { text: 'Goblin' },
      sheet: { level: 1, armorClass: 10 },
      hitPoints: null,
    });
  });

  test('is saved with a checked sheet', async () => {
    const { samurai } = await gathered(window);
    expect(samurai.body.sheet).toEqual(samuraiSheet);
  });

  test('with faults in its sheet is refused, and every faulty field is named', async () => {
    const { samurai } = await gathered(window);
    const sheet = { ...samuraiSheet, armorClass: 99, class: 'pirate' };
    expect(await save(samurai.id, samurai.revision, { ...samurai.body, sheet })).toEqual(
      refusedWith('INVALID_SHEET', {
        field: 'body.sheet',
        faults: [
          { code: 'FIELD_NOT_AN_OPTION', field: 'class' },
          { code: 'FIELD_OUT_OF_RANGE', field: 'armorClass', params: { least: 0, most: 60 } },
        ],
      }),
    );
    expect(await standing(window, samurai)).toEqual(samurai);
  });

  test('is checked by the house rules of its campaign', async () => {
    const { campaignId, samurai } = await gathered(window);
    const beyond = { ...samurai.body, sheet: { ...samuraiSheet, level: 30 } };
    expect(await save(samurai.id, 2, beyond)).toMatchObject(refusedWith('INVALID_SHEET'));
    const present = campaign(await window.grant('library.read', { id: campaignId }));
    const body = { ...present.body, options: { beyondTable: 'extrapolate' } };
    await window.grant('campaigns.save', { commandId: commandId(), id: campaignId, revision: 1, body });
    expect(await save(samurai.id, 2, beyond)).toMatchObject({ ok: true });
  });

  test('changed meanwhile is refused with the revision as it is now', async () => {
    const { samurai } = await gathered(window);
    const name = { text: 'Hana' };
    expect(await save(samurai.id, 1, { ...samurai.body, name })).toEqual(
      refusedWith('STALE', { field: 'revision', params: { revision: 2 } }),
    );
  });

  test('saved as it is stays at its revision, and undo does not see it', async () => {
    const { samurai } = await gathered(window);
    const seq = window.store.seq();
    expect(await save(samurai.id, 2, samurai.body)).toEqual({ ok: true, value: samurai });
    expect(window.store.seq()).toBe(seq);
  });

  test('who fights may be changed, but for the hit points', async () => {
    const { campaignId, samurai } = await gathered(window);
    await fighting(window, campaignId, [samurai]);
    const changed = { ...samurai.body, name: { text: 'Hana' }, hitPoints: 3 };
    expect(await save(samurai.id, 2, changed)).toMatchObject({
      ok: true,
      value: { revision: 3, body: { name: { text: 'Hana' }, hitPoints: null } },
    });
  });

  test('is not found under the id of a campaign', async () => {
    const { campaignId, samurai } = await gathered(window);
    expect(await save(campaignId, 1, samurai.body)).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
  });
});

test('a sheet that its system cannot read still has a row', async () => {
  const { samurai } = await gathered(window);
  const broken = { ...samurai, body: { ...samurai.body, sheet: {} } };
  const stamp = { commandId: 'an import', at: '', effect: { text: '' }, seq: 9 };
  window.store.commit(() => ({ ok: true, value: window.store.documents.change(broken, false, stamp) }));
  const { rows } = await window.grant('library.changes', { after: 0 });
  expect(rows.find(({ id }) => id === samurai.id)).toMatchObject({ name: { text: 'Hanako' }, summary: null });
});

describe('settings', () => {
  test('are those of the beginning until chosen, and are told to every window', async () => {
    expect(await window.grant('settings.change', { theme: 'dark' })).toEqual({
      language: 'en',
      theme: 'dark',
      density: 'comfortable',
      paper: 'A4',
    });
    expect(window.heard.map(({ name }) => name)).toEqual(['settings.changed']);
    await restart();
    expect((await window.grant('app.start', null)).settings.theme).toBe('dark');
  });

  test('one that can no longer be read is as in the beginning', async () => {
    window.store.settings.put('paper', 'papyrus');
    expect((await window.grant('app.start', null)).settings.paper).toBe('A4');
  });
});
