import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/rules/core/language.ts';
import { wordsOf } from '../words/words.tsx';
import {
  acceleratorOf,
  actionKeys,
  type Command,
  isHeldKey,
  isMeantOnce,
  isNoText,
  keyHint,
  keyMap,
  keyOf,
  keyPlaces,
  sayKeys,
} from './key-map.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };
const meta = { ...none, metaKey: true };
const shift = { ...none, shiftKey: true };
const alt = { ...none, altKey: true };

test.each([
  ['a letter', { ...none, key: 'n' }, 'n'],
  ['a letter with Shift, or with Caps Lock', { ...shift, key: 'N' }, 'n'],
  ['a letter with Caps Lock', { ...none, key: 'N' }, 'n'],
  ['Escape', { ...none, key: 'Escape' }, 'escape'],
  ['a digit', { ...none, key: '7' }, '7'],
  ['Ctrl and a letter', { ...ctrl, key: 'z' }, 'mod+z'],
  ['Cmd and a letter', { ...meta, key: 'z' }, 'mod+z'],
  ['Ctrl, Shift and a letter', { ...ctrl, shiftKey: true, key: 'Z' }, 'mod+shift+z'],
  ['Cmd, Shift and a letter', { ...meta, shiftKey: true, key: 'z' }, 'mod+shift+z'],
  ['Alt and a letter', { ...alt, key: 'r' }, 'alt+r'],
  ['AltGr, which Windows reports as Ctrl and Alt', { ...ctrl, altKey: true, key: 'z' }, 'mod+alt+z'],
  ['Ctrl alone', { ...ctrl, key: 'Control' }, 'mod+control'],
])('%s', (_, event, written) => {
  expect(keyOf(event)).toBe(written);
});

test.each<[Command, Language, boolean, string]>([
  ['undo', 'en', false, 'Ctrl+Z'],
  ['undo', 'en', true, '⌘+Z'],
  ['redo', 'fi', false, 'Ctrl+Y'],
  ['search', 'fr', false, 'Ctrl+K'],
  ['nextTurn', 'en', false, 'N'],
  ['nextTarget', 'fr', false, 'T'],
  ['rollForMe', 'en', true, 'R'],
  ['abandonRoll', 'en', false, 'Esc'],
  ['abandonRoll', 'fr', false, 'Échap'],
  ['keys', 'fi', false, '?'],
])('%s stands on a keyboard in %s (Mac: %s) as %s', (command, language, mac, hint) => {
  expect(keyHint(command, wordsOf(language), mac)).toBe(hint);
});

describe('no key means two things', () => {
  test('neither two commands nor a command and an action', () => {
    const keys = [...Object.values(keyMap).flat(), ...actionKeys];
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('no command takes a digit or a sign from the dice box', () => {
    const keys: string[] = [...Object.values(keyMap).flat(), ...actionKeys];
    expect(keys.filter((key) => /^[\d+\-−,. ]$|^enter$/.test(key))).toEqual([]);
  });
});

test('the list of keys tells of every command, once', () => {
  expect(Object.values(keyPlaces).flat().sort()).toEqual(Object.keys(keyMap).sort());
});

test.each([
  ['a letter, a digit, a space', ['n', '7', ' '], true],
  ['Enter, Backspace, Escape', ['enter', 'backspace', 'escape'], true],
  ['undo and back a turn, which go into the fight', ['mod+z', 'alt+n'], true],
  [
    'the search, the roller, the players’ window, the list of keys',
    ['mod+k', 'mod+d', 'mod+shift+p', '?'],
    false,
  ],
  ['arrows and Tab, which only look around', ['arrowdown', 'tab'], false],
])('while an answer is under way, %s: waits %s, %s', (_, keys, waits) => {
  expect(keys.map(isHeldKey)).toEqual(keys.map(() => waits));
});

test.each([
  ['the next turn, an action, Enter', ['n', 'a', 'enter'], true],
  ['a digit, a sign, Backspace', ['1', '+', '−', 'backspace'], false],
  ['undo, a die rolled, a share, the next target', ['mod+z', 'r', 's', 't'], false],
])('struck twice in a row, %s is meant once: %s, %s', (_, keys, once) => {
  expect(keys.map(isMeantOnce)).toEqual(keys.map(() => once));
});

test('keys in a row, a number in one piece', () => {
  const keys = ['a', '1', '5', 'enter', '6', 'escape', 'mod+z'];
  expect(sayKeys(keys, wordsOf('fr'))).toBe('A 15 ⏎ 6 Échap Ctrl+Z');
});

test.each<[Command, string]>([
  ['print', 'CmdOrCtrl+P'],
  ['playersWindow', 'CmdOrCtrl+Shift+P'],
  ['previousTurn', 'Alt+N'],
])('%s stands in a menu as %s', (command, accelerator) => {
  expect(acceleratorOf(command)).toBe(accelerator);
});

test.each<[string, boolean]>([
  ['mod+p', true],
  ['mod+k', true],
  ['mod+z', false],
  ['mod+shift+z', false],
  ['mod+c', false],
  ['mod+alt+z', false],
  ['n', false],
  ['?', false],
])('while a field is typed in, %s is a command: %s', (key, isCommand) => {
  expect(isNoText(key)).toBe(isCommand);
});
