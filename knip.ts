import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'e2e/run/{import-rules,typecheck}.ts',
    'main/preload/{index,players}.ts',
    'e2e/host/boot/boot.mjs',
    'e2e/host/fixture/{main.ts,preload.cjs}',
    'e2e/bench/plain-fight/preload.cjs',
  ],
  project: ['{main,renderer,shared,e2e}/**/*.{ts,tsx,mjs,cjs,css}', '*.{ts,mjs}'],
  ignoreBinaries: ['apt-get', 'mount', 'strace', 'umount'],
  // Run by name, through the command line that its package declares.
  ignoreDependencies: ['electron-builder'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Fonts and shared declarations are imported by style sheets.
  compilers: { css: (text) => [...text.matchAll(/(?<=@)import[^;]+/g)].join('\n') },
};

export default config;
