import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import { replay } from '../../shared/encounter/history.ts';
import {
  commandId,
  fighting,
  gathered,
  refusedWith,
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

const stateOf = async (id: string) => replay((await window.grant('encounters.read', { id })).events).state;
const katana = (target: number): EncounterCommand => ({
  type: 'openRoll',
  actor: 1,
  action: 'weapon.0',
  decisions: {},
  targets: [target],
  modifier: 0,
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
    const lendNothing = {
      commandId: commandId(),
      id: fight.id,
      position: 3,
      command: { type: 'setTemporaryHitPoints', combatant: 1, temporary: 0 },
    } as const;
    expect(await window.grant('encounters.command', lendNothing)).toEqual({ events: [] });
    await fight.command({ type: 'setTemporaryHitPoints', combatant: 1, temporary: 2 });
    expect(await window.grant('encounters.command', lendNothing)).toEqual({ events: [] });
    expect((await stateOf(fight.id)).combatants[0]?.temporaryHitPoints).toBe(2);
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
