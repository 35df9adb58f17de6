import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import { replay } from '../../shared/encounter/history.ts';
import { libraryFile } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import {
  campaign,
  commandId,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  openedIn,
  samuraiSheet,
  standing,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from './fixtures.ts';

let folder: string;
let store: Store;
let window: TestWindow;

async function restart(): Promise<void> {
  store.close();
  store = await openedIn(folder);
  window = windowOver(store);
}

beforeEach(async () => {
  folder = temporaryFolder();
  store = await openedIn(folder);
  window = windowOver(store);
});
afterEach(() => {
  store.close();
  fs.rmSync(folder, { recursive: true });
  expect(window.log).toEqual([]);
});

const refusedWith = (code: string, more = {}) => ({ ok: false, error: { code, ...more } });
const start = (campaignId: string, combatants: readonly { id: string }[]) =>
  window.ask('encounters.start', {
    commandId: commandId(),
    campaignId,
    name: { text: 'At the bridge' },
    combatants: combatants.map(({ id }) => id),
  });
const stateOf = async (id: string) => replay((await window.grant('encounters.read', { id })).events).state;
const katana = (target: number): EncounterCommand => ({
  type: 'openRoll',
  actor: 1,
  action: 'weapon.0',
  decisions: {},
  targets: [target],
  modifier: 0,
});

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
    await fighting(window, campaignId, [samurai]);
    expect(await start(campaignId, [goblin, samurai])).toEqual(
      refusedWith('ON_LOAN', { field: 'combatants.1' }),
    );
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

describe('a command', () => {
  test('answers with its events, and every window hears them', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    const opened = await fight.command(katana(2));
    expect(opened).toMatchObject({
      ok: true,
      value: { events: [{ position: 5, event: { type: 'rollOpened' } }] },
    });
    const fell = await fight.command({ type: 'answerRoll', answer: { faces: [20] } });
    expect(fell).toMatchObject({
      ok: true,
      value: { events: [{ position: 6, event: { type: 'dieFell' } }] },
    });
    expect(window.heard.at(-1)).toEqual({
      name: 'encounter.advanced',
      payload: { id: fight.id, events: fell.ok ? fell.value.events : [] },
    });
  });

  test('goes on after a restart between two dice', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    await fight.command(katana(2));
    await fight.command({ type: 'answerRoll', answer: { faces: [20] } });
    await restart();
    expect((await stateOf(fight.id)).roll?.question).toMatchObject({ dice: [{ count: 1, sides: 10 }] });
    const [id, position] = [fight.id, fight.position()];
    const command = { type: 'rollDice' } as const;
    await window.grant('encounters.command', { commandId: commandId(), id, position, command });
    const { roll, combatants } = await stateOf(fight.id);
    expect(roll).toBeNull();
    expect(combatants[1]?.hitPoints).toBeLessThan(4);
  });

  test('sent twice rolls the dice once', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    await fight.command(katana(2));
    const again = {
      commandId: commandId(),
      id: fight.id,
      position: fight.position(),
      command: { type: 'rollDice' },
    } as const;
    const first = await window.grant('encounters.command', again);
    const heard = window.heard.length;
    expect(await window.grant('encounters.command', again)).toEqual(first);
    expect(window.heard).toHaveLength(heard);
    await restart();
    expect(await window.grant('encounters.command', again)).toEqual(first);
  });

  test('from a window that has not seen the last event is refused with the position', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    const stale = {
      commandId: commandId(),
      id: fight.id,
      position: 2,
      command: { type: 'endTurn' },
    } as const;
    expect(await window.ask('encounters.command', stale)).toEqual(
      refusedWith('STALE', { field: 'position', params: { position: 3 } }),
    );
  });

  test('that changes nothing has no events, and stays so when it is sent again', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    const heal = {
      commandId: commandId(),
      id: fight.id,
      position: 3,
      command: { type: 'changeHitPoints', combatant: 1, change: 5 },
    } as const;
    expect(await window.grant('encounters.command', heal)).toEqual({ events: [] });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -2 });
    expect(await window.grant('encounters.command', heal)).toEqual({ events: [] });
    expect((await stateOf(fight.id)).combatants[0]?.hitPoints).toBe(2);
  });

  test('that the encounter refuses leaves nothing behind', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    expect(await fight.command(katana(9))).toMatchObject(refusedWith('NO_SUCH_COMBATANT'));
    expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(3);
  });

  test('undo and redo append', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -3 });
    await fight.command({ type: 'undo' });
    expect((await stateOf(fight.id)).combatants[0]?.hitPoints).toBe(4);
    await restart();
    const again = {
      commandId: commandId(),
      id: fight.id,
      position: fight.position(),
      command: { type: 'redo' },
    } as const;
    await window.grant('encounters.command', again);
    expect((await stateOf(fight.id)).combatants[0]?.hitPoints).toBe(1);
    expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(6);
  });
});

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
    expect(store.documents.lastCausedBy(fight.id, samurai.id)).toBe(3);
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
    expect(await start(campaignId, [samurai])).toEqual(refusedWith('ON_LOAN', { field: 'combatants.0' }));
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

describe('damage on the disk', () => {
  /** Changes bytes as a failing disk would, past the app. */
  async function flipped(change: (db: DatabaseSync) => void): Promise<void> {
    store.close();
    const db = new DatabaseSync(path.join(folder, libraryFile));
    change(db);
    db.close();
    store = await openedIn(folder);
    window = windowOver(store);
  }

  test.each([1, 2, 3, 4])(
    'a byte flipped in event %i is reported with its position, not shown',
    async (position) => {
      const { campaignId, goblin } = await gathered(window);
      const fight = await fighting(window, campaignId, [goblin]);
      await fight.command({ type: 'changeHitPoints', combatant: 1, change: -3 });
      await flipped((db) => {
        const { payload } =
          db.prepare('SELECT payload FROM encounter_events WHERE position = ?').get(position) ?? {};
        const bytes = Buffer.from(String(payload));
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 4) ^ 1, bytes.length - 4);
        db.prepare('UPDATE encounter_events SET payload = CAST(? AS TEXT) WHERE position = ?').run(
          bytes,
          position,
        );
        expect(Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok']);
      });
      const damaged = refusedWith('DAMAGED', { params: { position } });
      expect(await window.ask('encounters.read', { id: fight.id })).toEqual(damaged);
      const command = { type: 'endTurn' } as const;
      expect(
        await window.ask('encounters.command', {
          commandId: commandId(),
          id: fight.id,
          position: 4,
          command,
        }),
      ).toEqual(damaged);
    },
  );

  test('an event that is gone is reported', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await flipped((db) => db.exec('DELETE FROM encounter_events WHERE position = 2'));
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(
      refusedWith('DAMAGED', { params: { position: 2 } }),
    );
  });

  test('a snapshot that is not what its hash says is reported', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await flipped((db) =>
      db.exec(`UPDATE snapshots SET sheet = replace(sheet, '"hitPoints":4', '"hitPoints":9')`),
    );
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(refusedWith('DAMAGED'));
  });

  test('a document that cannot be read is refused, and keeps its row', async () => {
    const { goblin } = await gathered(window);
    await flipped((db) => db.prepare("UPDATE documents SET body = '{' WHERE id = ?").run(goblin.id));
    expect(await window.ask('library.read', { id: goblin.id })).toEqual(refusedWith('DAMAGED'));
    const { rows } = await window.grant('library.changes', { after: 0 });
    expect(rows.find(({ id }) => id === goblin.id)?.name).toEqual({ key: 'app:library.unreadable' });
  });
});
