import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { record, replay } from '../../shared/encounter/history.ts';
import { systemIds } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';
import { openedIn, type TestWindow, temporaryFolder, windowOver } from './fixtures.ts';

let folder: string;
let window: TestWindow;
beforeEach(async () => {
  folder = temporaryFolder();
  window = windowOver(await openedIn(folder));
});
afterEach(() => {
  window.store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function fight(system: (typeof systemIds)[number]) {
  const name = { text: 'Orle' };
  const commandId = randomUUID;
  const campaign = await window.grant('campaigns.create', {
    commandId: commandId(),
    name,
    system,
    language: 'fr',
  });
  const creatures = [];
  for (const kind of ['character', 'monster'] as const) {
    const input = { commandId: commandId(), campaignId: campaign.id, kind, name: { text: kind } };
    creatures.push(await window.grant('creatures.create', input));
  }
  const combatants = creatures.map(({ id }) => id);
  const start = { commandId: commandId(), campaignId: campaign.id, name, combatants };
  return window.grant('encounters.start', start);
}

describe.each(systemIds)('%s', (system) => {
  test('everything that a new character can do is done to its end, and is there again after a restart', async () => {
    const { id, events, sheets } = await fight(system);
    let history = replay(events);
    const act = async (command: Parameters<typeof window.grant<'encounters.command'>>[1]['command']) => {
      const { position } = history;
      const done = await window.grant('encounters.command', {
        commandId: randomUUID(),
        id,
        position,
        command,
      });
      history = done.events.reduce(record, history);
    };
    const [actor] = history.state.combatants;
    const sheet = sheets[actor?.snapshot ?? ''] ?? {};
    const offers = systems[system].sheets?.actions(sheet, history.state.options) ?? [];
    for (const { action, decisions, targets } of offers) {
      const against = targets === 'none' ? [] : [2];
      await act({
        type: 'openRoll',
        actor: 1,
        action,
        decisions: { ...decisions },
        targets: against,
        modifier: 0,
        // More than a turn holds, and First Aid for the unhurt.
        overrule: true,
      });
      while (history.state.roll !== null) {
        const { question } = history.state.roll;
        const choice = question?.step === 'choose' ? question.options[0]?.id : undefined;
        await act(choice === undefined ? { type: 'rollDice' } : { type: 'answerRoll', answer: { choice } });
      }
    }
    expect(history.position).toBeGreaterThanOrEqual(events.length + 2 * offers.length);
    window.store.close();
    window = windowOver(await openedIn(folder));
    const again = await window.grant('encounters.read', { id });
    expect(replay(again.events).state).toEqual(history.state);
  });
});
