import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,main,renderer,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'out/**'],
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
    // Machines of two cores run the properties slowly when they have other work.
    testTimeout: 20_000,
  },
});
