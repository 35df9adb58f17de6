import type { AppWord } from '../../shared/locales/app-word.ts';
import type { ScreenWords } from '../words/words.tsx';

const onMac = globalThis.navigator?.platform.startsWith('Mac') ?? false;

/** Every key of the app, in one place; menus and tooltips only display them. `mod` is Ctrl, or Cmd on a Mac. */
export const keyMap = {
  undo: ['mod+z'],
  redo: ['mod+y', 'mod+shift+z'],
  search: ['mod+k'],
  filter: ['mod+f'],
  roller: ['mod+d'],
  runningEncounter: ['mod+e'],
  playersWindow: ['mod+shift+p'],
  print: ['mod+p'],
  keys: ['?'],
  nextTurn: ['n'],
  previousTurn: ['alt+n'],
  nextTarget: ['t'],
  anotherTarget: ['m'],
  chooseNext: ['j'],
  choosePrevious: ['k'],
  findCombatant: ['/'],
  pointsBox: ['p'],
  newCondition: ['q'],
  aidFallen: ['!'],
  newcomers: ['mod+j'],
  secretRoll: ['u'],
  beginContest: ['mod+b'],
  saves: ['x'],
  shareFull: ['o'],
  shareHalf: ['s'],
  shareDouble: ['w'],
  shareNone: ['z'],
  shareResisted: ['v'],
  rollForMe: ['r'],
  abandonRoll: ['escape'],
} as const satisfies Record<string, readonly string[]>;
export type Command = keyof typeof keyMap;

/** Letters for the actions of whoever has the turn, in the order in which they are offered. */
export const actionKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'l', 'y'] as const;

/** The commands by where they are at work, in the order in which one learns them; each stands in one place. */
export const keyPlaces = {
  everywhere: ['search', 'roller', 'runningEncounter', 'undo', 'redo', 'keys'],
  lists: ['filter', 'print'],
  fight: [
    'nextTurn',
    'previousTurn',
    'nextTarget',
    'anotherTarget',
    'saves',
    'pointsBox',
    'newCondition',
    'aidFallen',
    'chooseNext',
    'choosePrevious',
    'findCombatant',
    'newcomers',
    'beginContest',
    'playersWindow',
  ],
  roll: [
    'rollForMe',
    'secretRoll',
    'abandonRoll',
    'shareFull',
    'shareHalf',
    'shareDouble',
    'shareNone',
    'shareResisted',
  ],
} as const satisfies Record<string, readonly Command[]>;
export type KeyPlace = keyof typeof keyPlaces;

/** Done at once whatever is under way: they change nothing of a fight. */
const atOnce: readonly Command[] = ['search', 'filter', 'roller', 'playersWindow', 'print', 'keys'];
/** Struck several times in a row, each stroke counts: steps, choices, and dice rolled one after the other. */
const eachCounts: readonly Command[] = [
  ...(['undo', 'redo', 'nextTarget', 'anotherTarget', 'chooseNext', 'choosePrevious', 'rollForMe'] as const),
  ...(['shareFull', 'shareHalf', 'shareDouble', 'shareNone', 'shareResisted'] as const),
];

function keysOf(commands: readonly Command[]): ReadonlySet<string> {
  return new Set(commands.flatMap((command): readonly string[] => keyMap[command]));
}

const doneAtOnce = keysOf(atOnce);
const countedEach = keysOf(eachCounts);
const combinations: ReadonlySet<string> = new Set(
  Object.values(keyMap)
    .flat()
    .filter((key) => key.includes('+')),
);

/** Whether a key, as the map writes it, waits while an answer is under way: what may go into the fight. */
export function isHeldKey(key: string): boolean {
  if (doneAtOnce.has(key)) return false;
  return key.length === 1 || ['enter', 'backspace', 'escape'].includes(key) || combinations.has(key);
}

/** Whether a key that is struck again while what it began is under way was meant once, as a second tap. */
export function isMeantOnce(key: string): boolean {
  return !countedEach.has(key) && !/^[\d+\-−,. ]$|^backspace$/.test(key);
}

/** How a key event is written in the map. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : '';
  const shift = event.shiftKey && mod !== '' ? 'shift+' : '';
  return `${mod}${shift}${event.altKey ? 'alt+' : ''}${event.key.toLowerCase()}`;
}

const ofFields = keysOf(['undo', 'redo']);

/** Whether a key of the map means nothing to a text field, and so works while one is typed in. */
export function isNoText(key: string): boolean {
  return key.startsWith('mod+') && combinations.has(key) && !ofFields.has(key);
}

/** The first key of a command as Electron's menus write it: `CmdOrCtrl+Shift+P`. */
export function acceleratorOf(command: Command): string {
  return keyMap[command][0]
    .split('+')
    .map((part) => (part === 'mod' ? 'CmdOrCtrl' : part.slice(0, 1).toUpperCase() + part.slice(1)))
    .join('+');
}

const namedKeys: ReadonlyMap<string, AppWord> = new Map([
  ['mod', 'key.mod'],
  ['shift', 'key.shift'],
  ['alt', 'key.alt'],
  ['escape', 'key.escape'],
]);

const keySigns: ReadonlyMap<string, string> = new Map([
  ['enter', '⏎'],
  ['backspace', '⌫'],
  [' ', '␣'],
]);

/** A key of the map as it stands on the reader's keyboard; `mac` has a sign for Ctrl's part. */
export function sayKey(key: string, { t }: Pick<ScreenWords, 't'>, mac = onMac): string {
  const parts = key.length === 1 ? [key] : key.split('+');
  return parts
    .map((part) => {
      if (part === 'mod' && mac) return '⌘';
      const named = namedKeys.get(part);
      return keySigns.get(part) ?? (named === undefined ? part.toUpperCase() : t(named));
    })
    .join('+');
}

/** Keys one after the other; what was typed as one number stays together. */
export function sayKeys(keys: readonly string[], words: Pick<ScreenWords, 't'>): string {
  return keys
    .map((key) => (/^\d$/.test(key) ? key : ` ${sayKey(key, words)} `))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The key of a command as it stands on the reader's keyboard. */
export function keyHint(command: Command, words: Pick<ScreenWords, 't'>, mac = onMac): string {
  return sayKey(keyMap[command][0], words, mac);
}
