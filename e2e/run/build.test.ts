import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needsBuilding } from './build.ts';

let project: string;

/** Writes a file as of a moment, in seconds. */
function write(name: string, moment: number): void {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  for (let at = file; at !== project; at = path.dirname(at)) fs.utimesSync(at, moment, moment);
}

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  for (const source of ['package.json', 'main/app/index.ts', 'renderer/index.html', 'shared/dice/roll.ts'])
    write(source, 100);
  for (const result of ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'])
    write(result, 200);
});

afterEach(() => fs.rmSync(project, { recursive: true }));

test('an app younger than its sources is not built again', () => {
  expect(needsBuilding(project)).toBe(false);
});

test.each([
  ['a changed source', () => write('shared/dice/roll.ts', 300)],
  ['a new source', () => write('main/store/open.ts', 300)],
  ['a changed package.json', () => write('package.json', 300)],
  ['a deleted source', () => fs.rmSync(path.join(project, 'main/app/index.ts'))],
  ['no window', () => fs.rmSync(path.join(project, 'out/renderer'), { recursive: true })],
  ['nothing built yet', () => fs.rmSync(path.join(project, 'out'), { recursive: true })],
])('it is built after %s', (_, change) => {
  change();
  expect(needsBuilding(project)).toBe(true);
});
