import fs from 'node:fs';
import path from 'node:path';
import { fighting, gathered, openedIn, temporaryFolder, windowOver } from '../../main/ipc/fixtures.ts';
import type { Chain } from '../../main/store/encounter-events.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import { compare, type Measured } from './measure.ts';

/** How many events a run appends, one after the other. */
const count = 300;

function timed(work: () => void): number {
  const begin = performance.now();
  for (let turn = 0; turn < count; turn += 1) work();
  return performance.now() - begin;
}

function chainOf(store: Awaited<ReturnType<typeof openedIn>>, id: string): Chain {
  const chain = store.encounterEvents.read(id);
  if (!chain.ok) throw new Error(chain.error.code);
  return chain.value;
}

/** One event of a fight, on the disk when it is acknowledged, against one write of its bytes with fdatasync. */
export async function durableEvent(): Promise<Measured> {
  const folder = temporaryFolder();
  const store = await openedIn(path.join(folder, 'library'));
  const window = windowOver(store, { broadcast: () => undefined });
  const { campaignId, samurai, goblin } = await gathered(window);
  const fight = await fighting(window, campaignId, [samurai, goblin]);
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
  const { events, head } = chainOf(store, fight.id);
  const wound = events.at(-1) as RecordedEvent;
  let [position, last] = [events.length, head];
  const append = (): void => {
    const done = store.commit(() => {
      position += 1;
      last = store.encounterEvents.append(fight.id, last, [{ ...wound, position }]);
      return { ok: true, value: null };
    });
    if (!done.ok) throw new Error(done.error.code);
  };
  const file = fs.openSync(path.join(folder, 'bytes'), 'a');
  const bytes = Buffer.from(JSON.stringify(wound));
  const write = (): void => {
    fs.writeSync(file, bytes);
    fs.fdatasyncSync(file);
  };
  const line = { what: `${count} durable events`, yardstick: 'as many writes with fdatasync', limit: 1.25 };
  const measured = await compare(
    line,
    15,
    async () => timed(append),
    async () => timed(write),
  );
  fs.closeSync(file);
  store.close();
  fs.rmSync(folder, { recursive: true });
  return measured;
}
