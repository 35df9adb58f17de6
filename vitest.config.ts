import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'out/**'];
/** What stands in for a module or a global, or measures its process, has a process of its own. */
const alone = ['main/app/**/*.test.ts', 'e2e/host/api-coverage.test.ts', 'e2e/run/linear-patterns.test.ts'];

export default defineConfig({
  test: {
    projects: [
      // Files need no process each: no module keeps state that another one's test could trip over.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{shared,main,renderer,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    exclude,
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
    // Machines of two cores run the properties slowly when they have other work.
    testTimeout: 20_000,
  },
});
