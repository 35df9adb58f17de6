import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,main,renderer,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'out/**'],
    environment: 'node',
  },
});
