import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/rules/core/language.ts';
import { wordsOf } from '../words/words.tsx';
import { actionKeys, type Command, keyHint, keyMap, keyOf, keyPlaces } from './key-map.ts';

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
