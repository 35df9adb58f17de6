import type { Ending } from './programs.ts';

/** How many tests, or checks, ended how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>>;
}

/** A check without tests of its own counts as one. */
export function tallyOfCheck({ code }: Ending): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Skipped tests count as failed, and so does a file that could not be loaded. */
export function tallyOfVitest(report: VitestReport, ending: Ending): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return unlessSilent(report.numPassedTests, report.numFailedTests + skipped + brokenFiles.length, ending);
}

/** Skipped and flaky tests count as failed, and so does an error outside any test. */
export function tallyOfPlaywright({ errors, stats }: PlaywrightReport, ending: Ending): Tally {
  return unlessSilent(stats.expected, stats.unexpected + stats.skipped + stats.flaky + errors.length, ending);
}

/** A runner that ran nothing, or failed without a failing test, has failed once. */
function unlessSilent(passed: number, failed: number, { code }: Ending): Tally {
  const silent = failed === 0 && (passed === 0 || code !== 0);
  return { passed, failed: silent ? 1 : failed };
}
