import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Tomoe Gozen', 'Tomoe Gozen'],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['../../etc/passwd', 'etc passwd'],
  ['Älvä Œuf 4/5', 'Älvä Œuf 4 5'],
  ['...', 'sheet'],
  ['CON', 'sheet'],
  ['a\u0000b\nc', 'a b c'],
  ['x'.repeat(10_000), 'x'.repeat(80)],
])('%j is saved as %j', (title, name) => {
  expect(fileNameOf(title, 'sheet')).toBe(name);
});
