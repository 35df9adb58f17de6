import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { type Handover, SingleInstance } from './single-instance.ts';

const first = new SingleInstance();
const second = new SingleInstance();
const mine = (argv: string[]): Handover => ({ argv, cwd: '/here', data: { n: 1 } });
const nobody = () => {};

afterEach(() => {
  first.release();
  second.release();
});

test('one holds it, the other hands over', async () => {
  const folder = randomUUID();
  const welcome = vi.fn();
  expect(first.acquire(folder, mine(['a']), welcome)).toBe(true);
  expect(first.acquire(folder, mine(['a']), nobody)).toBe(true);
  expect(second.acquire(folder, mine(['b', 'é']), nobody)).toBe(false);
  expect([first.held, second.held]).toEqual([true, false]);
  await second.handedOver();
  expect(welcome).toHaveBeenCalledExactlyOnceWith(mine(['b', 'é']));
});

test('another folder is another lock', () => {
  expect(first.acquire(randomUUID(), mine([]), nobody)).toBe(true);
  expect(second.acquire(randomUUID(), mine([]), nobody)).toBe(true);
});

test('it can be given back', () => {
  const folder = randomUUID();
  first.acquire(folder, mine([]), nobody);
  first.release();
  expect(second.acquire(folder, mine([]), nobody)).toBe(true);
});
