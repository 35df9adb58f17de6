import { describe, expect, test } from 'vitest';
import { fromChromium, originOf, policyToChromium, toChromium } from './scheme-urls.ts';

const isOwn = (scheme: string) => scheme === 'app';

describe('addresses', () => {
  test.each([
    ['app://main/index.html', 'https://main.app-scheme.invalid/index.html'],
    ['app://players/a/b?c=d#e', 'https://players.app-scheme.invalid/a/b?c=d#e'],
    ['app://main/', 'https://main.app-scheme.invalid/'],
  ])('%s and back', (own, chromium) => {
    expect(toChromium(own, isOwn)).toBe(chromium);
    expect(fromChromium(chromium)).toBe(own);
  });

  test.each([
    ['without a path', 'app://main', 'https://main.app-scheme.invalid/'],
    ['in capitals', 'APP://main/', 'https://main.app-scheme.invalid/'],
    ['of another scheme', 'other://main/', 'other://main/'],
    ['of the web', 'https://example.com/', 'https://example.com/'],
    ['of a file', 'file:///tmp/x', 'file:///tmp/x'],
  ])('%s', (_name, own, chromium) => {
    expect(toChromium(own, isOwn)).toBe(chromium);
  });

  test.each(['https://example.com/', 'https://invalid/', 'about:blank'])('%s stays', (url) => {
    expect(fromChromium(url)).toBe(url);
  });
});

describe('content security policies', () => {
  test.each([
    ['the whole scheme', "connect-src 'self' app:", "connect-src 'self' https://*.app-scheme.invalid"],
    ['one host', 'img-src app://main data:', 'img-src https://main.app-scheme.invalid data:'],
    [
      'several directives',
      "default-src 'none'; frame-src app://a/ app://b/x; script-src 'self'",
      "default-src 'none'; frame-src https://a.app-scheme.invalid/ https://b.app-scheme.invalid/x; script-src 'self'",
    ],
    ['no scheme of ours', "script-src 'self' https: blob:", "script-src 'self' https: blob:"],
  ])('%s', (_name, policy, expected) => {
    expect(policyToChromium(policy, isOwn)).toBe(expected);
  });
});

test.each([
  ['app://main/index.html', 'app://main'],
  ['https://example.com:8080/x', 'https://example.com:8080'],
  ['file:///tmp/x', 'file://'],
  ['about:blank', 'null'],
])('the origin of %s', (url, origin) => {
  expect(originOf(url)).toBe(origin);
});
