import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatureDocument } from '../../shared/library/document.ts';
import {
  commandId,
  creature,
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

const stand = (
  { id, revision }: CreatureDocument,
  to: { hitPoints: number | null; pools?: Record<string, number> },
) => window.ask('recovery.stand', { commandId: commandId(), id, revision, ...to });

describe('rest in Telnas', () => {
  /** Level 3 as printed: 4 of 20 hit points, 5 of 30 mana. */
  async function ilse() {
    const { id: campaignId } = await window.grant('campaigns.create', {
      ...{ commandId: commandId(), name: { text: 'Orle' }, system: 'telnas', language: 'fr' },
    });
    const made = await newCreature(window, campaignId, 'character', 'Ilse');
    const body = { ...made.body, sheet: { ...made.body.sheet, level: 3, hitPoints: 20, mana: 30 } };
    const { id } = made;
    const saved = await window.grant('creatures.save', { commandId: commandId(), id, revision: 1, body });
    await stand(creature(saved), { hitPoints: 4, pools: { mana: 5 } });
    return { campaignId, id };
  }
  const rest = (campaignId: string, characters: string[], hours: number) =>
    window.ask('recovery.rest', { commandId: commandId(), campaignId, characters, hours });

  test('two hours at level 3 give back 6 of both, in the history and undone', async () => {
    const { campaignId, id } = await ilse();
    await rest(campaignId, [id], 2);
    expect((await standing(window, { id })).body).toMatchObject({ hitPoints: 10, pools: { mana: 11 } });
    const [last] = await window.grant('library.history', { id });
    expect(last).toMatchObject({ effect: { key: 'app:change.rested', params: { hours: 2 } } });
    await window.grant('library.undo', { commandId: commandId() });
    expect((await standing(window, { id })).body).toMatchObject({ hitPoints: 4, pools: { mana: 5 } });
  });

  test('long enough, nothing is lacking', async () => {
    const { campaignId, id } = await ilse();
    await rest(campaignId, [id], 100);
    const { body } = await standing(window, { id });
    expect([body.hitPoints, body.pools]).toEqual([null, undefined]);
    const { revision } = await standing(window, { id });
    expect(await rest(campaignId, [id], 1)).toEqual({ ok: true, value: [] });
    expect((await standing(window, { id })).revision).toBe(revision);
  });

  test('the dead stay dead, and who fights does not rest', async () => {
    const { campaignId, id } = await ilse();
    await stand(await standing(window, { id }), { hitPoints: -10 });
    await rest(campaignId, [id], 8);
    expect((await standing(window, { id })).body.hitPoints).toBe(-10);
    await fighting(window, campaignId, [{ id }]);
    expect(await rest(campaignId, [id], 8)).toEqual(refusedWith('ON_LOAN', { field: 'characters.0' }));
    expect(await stand(await standing(window, { id }), { hitPoints: 5 })).toEqual(
      refusedWith('ON_LOAN', { field: 'id' }),
    );
  });
});

test('rules that say nothing of rest leave it to the hand', async () => {
  const { campaignId, samurai } = await gathered(window);
  const characters = [samurai.id];
  expect(
    await window.ask('recovery.rest', { commandId: commandId(), campaignId, characters, hours: 8 }),
  ).toEqual(refusedWith('NO_REST_RULE'));
  expect(await stand(samurai, { hitPoints: 30 })).toMatchObject({ ok: true });
  expect((await standing(window, samurai)).body.hitPoints).toBe(30);
});
