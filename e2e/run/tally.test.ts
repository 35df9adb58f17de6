import { expect, test } from 'vitest';
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const fine = { code: 0, output: '' };
const broken = { code: 1, output: '' };

const unit = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const unloadable = { status: 'failed', assertionResults: [] };
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };

test.each([
  ['all passed', { ...unit, numPassedTests: 7 }, fine, 7, 0],
  ['no test at all', unit, fine, 0, 1],
  ['one failed', { ...unit, numPassedTests: 1, numFailedTests: 1, testResults: [failing] }, broken, 1, 1],
  [
    'one skipped, one still to do',
    { ...unit, numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 },
    fine,
    7,
    2,
  ],
  ['a file that cannot be loaded', { ...unit, numPassedTests: 7, testResults: [unloadable] }, broken, 7, 1],
  ['an error outside the tests', { ...unit, numPassedTests: 7 }, broken, 7, 1],
])('vitest: %s', (_, report, ending, passed, failed) => {
  expect(tallyOfVitest(report, ending)).toEqual({ passed, failed });
});

const specs = { errors: [], stats: { expected: 0, unexpected: 0, skipped: 0, flaky: 0 } };

test.each([
  ['all passed', { ...specs, stats: { ...specs.stats, expected: 3 } }, fine, 3, 0],
  ['no spec at all', specs, fine, 0, 1],
  ['one failed', { ...specs, stats: { ...specs.stats, expected: 3, unexpected: 1 } }, broken, 3, 1],
  [
    'one skipped, one flaky',
    { ...specs, stats: { ...specs.stats, expected: 3, skipped: 1, flaky: 1 } },
    fine,
    3,
    2,
  ],
  ['a file that cannot be loaded', { ...specs, errors: ['load'] }, broken, 0, 1],
])('playwright: %s', (_, report, ending, passed, failed) => {
  expect(tallyOfPlaywright(report, ending)).toEqual({ passed, failed });
});

test('any other check counts as one', () => {
  expect(tallyOfCheck(fine)).toEqual({ passed: 1, failed: 0 });
  expect(tallyOfCheck(broken)).toEqual({ passed: 0, failed: 1 });
});
