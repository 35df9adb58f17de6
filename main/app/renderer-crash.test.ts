import { beforeEach, expect, test, vi } from 'vitest';

type Hear = (event: unknown, contents: unknown, details: { reason: string }) => void;

const host = vi.hoisted(() => ({ hear: undefined as unknown }));
vi.mock('electron', () => ({
  app: {
    on: (_event: string, hear: unknown) => {
      host.hear = hear;
    },
  },
}));

const { keepAlive } = await import('./renderer-crash.ts');

let done: string[] = [];
beforeEach(() => {
  done = [];
  vi.useFakeTimers();
  keepAlive((line) => done.push(line), {
    restart: () => done.push('restart'),
    leave: () => done.push('leave'),
  });
});

function crash(reason = 'crashed', isDestroyed = false): void {
  (host.hear as Hear)({}, { isDestroyed: () => isDestroyed }, { reason });
}

test.each<[string, () => void, string[]]>([
  ['a page that crashed starts anew where it was', () => crash(), ['restart']],
  ['one that was closed stays so', () => crash('clean-exit'), []],
  ['the page of a window that is gone stays so', () => crash('killed', true), []],
])('%s', (_, happen, expected) => {
  happen();
  expect(done.filter((one) => !one.startsWith('a page'))).toEqual(expected);
});

test('a page that keeps crashing is left for the first one, and that is tried once', () => {
  for (let times = 0; times < 5; times += 1) crash();
  expect(done.filter((one) => !one.startsWith('a page'))).toEqual(['restart', 'restart', 'leave']);
});

test('crashes far apart do not add up', () => {
  for (let times = 0; times < 5; times += 1) {
    crash();
    vi.advanceTimersByTime(61_000);
  }
  expect(done.filter((one) => !one.startsWith('a page'))).toEqual(Array(5).fill('restart'));
});
