import { expect, test } from 'vitest';
import { strayWindowUsers, usesWindowGlobal, windowGlobalName } from './window-global.ts';

test('only the bridge uses what the preload exposes', () => {
  expect(strayWindowUsers()).toEqual([]);
});

test.each([
  ['window.campaignDesk.ask', true],
  ['const { campaignDesk } = globalThis', true],
  ['window[windowApiName].listen', true],
  ['window.addEventListener', false],
  ['campaignDeskTitle', false],
])('%s', (text, uses) => {
  expect(usesWindowGlobal(text, 'campaignDesk')).toBe(uses);
});

test('the name is the declared one', () => {
  expect(windowGlobalName()).toMatch(/^\w+$/);
});
