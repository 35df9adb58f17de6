import { expect, test } from 'vitest';
import { strayWindowUsers, usesWindowGlobal, windowGlobalNames } from './window-global.ts';

test('only the bridge uses what the preload exposes', () => {
  expect(strayWindowUsers()).toEqual([]);
});

test.each([
  ['window.campaignDesk.ask', true],
  ['const { campaignDesk } = globalThis', true],
  ['window[windowApiName].listen', true],
  ['window.campaignDeskPlayers.view()', true],
  ['window[playersApiName].onView', true],
  ['window.addEventListener', false],
  ['campaignDeskTitle', false],
])('%s', (text, uses) => {
  expect(
    usesWindowGlobal(text, ['windowApiName', 'campaignDesk', 'playersApiName', 'campaignDeskPlayers']),
  ).toBe(uses);
});

test('the names are the declared ones', () => {
  expect(windowGlobalNames()).toEqual([
    'windowApiName',
    'campaignDesk',
    'playersApiName',
    'campaignDeskPlayers',
  ]);
});
