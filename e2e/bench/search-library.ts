import { exchangeDesk, generated, stored } from '../../main/ipc/exchange/fixtures.ts';
import { wordsOf } from '../../shared/library/fold.ts';
import type { Measured } from './measure.ts';
import { percentile } from './measure.ts';

/** What people type: letter by letter, a name or a beginning of two, a word of the sheet, nothing that is there. */
const typed = [
  'f',
  'fe',
  'fen',
  'fenda',
  'coe',
  'drawen mor',
  'h',
  'katana',
  'samurai l',
  'samourai',
  'xyzzy',
];
const rounds = 10;

/** Search over 10,000 characters as a window asks for it, against looking through every body. */
export async function searchLibrary(): Promise<Measured> {
  const documents = generated(50, 200);
  const desk = await exchangeDesk();
  stored(desk.store, documents);
  const bodies = documents.map(({ body }) => JSON.stringify(body));
  const scan = (text: string): number => {
    const wanted = wordsOf(text);
    return bodies.filter((body) => {
      const words = wordsOf(body);
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    }).length;
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const text of typed) {
      const begin = performance.now();
      await desk.window.grant('library.search', { text, campaignId: null });
      const asked = performance.now();
      scan(text);
      if (round === 0) continue;
      ours.push(asked - begin);
      theirs.push(performance.now() - asked);
    }
  desk.discard();
  return {
    ...{ what: 'search in 10,000 characters, 95 of 100 within', yardstick: 'naive scan' },
    ...{ ours: percentile(ours, 0.95), theirs: percentile(theirs, 0.95) },
  };
}
