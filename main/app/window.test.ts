import { beforeEach, describe, expect, test, vi } from 'vitest';

/** What the window was made with, and the screen that it opens on. */
const host = vi.hoisted(() => ({
  made: [] as Record<string, unknown>[],
  done: [] as string[],
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
}));
vi.mock('electron', () => ({
  BrowserWindow: class {
    constructor(options: Record<string, unknown>) {
      host.made.push(options);
    }
    maximize() {
      host.done.push('maximize');
    }
    show() {
      host.done.push('show');
    }
    once(event: string, hear: () => void) {
      host.done.push(event);
      hear();
    }
  },
  screen: { getDisplayMatching: () => ({ workArea: host.workArea }) },
}));

const { openDeskWindow, pageUrl, readPlace } = await import('./window.ts');

const bounds = { x: 100, y: 50, width: 1200, height: 700 };
const place = { bounds, maximized: false };

beforeEach(() => {
  host.made.length = 0;
  host.done.length = 0;
});

describe('a place as it was kept', () => {
  test.each<[string, unknown]>([
    ['as it was written', place],
    ['maximized', { bounds, maximized: true }],
    ['on a screen to the left', { ...place, bounds: { ...bounds, x: -1900, y: -20 } }],
    ['as small as sense allows', { ...place, bounds: { ...bounds, width: 200, height: 150 } }],
  ])('%s', (_, kept) => {
    expect(readPlace(kept)).toEqual(kept);
  });

  test('what it does not know is left out', () => {
    expect(readPlace({ ...place, screen: 2 })).toEqual(place);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['words', 'left half'],
    ['no bounds', { maximized: true }],
    ['no state', { bounds }],
    ['too narrow', { ...place, bounds: { ...bounds, width: 199 } }],
    ['too low', { ...place, bounds: { ...bounds, height: 149 } }],
    ['half a pixel', { ...place, bounds: { ...bounds, x: 0.5 } }],
    ['no number', { ...place, bounds: { ...bounds, y: null } }],
    ['endless', { ...place, bounds: { ...bounds, width: Number.POSITIVE_INFINITY } }],
  ])('%s is none', (_, kept) => {
    expect(readPlace(kept)).toBeUndefined();
  });
});

describe('the desk opens', () => {
  const usual = { width: 1280, height: 800 };
  test.each<[string, typeof place | undefined, object]>([
    ['the first time in its usual size', undefined, usual],
    ['where it was', place, bounds],
    [
      'where enough of it is still seen',
      { ...place, bounds: { ...bounds, x: 1720, y: 890 } },
      { x: 1720, y: 890 },
    ],
    [
      'in its usual size where too narrow a part is seen',
      { ...place, bounds: { ...bounds, x: 1721 } },
      usual,
    ],
    ['in its usual size where too low a part is seen', { ...place, bounds: { ...bounds, y: 891 } }, usual],
    ['in its usual size where its screen is gone', { ...place, bounds: { ...bounds, x: -1900 } }, usual],
  ])('%s', (_, kept, expected) => {
    openDeskWindow('Campaign Desk', false, kept);
    expect(host.made).toMatchObject([{ title: 'Campaign Desk', ...expected }]);
    expect(host.made[0] !== undefined && 'x' in host.made[0]).toBe('x' in expected);
  });

  test.each([
    [true, ['maximize', 'ready-to-show', 'show']],
    [false, ['ready-to-show', 'show']],
  ])('maximized as it was: %s; shown when it is painted', (maximized, done) => {
    openDeskWindow('Campaign Desk', true, { bounds, maximized });
    expect(host.done).toEqual(done);
  });

  test('hidden, sandboxed, isolated and without Node', () => {
    openDeskWindow('Campaign Desk', true, undefined);
    expect(host.made).toMatchObject([
      {
        show: false,
        webPreferences: {
          contextIsolation: true,
          sandbox: true,
          webSecurity: true,
          nodeIntegration: false,
          spellcheck: false,
        },
      },
    ]);
  });
});

test.each([
  ['desk', '', 'app://desk/index.html'],
  ['paper', '?id=1', 'app://paper/print.html?id=1'],
] as const)('the page of %s', (origin, query, url) => {
  expect(pageUrl(origin, query)).toBe(url);
});
