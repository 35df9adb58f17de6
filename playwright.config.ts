import { defineConfig } from '@playwright/test';

/** Started through `npm run e2e`, which builds first and chooses Electron or its stand-in. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: process.platform === 'linux' ? [] : ['**/e2e/host/**'],
  // A spec waits for its app about half of its time.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/end-to-end',
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
});
