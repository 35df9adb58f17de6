import fs from 'node:fs';
import { commandId, fighting, gathered, newCampaign, openedIn, windowOver } from '../../ipc/fixtures.ts';

/** Says that a command was acknowledged, as a system call that a trace shows. */
function acknowledged(command: string): void {
  fs.writeSync(1, `acknowledged ${command}\n`);
}

if (import.meta.main) {
  const store = await openedIn(process.argv[2] ?? '');
  const window = windowOver(store);
  const { campaignId, goblin } = await gathered(window);
  acknowledged('preparation');
  for (let time = 0; time < 5; time += 1) {
    await newCampaign(window);
    acknowledged('campaigns.create');
    await window.grant('settings.change', { theme: time % 2 === 0 ? 'dark' : 'light' });
    acknowledged('settings.change');
    await window.grant('library.undo', { commandId: commandId() });
    acknowledged('library.undo');
  }
  const fight = await fighting(window, campaignId, [goblin]);
  acknowledged('encounters.start');
  for (let time = 0; time < 10; time += 1) {
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
    acknowledged('encounters.command');
  }
  store.close();
}
