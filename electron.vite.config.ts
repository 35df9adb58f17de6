import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Everything is bundled: the packed app carries `out/` and no node_modules. */
export default defineConfig({
  main: {
    build: {
      externalizeDeps: false,
      lib: { entry: 'main/app/index.ts' },
      outDir: 'out/main',
      rollupOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js' } },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      // A sandboxed preload is one file: what two of them share is in both.
      isolatedEntries: true,
      outDir: 'out/preload',
      rolldownOptions: {
        input: { index: 'main/preload/index.ts', players: 'main/preload/players.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    // React Aria speaks thirty languages; the screens speak three.
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'fi-FI'] }), enforce: 'pre' }, react()],
    build: {
      outDir: 'out/renderer',
      // Fonts and images come from files, as the content policy wants it.
      assetsInlineLimit: 0,
      minify: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: {
          index: 'renderer/index.html',
          print: 'renderer/print.html',
          players: 'renderer/players.html',
          start: 'renderer/start.html',
        },
      },
    },
  },
});
