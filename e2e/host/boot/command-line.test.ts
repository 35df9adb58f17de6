import { expect, test } from 'vitest';
import { parseCommandLine } from './command-line.ts';

test('as Playwright starts an app', () => {
  const args = [
    '-r',
    '/loader.js',
    '--no-sandbox',
    '--inspect=0',
    '--remote-debugging-port=0',
    '.',
    '--lang=fi',
  ];
  expect(parseCommandLine(args)).toEqual({
    preloaded: ['/loader.js'],
    inspector: { host: '127.0.0.1', port: 0, wait: false },
    app: '.',
    switches: new Map([
      ['no-sandbox', ''],
      ['remote-debugging-port', '0'],
      ['lang', 'fi'],
    ]),
  });
});

test.each([
  ['nothing', [], { app: undefined, inspector: undefined }],
  ['a file to open', ['app', 'file.campaign'], { app: 'app' }],
  ['the usual debugger', ['--inspect'], { inspector: { host: '127.0.0.1', port: 9229, wait: false } }],
  ['a debugger elsewhere', ['--inspect-brk=::1:5'], { inspector: { host: '::1', port: 5, wait: true } }],
  ['a value with =', ['--x=a=b'], { switches: new Map([['x', 'a=b']]) }],
  ['short options', ['-v', 'app'], { app: 'app' }],
])('%s', (_name, args, expected) => {
  expect(parseCommandLine(args)).toMatchObject(expected);
});
