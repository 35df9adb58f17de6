import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyHistory, record } from '../../shared/encounter/history.ts';
import { type Acknowledged, digestOf } from './fight-until-killed.ts';
import { fighting, gathered, openedIn, temporaryFolder, windowOver } from './fixtures.ts';

const kills = Number(process.env.TORTURE_KILLS ?? 50);
/** Kills after which another library is taken, since each check replays the whole fight. */
const killsPerLibrary = 10;
/** Libraries that are fought in at once. */
const together = 2;
const program = fileURLToPath(new URL('./fight-until-killed.ts', import.meta.url));

/** Compiled programs, so that a process fights sooner. One that is killed keeps none, so one ends by itself first. */
let compiled: string;
const env = () => ({ ...process.env, NODE_COMPILE_CACHE: compiled });
beforeAll(() => {
  compiled = temporaryFolder();
  const load = `await import(${JSON.stringify(new URL('./fight-until-killed.ts', import.meta.url).href)})`;
  spawnSync(process.execPath, ['--input-type=module', '-e', load], { env: env(), stdio: 'inherit' });
});
afterAll(() => fs.rmSync(compiled, { recursive: true }));

/** Lets another process fight, kills it a while after its first word, and answers with all it acknowledged. */
async function foughtUntilKilled(folder: string, id: string, after: number): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [program, folder, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: env(),
  });
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

/** Fights in a library of its own, killed again and again; answers with how much was acknowledged. */
async function survive(times: number): Promise<number> {
  const folder = temporaryFolder();
  const before = await openedIn(folder);
  const { campaignId, samurai, goblin } = await gathered(windowOver(before));
  const { id } = await fighting(windowOver(before), campaignId, [samurai, goblin]);
  before.close();
  let total = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const acknowledged = await foughtUntilKilled(folder, id, Math.random() * 120);
    const store = await openedIn(folder);
    const { events } = await windowOver(store).grant('encounters.read', { id });
    const last = acknowledged.at(-1);
    if (last === undefined) throw new Error('killed before it fought');
    expect(events.length).toBeGreaterThanOrEqual(last.position);
    // At most the one command that was under way is there without having been acknowledged.
    expect(new Set(events.slice(last.position).map((event) => event.commandId)).size).toBeLessThanOrEqual(1);
    // Every state that was acknowledged since the last kill is met again on the way.
    const said = new Map(acknowledged.map(({ position, digest }) => [position, digest]));
    let history = emptyHistory;
    for (const event of events) {
      history = record(history, event);
      const digest = said.get(history.position);
      if (digest !== undefined) expect(digestOf(history)).toBe(digest);
    }
    expect(store.loans.holder(samurai.id)).toBe(history.state.status === 'running' ? id : undefined);
    store.close();
    total += acknowledged.length;
  }
  fs.rmSync(folder, { recursive: true });
  return total;
}

test(`nothing that was acknowledged is lost when the process is killed, ${kills} times`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const libraries = Array.from({ length: Math.ceil(kills / killsPerLibrary) }, (_, index) =>
    Math.min(killsPerLibrary, kills - index * killsPerLibrary),
  );
  let acknowledged = 0;
  const work = async () => {
    for (let times = libraries.pop(); times !== undefined; times = libraries.pop())
      acknowledged += await survive(times);
  };
  await Promise.all(Array.from({ length: together }, work));
  console.log(`kill -9: ${kills} times amid a fight; ${acknowledged} commands acknowledged, 0 lost`);
});
