import type { AppWord } from '../../shared/locales/app-word.ts';
import type { ScreenWords } from '../words/words.tsx';

const onMac = globalThis.navigator?.platform.startsWith('Mac') ?? false;

/** Every key of the app, in one place; menus and tooltips only display them. `mod` is Ctrl, or Cmd on a Mac. */
export const keyMap = {
  undo: ['mod+z'],
  redo: ['mod+y', 'mod+shift+z'],
  search: ['mod+k'],
  nextTurn: ['n'],
  nextTarget: ['t'],
  rollForMe: ['r'],
  abandonRoll: ['escape'],
} as const satisfies Record<string, readonly string[]>;
export type Command = keyof typeof keyMap;

/** Letters for the actions of whoever has the turn, in the order in which they are offered. */
export const actionKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** How a key event is written in the map. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : '';
  const shift = event.shiftKey && mod !== '' ? 'shift+' : '';
  return `${mod}${shift}${event.altKey ? 'alt+' : ''}${event.key.toLowerCase()}`;
}

const namedKeys = { mod: 'key.mod', shift: 'key.shift', escape: 'key.escape' } as const satisfies Record<
  string,
  AppWord
>;

function isNamed(part: string): part is keyof typeof namedKeys {
  return Object.hasOwn(namedKeys, part);
}

/** The key of a command as it stands on the reader's keyboard; `mac` has a sign for Ctrl's part. */
export function keyHint(command: Command, { t }: Pick<ScreenWords, 't'>, mac = onMac): string {
  return keyMap[command][0]
    .split('+')
    .map((part) => (part === 'mod' && mac ? '⌘' : isNamed(part) ? t(namedKeys[part]) : part.toUpperCase()))
    .join('+');
}
