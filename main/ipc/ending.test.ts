import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../shared/encounter/history.ts';
import {
  commandId,
  fighting,
  gathered,
  newCreature,
  refusedWith,
  standing,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;

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

describe('the ending', () => {
  async function ended() {
    const party = await gathered(window);
    const { campaignId, samurai, healer, goblin } = party;
    const fight = await fighting(window, campaignId, [samurai, healer, goblin]);
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -20 });
    await fight.command({ type: 'changeHitPoints', combatant: 3, change: -4 });
    await fight.command({ type: 'endEncounter' });
    return { ...party, fight };
  }
  const summaryOf = async (id: string) =>
    (await window.grant('library.changes', { after: 0 })).rows.find((row) => row.id === id)?.summary;

  test('writes one revision of each character and none of a monster', async () => {
    const { samurai, healer, goblin, fight } = await ended();
    expect(await standing(window, samurai)).toMatchObject({ revision: 3, body: { hitPoints: 25 } });
    expect(await standing(window, healer)).toMatchObject({ revision: 2, body: { hitPoints: 8 } });
    expect(await standing(window, goblin)).toEqual(goblin);
    expect(await summaryOf(fight.id)).toEqual({ key: 'app:encounters.status.ended' });
    expect(window.store.documents.lastCausedBy(fight.id, samurai.id)).toBe(3);
  });

  test('gives the characters back', async () => {
    const { campaignId, samurai } = await ended();
    expect(await start(campaignId, [samurai])).toMatchObject({ ok: true });
  });

  test('undone, it is taken back by one more revision, and the characters fight again', async () => {
    const { campaignId, samurai, fight } = await ended();
    await fight.command({ type: 'undo' });
    expect(await standing(window, samurai)).toMatchObject({ revision: 4, body: { hitPoints: null } });
    expect(await summaryOf(fight.id)).toEqual({ key: 'app:encounters.status.running' });
    expect(window.store.loans.holder(samurai.id)).toBe(fight.id);
    await fight.command({ type: 'redo' });
    expect(await standing(window, samurai)).toMatchObject({ revision: 5, body: { hitPoints: 25 } });
    expect(await start(campaignId, [samurai])).toMatchObject({ ok: true });
  });

  test('undone, and ended again otherwise, it writes the new hit points', async () => {
    const { samurai, fight } = await ended();
    await fight.command({ type: 'undo' });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -5 });
    await fight.command({ type: 'endEncounter' });
    expect(await standing(window, samurai)).toMatchObject({ revision: 5, body: { hitPoints: 20 } });
  });

  test('stays when a character fights elsewhere by now', async () => {
    const { campaignId, samurai, fight } = await ended();
    await fighting(window, campaignId, [samurai]);
    expect(await fight.command({ type: 'undo' })).toEqual(refusedWith('ON_LOAN'));
    expect((await stateOf(fight.id)).status).toBe('ended');
  });

  test('undone after the game master has healed somebody, it leaves the healing', async () => {
    const { samurai, fight } = await ended();
    const { body } = await standing(window, samurai);
    const healed = { ...body, hitPoints: 40 };
    await window.grant('creatures.save', {
      commandId: commandId(),
      id: samurai.id,
      revision: 3,
      body: healed,
    });
    await fight.command({ type: 'undo' });
    expect((await standing(window, samurai)).body.hitPoints).toBe(40);
    await fight.command({ type: 'redo' });
    expect((await standing(window, samurai)).body.hitPoints).toBe(25);
  });

  test('the next encounter starts from the hit points of the last', async () => {
    const { campaignId, samurai } = await ended();
    const next = await fighting(window, campaignId, [samurai]);
    expect((await stateOf(next.id)).combatants[0]).toMatchObject({ hitPoints: 25, maximumHitPoints: 45 });
  });
});

describe('what outlasts a fight', () => {
  const condition = (text: string) => ({ condition: 'own', name: { text }, adjustments: [] });

  /** A mage of Telnas with 20 hit points and 10 mana, who fights alone. */
  async function mage() {
    const campaign = await window.grant('campaigns.create', {
      ...{ commandId: commandId(), name: { text: 'Orle' }, system: 'telnas', language: 'fr' },
    });
    const { id, body } = await newCreature(window, campaign.id, 'character', 'Ilse');
    const sheet = { ...body.sheet, hitPoints: 20, mana: 10 };
    await window.grant('creatures.save', {
      ...{ commandId: commandId(), id, revision: 1, body: { ...body, sheet } },
    });
    return { campaignId: campaign.id, ilse: { id } };
  }

  test('mana that is left, and conditions that nobody has ended; what had a time, and what was lent, is over', async () => {
    const { campaignId, ilse } = await mage();
    const fight = await fighting(window, campaignId, [ilse]);
    const lasts = { of: 1, edge: 'end', turns: 9 } as const;
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -6 });
    await fight.command({ type: 'changePool', combatant: 1, pool: 'mana', change: -7 });
    await fight.command({ type: 'setTemporaryHitPoints', combatant: 1, temporary: 5 });
    await fight.command({
      type: 'beginCondition',
      combatants: [1],
      condition: condition('Cursed'),
      lasts: null,
    });
    await fight.command({ type: 'beginCondition', combatants: [1], condition: condition('Dazed'), lasts });
    await fight.command({ type: 'endEncounter' });
    const after = { hitPoints: 14, pools: { mana: 3 }, conditions: [condition('Cursed')] };
    expect((await standing(window, ilse)).body).toMatchObject(after);
    const next = await fighting(window, campaignId, [ilse]);
    expect((await stateOf(next.id)).combatants).toMatchObject([
      {
        hitPoints: 14,
        temporaryHitPoints: 0,
        pools: { mana: { value: 3, maximum: 10 } },
        conditions: [{ ...condition('Cursed'), lasts: null }],
      },
    ]);
  });

  test('nothing where everything is as before, and nothing of it when the ending is taken back', async () => {
    const { campaignId, ilse } = await mage();
    const fight = await fighting(window, campaignId, [ilse]);
    await fight.command({ type: 'endEncounter' });
    const whole = (await standing(window, ilse)).body;
    expect([whole.pools, whole.conditions]).toEqual([undefined, undefined]);
    await fight.command({ type: 'undo' });
    await fight.command({ type: 'changePool', combatant: 1, pool: 'mana', change: -7 });
    await fight.command({ type: 'endEncounter' });
    expect((await standing(window, ilse)).body.pools).toEqual({ mana: 3 });
    await fight.command({ type: 'undo' });
    expect((await standing(window, ilse)).body.pools).toBeUndefined();
  });
});
