import type { PrintedSpeed, Reading } from './monster.ts';
import { cut, isNothing, items, notUnderstood, parenthesis, plain } from './text.ts';

const ways = ['land', 'fly', 'swim', 'climb', 'burrow', 'base', 'baseFly'] as const;
type Way = (typeof ways)[number];

const grades: ReadonlySet<string> = new Set(['clumsy', 'poor', 'average', 'good', 'perfect']);

const still: PrintedSpeed = {
  land: null,
  fly: null,
  swim: null,
  climb: null,
  burrow: null,
  maneuverability: null,
  base: null,
  baseFly: null,
  armor: null,
  canRun: true,
};

interface WayToMove {
  readonly way: Way;
  readonly feet: number;
  readonly armor: string | null;
}

/** "fly 90 ft.", "20 ft. in banded mail", "base speed 30 ft." */
function wayOf(text: string): WayToMove | null {
  const found =
    /^(?:(land|walk|fly|swim|climb|burrow|base fly(?: speed)?|base(?: land)?(?: speed)?):? )?(\d{1,5})(?:[ -]?(?:ft|feet|foot)|')[.*]{0,3}(?: (?:in|with) ([a-z -]{1,60}))?$/i.exec(
      text,
    );
  if (found === null) return null;
  const said = (found[1] ?? 'land').toLowerCase();
  const word = said === 'walk' ? 'land' : said.startsWith('base fly') ? 'baseFly' : said.split(' ')[0];
  const way = ways.find((one) => one === word);
  return way === undefined ? null : { way, feet: Number(found[2]), armor: found[3] ?? null };
}

/** What a parenthesis after a speed says; null where it is not understood. */
function noteOf(text: string): Partial<PrintedSpeed> | null {
  const said = text.toLowerCase();
  if (/^\d{1,5} squares?$/.test(said)) return {};
  const grade = said.replace(/ maneuverability$/, '');
  if (grades.has(grade)) return { maneuverability: grade };
  if (/^in [a-z -]{1,60}$/.test(said)) return { armor: said.slice('in '.length) };
  return /^can(?:'t|not) run$/.test(said) ? { canRun: false } : null;
}

/** Reads "40 ft. (8 squares), fly 90 ft. (good)". */
export function readSpeed(text: string): Reading<PrintedSpeed | null> {
  if (isNothing(text)) return { value: still, unread: [] };
  let speed = still;
  const unread: string[] = [];
  for (const { text: piece } of cut(plain(text), [',', ';', ' and '])) {
    let { before, inside, rest } = parenthesis(piece);
    before = before.replace(/^and /, '');
    const way = wayOf(before);
    const said = noteOf(before);
    if (way !== null && speed[way.way] === null)
      speed = { ...speed, [way.way]: way.feet, armor: way.armor ?? speed.armor };
    else if (said !== null && speed !== still) speed = { ...speed, ...said };
    else unread.push(...notUnderstood(before));
    while (inside !== null) {
      for (const item of items(inside)) {
        const note = noteOf(item);
        if (note === null) unread.push(item);
        else speed = { ...speed, ...note };
      }
      ({ before, inside, rest } = parenthesis(rest));
      const behind = noteOf(before);
      if (behind === null) unread.push(...notUnderstood(before));
      else speed = { ...speed, ...behind };
    }
  }
  return { value: speed === still ? null : speed, unread };
}
