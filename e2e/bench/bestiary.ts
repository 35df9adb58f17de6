import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from '@playwright/test';
import { createRowFilter, noFilter } from '../../renderer/features/creatures/creature-filter.ts';
import { fold } from '../../shared/library/fold.ts';
import type { Row } from '../../shared/library/row.ts';
import { root } from '../run/programs.ts';
import { longLibrary, many } from './long-library.ts';
import { compare, type Measured } from './measure.ts';

/** Typed one after the other, each into what the one before has left. */
const keys = ['1', '2', '3'] as const;
/** Frames of one scroll, each so many pixels further. */
const [frames, stride] = [90, 330];

/** What the page holds while it is measured, besides its own. */
interface Scene {
  readonly campaignDesk: {
    readonly ask: Readonly<Record<string, (input: unknown) => Promise<{ readonly value: { rows: string } }>>>;
  };
  rows: Row[];
  /** Milliseconds, by the page's clock, at which what was changed just now is painted. */
  painted: () => Promise<number>;
  /** Shows rows in a table by hand over the page: all of them, as plain markup. */
  show: (rows: readonly Row[]) => HTMLElement;
}

/** Within the page: what the yardsticks need. */
async function prepare(): Promise<void> {
  const scene = window as unknown as Scene;
  const answer = await scene.campaignDesk.ask['library.list']?.({
    kind: 'monster',
    campaignId: null,
    atMost: null,
  });
  scene.rows = JSON.parse(answer?.value.rows ?? '[]') as Row[];
  scene.painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  scene.show = (rows) => {
    document.getElementById('by-hand')?.remove();
    const place = document.createElement('div');
    place.id = 'by-hand';
    place.style.cssText = 'position:fixed;inset:200px 32px 32px;overflow:auto;background:Canvas;z-index:99';
    const lines = rows.map(
      ({ name, level = '', size = '', tags = [] }) =>
        `<tr><th>${'text' in name ? name.text : ''}</th><td>${level}</td><td>${size}</td><td>${tags.join(', ')}</td></tr>`,
    );
    place.innerHTML = `<table>${lines.join('')}</table>`;
    document.body.append(place);
    return place;
  };
}

async function cleared(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('by-hand')?.remove());
  await page.getByRole('textbox', { name: 'Filter by name' }).fill('');
  await page.locator(`[role=grid][aria-rowcount="${many + 1}"]`).waitFor();
  await page.waitForTimeout(200);
}

/** Milliseconds from a key in the filter to the frame that shows what it leaves, the middle of all keys. */
async function filtered(page: Page): Promise<number> {
  await cleared(page);
  let sum = 0;
  for (const key of keys) {
    const waiting = await page.evaluateHandle(() => {
      const { painted } = window as unknown as Scene;
      const count = () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount');
      const before = count();
      const shown = new Promise<number>((resolve) => {
        let pressed = Number.NaN;
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
        const observer = new MutationObserver(() => {
          if (count() === before) return;
          observer.disconnect();
          void painted().then((now) => resolve(now - pressed));
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ['aria-rowcount'] });
      });
      return { shown };
    });
    await page.keyboard.press(key);
    sum += await waiting.evaluate(({ shown }) => shown);
    await page.waitForTimeout(150);
  }
  return sum / keys.length;
}

/** The same by hand: each name looked at with each key, everything found put on the page. */
function filteredByHand(page: Page): Promise<number> {
  return page.evaluate(async (typed) => {
    const { rows, painted, show } = window as unknown as Scene;
    let sum = 0;
    for (let length = 1; length <= typed.length; length += 1) {
      const wanted = typed.slice(0, length).join('').toLowerCase();
      const begin = performance.now();
      show(rows.filter(({ name }) => 'text' in name && name.text.toLowerCase().includes(wanted)));
      sum += (await painted()) - begin;
    }
    return sum / typed.length;
  }, keys);
}

/** Milliseconds from the press on a heading to the frame that shows the list in the new order. */
async function resorted(page: Page): Promise<number> {
  await cleared(page);
  return page.evaluate(async () => {
    const { painted } = window as unknown as Scene;
    const headings = [...document.querySelectorAll<HTMLElement>('[role=columnheader] > button:not([role])')];
    const begin = performance.now();
    // What it is, then by name again: both are worked out by the alphabet.
    headings[1]?.click();
    await painted();
    headings[0]?.click();
    return ((await painted()) - begin) / 2;
  });
}

/** The same by hand: the names compared by the reader's alphabet, the first rows put on the page. */
function resortedByHand(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { rows, painted, show } = window as unknown as Scene;
    const nameOf = ({ name }: Row): string => ('text' in name ? name.text : '');
    const begin = performance.now();
    const { compare: order } = new Intl.Collator('en', { numeric: true });
    show(rows.toSorted((one, other) => order(nameOf(one), nameOf(other))).slice(0, 50));
    return (await painted()) - begin;
  });
}

/** The longest of the frames, in milliseconds, while an element scrolls through its rows. */
function scrolled(page: Page, byHand: boolean): Promise<number> {
  return page.evaluate(
    async ([hand, count, step]) => {
      const { rows, show, painted } = window as unknown as Scene;
      const place = hand ? show(rows) : document.querySelector('[role=grid]');
      if (place === null) throw new Error('nothing to scroll');
      await painted();
      let longest = 0;
      let last = await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < count; frame += 1) {
        place.scrollTop += step;
        const now = await new Promise(requestAnimationFrame);
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    },
    [byHand, frames, stride] as const,
  );
}

/** Names filtered letter by letter, without any page: milliseconds for all of the letters. */
function filterAlone(rows: readonly Row[]): { ours: () => number; naive: () => number } {
  const nameOf = ({ name }: Row): string => ('text' in name ? name.text : '');
  const letters = Array.from('elan 12', (_, at) => 'elan 12'.slice(0, at + 1));
  const filterBy = createRowFilter(nameOf, { systemOf: () => undefined, sizeOf: () => undefined });
  const timed = (scan: (typed: string) => number): number => {
    const begin = performance.now();
    const found = letters.map(scan);
    const time = performance.now() - begin;
    if (found.at(-1) !== letters.length && found.at(-1) === 0) throw new Error('nothing was found');
    return time;
  };
  return {
    ours: () =>
      timed((typed) => {
        const shows = filterBy({ ...noFilter, name: typed });
        return shows === undefined ? rows.length : rows.filter(shows).length;
      }),
    naive: () =>
      timed(
        (typed) =>
          rows.filter((row) => typed.split(' ').every((part) => fold(nameOf(row)).includes(fold(part))))
            .length,
      ),
  };
}

/** The bestiary of a whole library: filtered, put in another order, scrolled; each beside the plainest way to do it. */
export async function bestiary(): Promise<Measured[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  await longLibrary(folder, 'monster', ['strike-save', 'success-levels', 'srd35', 'telnas']);
  const app = await _electron.launch({ args: [root, `--user-data-dir=${folder}`], cwd: root });
  const page = await app.firstWindow();
  await page.getByRole('link', { name: 'Bestiary' }).click();
  await page.locator(`[role=grid][aria-rowcount="${many + 1}"]`).waitFor();
  // The replica fills in its own time, which is not to weigh on what is measured.
  await page.waitForTimeout(5000);
  await page.evaluate(prepare);
  const rows = await page.evaluate(() => (window as unknown as Scene).rows);
  const alone = filterAlone(rows);
  const lines = [
    await compare(
      { what: `a filter of ${many} names, seven letters`, yardstick: 'a naive scan', limit: 1 },
      5,
      async () => alone.ours(),
      async () => alone.naive(),
    ),
    await compare(
      {
        what: `a key in the filter of ${many} monsters to the painted rows`,
        yardstick: 'a naive scan, all that it finds painted',
        limit: 1,
      },
      5,
      () => filtered(page),
      () => filteredByHand(page),
    ),
    await compare(
      {
        what: `${many} monsters in another order, painted`,
        yardstick: 'a plain sort by name, 50 rows painted',
        limit: 1.5,
      },
      5,
      () => resorted(page),
      () => resortedByHand(page),
    ),
    await compare(
      {
        what: `the longest frame while ${many} monsters scroll by`,
        yardstick: 'the same with all rows on the page',
        limit: 1.5,
      },
      5,
      async () => {
        await cleared(page);
        return scrolled(page, false);
      },
      () => scrolled(page, true),
    ),
  ];
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return lines;
}
