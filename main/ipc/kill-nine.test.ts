import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { replay } from '../../shared/encounter/history.ts';
import { type Acknowledged, digestOf } from './fight-until-killed.ts';
import { fighting, gathered, openedIn, temporaryFolder, windowOver } from './fixtures.ts';

const kills = Number(process.env.TORTURE_KILLS ?? 10);
/** Kills after which another library is taken, since each check replays the whole fight. */
const killsPerLibrary = 25;
const program = fileURLToPath(new URL('./fight-until-killed.ts', import.meta.url));

/** Lets another process fight, kills it a while after its first word, and answers with all it acknowledged. */
async function foughtUntilKilled(folder: string, id: string, after: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [program, folder, id], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8');
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), after));
  child.stdout.on('data', (chunk: string) => {
    said += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  // What follows the last line end was cut off in the middle.
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledged);
}

/** Fights in a library of its own, killed again and again. */
async function survive(times: number): Promise<void> {
  const folder = temporaryFolder();
  const before = await openedIn(folder);
  const { campaignId, samurai, goblin } = await gathered(windowOver(before));
  const { id } = await fighting(windowOver(before), campaignId, [samurai, goblin]);
  before.close();
  for (let kill = 0; kill < times; kill += 1) {
    const acknowledged = await foughtUntilKilled(folder, id, Math.random() * 60);
    const store = await openedIn(folder);
    const { events } = await windowOver(store).grant('encounters.read', { id });
    const last = acknowledged.at(-1);
    if (last === undefined) throw new Error('killed before it fought');
    expect(events.length).toBeGreaterThanOrEqual(last.position);
    // At most the one command that was under way is there without having been acknowledged.
    expect(new Set(events.slice(last.position).map((event) => event.commandId)).size).toBeLessThanOrEqual(1);
    for (const { position, digest } of acknowledged.slice(-3))
      expect(digestOf(replay(events.slice(0, position)))).toBe(digest);
    const { status } = replay(events).state;
    expect(store.loans.holder(samurai.id)).toBe(status === 'running' ? id : undefined);
    store.close();
  }
  fs.rmSync(folder, { recursive: true });
}

test(`nothing that was acknowledged is lost when the process is killed, ${kills} times`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  for (let left = kills; left > 0; left -= killsPerLibrary) await survive(Math.min(left, killsPerLibrary));
});
