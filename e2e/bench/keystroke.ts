import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { startDesk } from '../desk.ts';
import { newCampaign, newCreature, samurai } from '../stock.ts';
import { compare, type Measured } from './measure.ts';

const many = 60;

/** Milliseconds of script that the page has run so far. */
async function scripted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Script time of one key in the first weapon's damage, with all that follows until it is saved. */
async function struck(page: Page, session: CDPSession, id: string): Promise<number> {
  await page.evaluate((creature) => {
    location.hash = `/creatures/${creature}`;
  }, id);
  const field = page.getByRole('textbox', { name: 'Damage' }).first();
  await field.focus();
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  const before = await scripted(session);
  await page.keyboard.press('0');
  await page.waitForTimeout(800);
  const after = await scripted(session);
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(800);
  return after - before;
}

/** A key in a builder with many weapons against one in a builder that has a single one. */
export async function keystroke(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const desk = await startDesk(folder);
  const { page } = desk;
  const campaignId = await newCampaign(desk, 'Orle');
  const [weapon] = samurai.weapons;
  const weapons = Array.from({ length: many }, (_, at) => ({ ...weapon, name: { text: `Blade ${at}` } }));
  const full = await newCreature(desk, campaignId, 'character', 'Tomoe', { ...samurai, weapons });
  const bare = await newCreature(desk, campaignId, 'character', 'Hanako', { ...samurai, weapons: [weapon] });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measured = await compare(
    {
      what: `script of one key in a builder with ${many} weapons`,
      yardstick: 'the same with a single weapon',
      limit: 3,
    },
    5,
    () => struck(page, session, full),
    () => struck(page, session, bare),
  );
  await desk.app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
