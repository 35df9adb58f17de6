import path from 'node:path';
import { pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { languages } from './shared/rules/core/language.ts';

/** What the bundler knows of its modules: which pages begin with one, which others import it at once, not later. */
interface Graph {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

function isPage(module: string): boolean {
  return module.endsWith('.html');
}

/** The pages that load a module before they show anything. */
function pagesOf(module: string, graph: Graph): readonly string[] {
  const seen = new Set([module]);
  for (const id of seen) for (const importer of graph.getModuleInfo(id)?.importers ?? []) seen.add(importer);
  return [...seen].filter(isPage).map((page) => path.basename(page));
}

/** The file for what a page loads at once; none for what it begins with, which is not for other pages to run. */
function firstFile(module: string, graph: Graph): string | null {
  if (isPage(module) || graph.getModuleInfo(module)?.importers.some(isPage)) return null;
  const pages = pagesOf(module, graph);
  if (pages.includes('index.html')) return 'first';
  return pages.includes('print.html') ? null : 'windows';
}

const words = path.resolve('shared/locales/resources.ts');

/**
 * Bundles the words as JSON, read when a language is first spoken: as literals, thousands of them take longer to
 * come to life than anything else at the start.
 */
const wordsAsJson = {
  name: 'words-as-json',
  async load(id: string): Promise<string | null> {
    if (path.normalize(id) !== words) return null;
    const { resourcesOf } = await import(pathToFileURL(words).href);
    const texts = languages.map((language) => [language, JSON.stringify(resourcesOf(language))]);
    return `
      const texts = ${JSON.stringify(Object.fromEntries(texts))};
      export const resourcesOf = (language) => JSON.parse(texts[language]);
    `;
  },
};

/** Everything is bundled: the packed app carries `out/` and no node_modules. */
export default defineConfig({
  main: {
    plugins: [wordsAsJson],
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
    plugins: [
      wordsAsJson,
      { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'fi-FI'] }), enforce: 'pre' },
      react(),
    ],
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
        output: {
          codeSplitting: {
            // Each file is asked of main, and dozens of small ones take longer than all else about a screen.
            groups: [
              { name: firstFile, debugName: 'first', tags: ['$initial'], priority: 2 },
              { name: 'pages', minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  },
});
