import { expect, test } from 'vitest';
import { chromiumArguments } from './flags.ts';

const start = {
  profile: '/profile',
  headless: true,
  sandboxed: true,
  locale: 'fi',
  screen: { width: 1920, height: 1080 },
};

const argumentsFor = (...switches: [string, string][]) =>
  chromiumArguments({ ...start, switches: new Map(switches) });

test('the app’s switches are passed on, except those that are the host’s', () => {
  const args = argumentsFor(['force-color-profile', 'srgb'], ['mute-audio', ''], ['user-data-dir', '/data']);
  expect(args).toContain('--force-color-profile=srgb');
  expect(args).toContain('--mute-audio');
  expect(args.filter((arg) => arg.startsWith('--user-data-dir'))).toEqual(['--user-data-dir=/profile']);
});

test('features that the app switches off join those of the host', () => {
  const [features = ''] = argumentsFor(['disable-features', 'Mine']).filter((arg) =>
    arg.startsWith('--disable-features='),
  );
  expect(features).toMatch(/Translate.*,Mine$/);
});

test('the sandbox is on unless it cannot be', () => {
  expect(argumentsFor()).not.toContain('--no-sandbox');
  expect(chromiumArguments({ ...start, sandboxed: false, switches: new Map() })).toContain('--no-sandbox');
});
