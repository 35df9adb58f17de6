import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Keeper } from '../store/keeper.ts';

type Quitting = (event: { preventDefault: () => void }) => void;

/** What the app does when it is to go, and whether it went. */
const host = vi.hoisted(() => ({ quitting: undefined as Quitting | undefined, done: [] as string[] }));
vi.mock('electron', () => ({
  app: {
    on: (_: 'will-quit', hear: Quitting) => {
      host.quitting = hear;
    },
    quit: () => host.done.push('quit'),
  },
}));

const { backUpRegularly } = await import('./backup-routine.ts');

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  host.done.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** A keeper that tells what was asked of it. */
function begun(backUpChanges: Keeper['backUpChanges'] = async (reason) => void host.done.push(reason)) {
  const log: string[] = [];
  const store = { close: () => host.done.push('close') } as unknown as Keeper['store'];
  backUpRegularly({ store, backUpChanges } as Keeper, (line) => log.push(line));
  return log;
}

test('every ten minutes it is looked whether there is something to back up', async () => {
  begun();
  await vi.advanceTimersByTimeAsync(10 * minute - 1);
  expect(host.done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(host.done).toEqual(['timed']);
  await vi.advanceTimersByTimeAsync(50 * minute);
  expect(host.done).toEqual(Array(6).fill('timed'));
});

test('before the app goes there is one more, then the library is closed, and no timer goes on', async () => {
  begun();
  const prevented = vi.fn();
  host.quitting?.({ preventDefault: prevented });
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(prevented).toHaveBeenCalledOnce();
  expect(host.done).toEqual(['exit', 'close', 'quit']);
  host.quitting?.({ preventDefault: prevented });
  expect(prevented).toHaveBeenCalledOnce();
});

test('one that fails is logged, keeps the next one from nothing, and the app goes all the same', async () => {
  const log = begun(async () => {
    throw new Error('no room');
  });
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(log).toEqual([expect.stringContaining('no room'), expect.stringContaining('no room')]);
  host.quitting?.({ preventDefault: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(host.done).toEqual(['close', 'quit']);
});
