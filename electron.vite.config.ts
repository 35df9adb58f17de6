import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Everything is bundled: the packed app carries `out/` and no node_modules. */
export default defineConfig({
  main: {
    build: {
      externalizeDeps: false,
      lib: { entry: 'main/app/index.ts' },
      outDir: 'out/main',
      rollupOptions: { output: { entryFileNames: 'index.js' } },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      lib: { entry: 'main/preload/index.ts', formats: ['cjs'] },
      outDir: 'out/preload',
      rollupOptions: { output: { entryFileNames: 'index.cjs' } },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [react()],
    build: {
      outDir: 'out/renderer',
      assetsInlineLimit: 0,
      rollupOptions: { input: { index: 'renderer/index.html', print: 'renderer/print.html' } },
    },
  },
});
