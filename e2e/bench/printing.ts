import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDesk } from '../desk.ts';
import { askMain, newCampaign, newCreature, samurai } from '../stock.ts';
import { compare, type Measured } from './measure.ts';

const many = 50;

/** From the order to the finished PDF: fifty sheets in one file against a single one. */
export async function printing(): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const desk = await startDesk(folder);
  const campaignId = await newCampaign(desk, 'Paper');
  const creatures: string[] = [];
  for (let at = 1; at <= many; at += 1)
    creatures.push(await newCreature(desk, campaignId, 'character', `Tomoe ${at}`, samurai));
  const made = async (ids: readonly string[]): Promise<number> => {
    const order = { kind: 'sheets', campaignId, creatures: ids, language: 'fr', paper: 'A4' };
    const begin = performance.now();
    const answer = (await askMain(desk, 'paper.make', order)) as { ok: boolean };
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return performance.now() - begin;
  };
  const measured = await compare(
    { what: `${many} sheets as PDF`, yardstick: 'one sheet as PDF', limit: 25 },
    5,
    () => made(creatures),
    () => made(creatures.slice(0, 1)),
  );
  await desk.app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return measured;
}
