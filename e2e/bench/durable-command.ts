import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { fighting, newCampaign, newCreature, openedIn, windowOver } from '../../main/ipc/fixtures.ts';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

/** How many commands a run sends, each after the one before was acknowledged. */
const count = 20;

/** What the page has of the app. */
interface Scene {
  readonly campaignDesk: {
    readonly ask: Readonly<Record<string, (input: unknown) => Promise<{ readonly ok: boolean }>>>;
  };
}

/** Milliseconds for one command of a fight, from the window's request to the acknowledgement. */
function acknowledged(page: Page, id: string, position: number): Promise<number> {
  return page.evaluate(
    async ([fight, first, times]) => {
      const { ask } = (window as unknown as Scene).campaignDesk;
      const begin = performance.now();
      for (let at = 0; at < times; at += 1) {
        const answer = await ask['encounters.command']?.({
          commandId: crypto.randomUUID(),
          id: fight,
          position: first + at,
          command: { type: 'changeHitPoints', combatant: 1, change: -1 },
        });
        if (answer?.ok !== true) throw new Error(JSON.stringify(answer));
      }
      return (performance.now() - begin) / times;
    },
    [id, position, count] as const,
  );
}

/** One command of a fight, durable when the window hears of it, against one write of its bytes with fdatasync. */
export async function durableCommand(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const store = await openedIn(path.join(folder, 'library'));
  const window = windowOver(store, { broadcast: () => undefined });
  const { id: campaignId } = await newCampaign(window);
  const goblin = await newCreature(window, campaignId, 'monster', 'Goblin');
  const fight = await fighting(window, campaignId, [goblin]);
  let position = fight.position();
  store.close();
  const app = await _electron.launch({ args: [root, `--user-data-dir=${folder}`], cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('row', { name: 'Seven Hills' }).waitFor();
  const file = fs.openSync(path.join(folder, 'bytes'), 'a');
  const bytes = Buffer.alloc(200, 'x');
  const written = (): number => {
    const begin = performance.now();
    for (let at = 0; at < count; at += 1) {
      fs.writeSync(file, bytes);
      fs.fdatasyncSync(file);
    }
    return (performance.now() - begin) / count;
  };
  const measured = await compare(
    {
      what: 'one command of a fight, from the window’s request to its acknowledgement',
      yardstick: 'one write with fdatasync',
    },
    9,
    async () => {
      const time = await acknowledged(page, fight.id, position);
      position += count;
      return time;
    },
    async () => written(),
  );
  fs.closeSync(file);
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
