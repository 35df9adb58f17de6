import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../shared/encounter/history.ts';
import {
  campaign,
  commandId,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  refusedWith,
  samuraiSheet,
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

const start = (campaignId: string, combatants: readonly { id: string }[]) =>
  window.ask('encounters.start', {
    commandId: commandId(),
    campaignId,
    name: { text: 'At the bridge' },
    combatants: combatants.map(({ id }) => id),
  });
const stateOf = async (id: string) => replay((await window.grant('encounters.read', { id })).events).state;

describe('beginning', () => {
  test('who is listed stands in that order, and a monster may stand there several times', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin, samurai, goblin]);
    const { combatants, turn } = await stateOf(fight.id);
    const numbered = (number: number) => ({
      key: 'app:numberedName',
      params: { name: { text: 'Goblin' }, number },
    });
    expect(combatants.map(({ name }) => name)).toEqual([numbered(1), { text: 'Hanako' }, numbered(2)]);
    expect(combatants.map(({ combatant, hitPoints }) => [combatant, hitPoints])).toEqual([
      [1, 4],
      [2, 45],
      [3, 4],
    ]);
    expect(turn).toBe(1);
  });

  test('the snapshots are kept once per content and stay when the sheet changes', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, goblin, goblin]);
    const body = { ...samurai.body, sheet: { ...samuraiSheet, armorClass: 12 } };
    await window.grant('creatures.save', { commandId: commandId(), id: samurai.id, revision: 2, body });
    await restart();
    const { sheets, events } = await window.grant('encounters.read', { id: fight.id });
    expect(Object.values(sheets)).toContainEqual(samuraiSheet);
    expect(Object.keys(sheets)).toHaveLength(2);
    expect(events[1]?.event).toMatchObject({ documentId: samurai.id, revision: 2, defense: { value: 17 } });
  });

  test('the house rules of the campaign go into the history', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    expect((await stateOf(fight.id)).options).toMatchObject({ beyondTable: 'reject' });
  });

  test('nobody cannot fight', async () => {
    const { campaignId } = await gathered(window);
    expect(await start(campaignId, [])).toEqual(refusedWith('NO_COMBATANTS', { field: 'combatants' }));
  });

  test('a character cannot be in two places', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    expect(await start(campaignId, [samurai, goblin, samurai])).toEqual(
      refusedWith('ON_LOAN', { field: 'combatants.2' }),
    );
    const first = await fighting(window, campaignId, [samurai]);
    expect(await start(campaignId, [goblin, samurai])).toMatchObject({ ok: true });
    expect(await first.command({ type: 'endTurn' })).toEqual(refusedWith('ENCOUNTER_SHELVED'));
  });

  test('strangers are not found', async () => {
    const { campaignId, goblin } = await gathered(window);
    const elsewhere = await newCampaign(window);
    const wolf = await newCreature(window, elsewhere.id, 'monster', 'Wolf');
    const notFound = (at: number) => refusedWith('NOT_FOUND', { field: `combatants.${at}` });
    expect(await start(campaignId, [goblin, wolf])).toEqual(notFound(1));
    expect(await start(campaignId, [{ id: campaignId }])).toEqual(notFound(0));
    expect(await start(campaignId, [{ id: 'nobody' }])).toEqual(notFound(0));
  });

  test('a sheet that the house rules no longer allow is refused', async () => {
    const { campaignId, samurai } = await gathered(window);
    const present = campaign(await window.grant('library.read', { id: campaignId }));
    const rules = (revision: number, options: Record<string, string>) =>
      window.grant('campaigns.save', {
        commandId: commandId(),
        id: campaignId,
        revision,
        body: { ...present.body, options },
      });
    await rules(1, { beyondTable: 'extrapolate' });
    const body = { ...samurai.body, sheet: { ...samuraiSheet, level: 30 } };
    await window.grant('creatures.save', { commandId: commandId(), id: samurai.id, revision: 2, body });
    await rules(2, {});
    expect(await start(campaignId, [samurai])).toMatchObject(
      refusedWith('INVALID_SHEET', { field: 'combatants.0' }),
    );
  });
});
