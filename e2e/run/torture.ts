import fs from 'node:fs';
import path from 'node:path';
import { commandOf, root, show } from './programs.ts';

const kills = 200;
const setting = 'TORTURE_KILLS';

const tests = fs
  .readdirSync(path.join(root, 'main'), { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('main', name))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes(setting));
if (tests.length === 0) {
  console.error(`No test in main/ reads ${setting}.`);
  process.exit(1);
}
console.log(`${kills} kills: ${tests.join(', ')}`);
const vitest = [...commandOf('vitest'), 'run'];
const report = ['--reporter=verbose', '--disable-console-intercept'];
process.exitCode = await show([...vitest, ...tests, ...report], { [setting]: String(kills) });
