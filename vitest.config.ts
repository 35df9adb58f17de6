import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // The shared code keeps no state, so its files may run in one process one after the other.
      {
        extends: true,
        test: { name: 'shared', include: ['shared/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'app', include: ['{main,renderer,e2e}/**/*.test.{ts,tsx}'] },
      },
    ],
    exclude: ['**/node_modules/**', 'out/**'],
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
    // Machines of two cores run the properties slowly when they have other work.
    testTimeout: 20_000,
  },
});
