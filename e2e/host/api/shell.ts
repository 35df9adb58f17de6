import type { Shell } from 'electron';

/** Says what it would open: a test run must not start other programs. */
export const shell = {
  openExternal: async (url: string) => {
    console.error(`host: shell.openExternal ${url}`);
  },
  openPath: async (file: string) => {
    console.error(`host: shell.openPath ${file}`);
    return '';
  },
  showItemInFolder: (file: string) => {
    console.error(`host: shell.showItemInFolder ${file}`);
  },
} satisfies Pick<Shell, 'openExternal' | 'openPath' | 'showItemInFolder'>;
