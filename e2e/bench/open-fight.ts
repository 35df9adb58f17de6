import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { _electron, type Page } from '@playwright/test';
import { fighting, newCampaign, newCreature, openedIn, windowOver } from '../../main/ipc/fixtures.ts';
import { libraryFile } from '../../main/store/open.ts';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

const many = 5000;
const fighters = 12;

/** What a game master does again and again: damage, healing, a condition, the next turn. */
function usual(at: number): EncounterCommand {
  const combatant = 1 + (at % fighters);
  switch (at % 4) {
    case 0:
      return { type: 'changeHitPoints', combatant, change: -1 };
    case 1:
      return { type: 'changeHitPoints', combatant, change: 1 };
    case 2:
      return {
        type: 'beginCondition',
        combatants: [combatant],
        condition: { condition: 'own', name: { text: 'Dazed' }, adjustments: [{ on: 'attack', value: -1 }] },
        lasts: { of: combatant, edge: 'end', turns: 1 },
      };
    default:
      return { type: 'endTurn' };
  }
}

/** A long evening in an app's data folder, every event written by a command as at the table; the encounter's id. */
async function longEvening(folder: string): Promise<string> {
  const store = await openedIn(path.join(folder, 'library'));
  const window = windowOver(store, { broadcast: () => undefined });
  const { id: campaignId } = await newCampaign(window);
  const goblin = await newCreature(window, campaignId, 'monster', 'Goblin');
  const fight = await fighting(window, campaignId, Array<typeof goblin>(fighters).fill(goblin));
  for (let at = 0; fight.position() < many; at += 1) await fight.command(usual(at));
  store.close();
  return fight.id;
}

/** Milliseconds from the click on the encounter in the list to the frame that shows its order and its log. */
async function opened(page: Page): Promise<number> {
  const row = page.getByRole('row', { name: 'At the bridge' });
  await row.waitFor();
  const waiting = await page.evaluateHandle(() => {
    let clicked = Number.NaN;
    addEventListener('pointerdown', () => (clicked = performance.now()), { once: true, capture: true });
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const isShown =
          document.querySelectorAll('[role=grid] [role=row] [role=img]').length > 0 &&
          document.querySelector('section > ol > li') !== null;
        if (!isShown) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    return { painted };
  });
  await row.click();
  const time = await waiting.evaluate(({ painted }) => painted);
  await page.goBack();
  return time;
}

/** Milliseconds to read an encounter's rows with bare SQLite, and to parse them as JSON. */
async function bareRead(db: DatabaseSync, id: string): Promise<number> {
  const begin = performance.now();
  const rows = db.prepare('SELECT payload FROM encounter_events WHERE encounter_id = ? ORDER BY position');
  let count = 0;
  for (const { payload } of rows.iterate(id)) if (JSON.parse(String(payload)) !== null) count += 1;
  const time = performance.now() - begin;
  if (count < many) throw new Error(`only ${count} rows`);
  return time;
}

/** A fight of a whole evening from the click to the screen, against reading its rows bare. */
export async function openFight(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const id = await longEvening(folder);
  const copy = path.join(folder, 'copy');
  fs.cpSync(path.join(folder, 'library'), copy, { recursive: true });

  const db = new DatabaseSync(path.join(copy, libraryFile));
  const app = await _electron.launch({ args: [root, `--user-data-dir=${folder}`], cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('row', { name: 'Seven Hills' }).click();
  await page.getByRole('tab', { name: 'Encounters' }).click();
  const measured = await compare(
    { what: `click to the painted fight of ${many} events`, yardstick: 'its rows read and parsed bare' },
    7,
    () => opened(page),
    () => bareRead(db, id),
  );
  db.close();
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
