import fs from 'node:fs';
import path from 'node:path';
import { commandOf, type Ending, root, run } from './programs.ts';
import { type Tally, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

interface Check {
  readonly title: string;
  readonly command: readonly string[];
  /** Reads how many tests passed; without it the check counts as one. */
  readonly tally?: (ending: Ending) => Tally;
}

const unitReport = path.join(root, 'test-results/unit.json');
const endToEndReport = path.join(root, 'test-results/end-to-end.json');

function ownScript(name: string): string[] {
  return [process.execPath, path.join(import.meta.dirname, name)];
}

/** Counts the tests of a report; a runner that left none has failed. */
function byReport<Report>(
  file: string,
  count: (report: Report, ending: Ending) => Tally,
): NonNullable<Check['tally']> {
  return (ending) => {
    if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
    return count(JSON.parse(fs.readFileSync(file, 'utf8')) as Report, ending);
  };
}

const checks: readonly Check[] = [
  { title: 'Node version', command: ownScript('node-version.mjs') },
  { title: 'Types', command: ownScript('typecheck.ts') },
  {
    title: 'Lint and format',
    command: [...commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  { title: 'Import rules', command: ownScript('import-rules.ts') },
  { title: 'Unused code', command: commandOf('knip') },
  {
    title: 'Unit tests',
    command: [
      ...commandOf('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    tally: byReport(unitReport, tallyOfVitest),
  },
  { title: 'Build', command: [...commandOf('electron-vite'), 'build', '--logLevel', 'warn'] },
  {
    title: 'End to end',
    command: ownScript('end-to-end.ts'),
    tally: byReport(endToEndReport, tallyOfPlaywright),
  },
];

// Yesterday's reports must not stand in for today's.
for (const report of [unitReport, endToEndReport]) fs.rmSync(report, { force: true });

let passed = 0;
let failed = 0;
// One after the other: unit tests and end-to-end specs use every core themselves.
for (const { title, command, tally = tallyOfCheck } of checks) {
  process.stdout.write(`${title} … `);
  const start = performance.now();
  const ending = await run(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = tally(ending);
  passed += result.passed;
  failed += result.failed;
  console.log(`${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  if (result.failed > 0) console.log(`\n${ending.output.trim().replaceAll(/^/gm, '    ')}\n`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
