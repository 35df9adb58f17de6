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
  everywhere: ['search', 'roller', 'undo', 'redo', 'keys'],
  lists: ['filter', 'print'],
  fight: [
    'nextTurn',
    'previousTurn',
    'nextTarget',
    'anotherTarget',
    'saves',
    'pointsBox',
    'newCondition',
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

/** How a key event is written in the map. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : '';
  const shift = event.shiftKey && mod !== '' ? 'shift+' : '';
  return `${mod}${shift}${event.altKey ? 'alt+' : ''}${event.key.toLowerCase()}`;
}

const namedKeys: ReadonlyMap<string, AppWord> = new Map([
  ['mod', 'key.mod'],
  ['shift', 'key.shift'],
  ['alt', 'key.alt'],
  ['escape', 'key.escape'],
]);

/** The key of a command as it stands on the reader's keyboard; `mac` has a sign for Ctrl's part. */
export function keyHint(command: Command, { t }: Pick<ScreenWords, 't'>, mac = onMac): string {
  return keyMap[command][0]
    .split('+')
    .map((part) => {
      if (part === 'mod' && mac) return '⌘';
      const named = namedKeys.get(part);
      return named === undefined ? part.toUpperCase() : t(named);
    })
    .join('+');
}
