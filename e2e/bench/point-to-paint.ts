import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { fighting, newCampaign, newCreature, openedIn, windowOver } from '../../main/ipc/fixtures.ts';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

const many = 200;
/** Changes in a run, one after the other, each waited for. */
const changes = 8;
/** Milliseconds between them, in which what is done when nobody waits is done. */
const pause = 150;

/** A window that shows a fight: how its number of the first combatants is found, and its newest line. */
interface Scene {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly points: string;
  readonly newest: string;
  /** What `encounter.advanced` says besides its events. */
  readonly id: string;
  position: number;
}

/** A fight of many, in an app's data folder; its id and how many events it has. */
async function crowd(folder: string): Promise<{ id: string; position: number }> {
  const store = await openedIn(path.join(folder, 'library'));
  const window = windowOver(store, { broadcast: () => undefined });
  const { id: campaignId } = await newCampaign(window);
  const goblin = await newCreature(window, campaignId, 'monster', 'Goblin');
  const { id, position } = await fighting(window, campaignId, Array<typeof goblin>(many).fill(goblin));
  store.close();
  return { id, position: position() };
}

async function ourScene(folder: string): Promise<Scene> {
  const { id, position } = await crowd(folder);
  const app = await _electron.launch({ args: [root, `--user-data-dir=${folder}`], cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('row', { name: 'Seven Hills' }).click();
  await page.getByRole('tab', { name: 'Encounters' }).click();
  await page.getByRole('row', { name: 'At the bridge' }).click();
  await page.getByRole('grid', { name: 'Order' }).waitFor();
  return {
    ...{ app, page, id, position },
    points: '[role=grid] [role=row] [role=img]',
    newest: 'section > ol > li',
  };
}

async function plainScene(folder: string): Promise<Scene> {
  const args = [path.join(import.meta.dirname, 'plain-fight'), `--user-data-dir=${folder}`];
  const app = await _electron.launch({ args, cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Plain' }).waitFor();
  return { app, page, id: 'fight', position: 0, points: '#order .points', newest: '#log > li' };
}

/** Milliseconds from main's event to the frame that shows it, in the row and in the log. */
async function onePoint(scene: Scene, combatant: number, hitPoints: number): Promise<number> {
  const { app, page, id, points, newest } = scene;
  scene.position += 1;
  const event = { type: 'hitPointsChanged', combatant, change: -1, hitPoints };
  const at = '2025-01-02T03:04:05.678Z';
  const recorded = { position: scene.position, commandId: String(scene.position), at, event };
  const waiting = await page.evaluateHandle(
    ([number, line, place, wanted]) => {
      const before = document.querySelector(line)?.textContent;
      const isShown = () =>
        document.querySelectorAll(number)[place]?.textContent?.startsWith(wanted) === true &&
        document.querySelector(line)?.textContent !== before;
      const painted = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(Date.now());
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      return { painted };
    },
    [points, newest, combatant - 1, String(hitPoints)] as const,
  );
  const told = await app.evaluate(
    ({ BrowserWindow }, payload) => {
      const now = Date.now();
      BrowserWindow.getAllWindows()[0]?.webContents.send('encounter.advanced', payload);
      return now;
    },
    { id, events: [recorded] },
  );
  const shown = await waiting.evaluate(({ painted }) => painted);
  await page.waitForTimeout(pause);
  return shown - told;
}

/** Each change hits another of the first ones, who are in sight. */
async function timed(scene: Scene): Promise<number> {
  let sum = 0;
  for (let change = 0; change < changes; change += 1)
    sum += await onePoint(scene, 1 + (change % 4), 900 - (scene.position % 500));
  return sum / changes;
}

async function throttled({ page }: Scene, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** One hit point among many, from main's event to its paint, against a page written by hand. */
export async function pointToPaint(): Promise<Measured[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [ours, plain] = [
    await ourScene(path.join(folder, 'ours')),
    await plainScene(path.join(folder, 'plain')),
  ];
  const lines: Measured[] = [];
  for (const rate of [1, 6]) {
    await throttled(ours, rate);
    await throttled(plain, rate);
    const what = `a hit point of ${many} combatants from main's event to paint, processor ${rate} times as slow`;
    const line = { what, yardstick: 'the same on a page by hand', limit: 1.5 };
    lines.push(
      await compare(
        line,
        5,
        () => timed(ours),
        () => timed(plain),
      ),
    );
  }
  await ours.app.close();
  await plain.app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return lines;
}
