import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetPath, type OriginName, originOf, portraitAsked } from './origins.ts';

const root = path.resolve('/srv/pages');

describe('the origin of an address', () => {
  test.each<[string, string, OriginName | undefined]>([
    ['the desk', 'app://desk/index.html', 'desk'],
    ['the paper', 'app://paper/print.html?x=1#y', 'paper'],
    ['no path', 'app://desk', 'desk'],
    ['the players', 'app://players/players.html', 'players'],
    ['another host', 'app://library/index.html', undefined],
    ['a host that begins like ours', 'app://desk.example/index.html', undefined],
    ['a host that ends like ours', 'app://my.desk/index.html', undefined],
    ['a port', 'app://desk:80/index.html', undefined],
    ['a name', 'app://user@desk/index.html', undefined],
    ['a name and a password', 'app://user:secret@desk/index.html', undefined],
    ['no host', 'app:///index.html', undefined],
    ['no slashes', 'app:desk/index.html', undefined],
    ['the web', 'https://desk/index.html', undefined],
    ['a file', 'file:///srv/pages/index.html', undefined],
    ['a scheme that begins like ours', 'apps://desk/index.html', undefined],
    ['our address inside another', 'blob:app://desk/1', undefined],
    ['data', 'data:text/html,hello', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['nothing', '', undefined],
    ['no address', 'index.html', undefined],
  ])('%s: %s', (_, url, origin) => {
    expect(originOf(url)).toBe(origin);
  });
});

describe('served', () => {
  test.each([
    ['app://desk/index.html', 'index.html'],
    ['app://paper/print.html', 'print.html'],
    ['app://desk/assets/index-C2bz.js', 'assets/index-C2bz.js'],
    ['app://desk/assets/a.css?v=1#top', 'assets/a.css'],
    ['app://desk/a%20b.html', 'a b.html'],
    ['app://desk/a/../index.html', 'index.html'],
    ['app://desk/./index.html', 'index.html'],
    ['app://desk/..index.html', '..index.html'],
    // The parser of addresses stops at the root by itself.
    ['app://desk/../../etc/passwd', 'etc/passwd'],
    ['app://desk/%2e%2e/%2E%2E/etc/passwd', 'etc/passwd'],
  ])('%s is %s below the pages', (url, file) => {
    expect(assetPath(root, url)).toBe(path.join(root, file));
  });
});

describe('refused', () => {
  test.each([
    ['the way up, its slashes encoded', 'app://desk/..%2f..%2fetc/passwd'],
    ['the way up inside a folder, encoded', 'app://desk/assets/..%2f..%2f..%2fetc/passwd'],
    ['a folder beside the pages', 'app://desk/..%2fpages-old/index.html'],
    ['encoded twice', 'app://desk/%252e%252e%252fetc/passwd'],
    ['encoded twice, a single character', 'app://desk/%2565tc'],
    ['a backslash', 'app://desk/..\\..\\etc\\passwd'],
    ['an encoded backslash', 'app://desk/..%5c..%5cetc%5cpasswd'],
    ['a drive', 'app://desk/C:/Windows/win.ini'],
    ['an encoded drive', 'app://desk/C%3a/Windows/win.ini'],
    ['a stream of a file', 'app://desk/index.html::$DATA'],
    ['a UNC path', 'app://desk//server/share/file.html'],
    ['an encoded UNC path', 'app://desk/%5c%5cserver%5cshare'],
    ['encoded double slashes', 'app://desk/%2f%2fserver/share'],
    ['NUL', 'app://desk/index.html%00.png'],
    ['an encoding that is none', 'app://desk/%zz'],
    ['an encoding that is no UTF-8', 'app://desk/%ff%fe'],
    ['a bare host', 'app://desk'],
    ['another host', 'app://elsewhere/index.html'],
    ['another scheme', 'http://desk/index.html'],
    ['a file', 'file:///etc/passwd'],
    ['credentials', 'app://user:secret@desk/index.html'],
    ['nothing', ''],
  ])('%s: %s', (_, url) => {
    expect(assetPath(root, url)).toBeUndefined();
  });
});

describe('a portrait', () => {
  const hash = '0123456789abcdef'.repeat(4);
  test.each<[string, string | undefined]>([
    [`app://desk/portraits/${hash}.jpg`, hash],
    [`app://paper/portraits/${hash}.jpg`, hash],
    // What the players must not know never reaches their process.
    [`app://players/portraits/${hash}.jpg`, undefined],
    [`app://start/portraits/${hash}.jpg`, undefined],
    [`https://desk/portraits/${hash}.jpg`, undefined],
    [`app://desk/portraits/${hash}.png`, undefined],
    [`app://desk/portraits/%2e%2e/${hash}.jpg`, undefined],
    ['app://desk/index.html', undefined],
  ])('%s', (url, asked) => {
    expect(portraitAsked(url)).toBe(asked);
  });
});
