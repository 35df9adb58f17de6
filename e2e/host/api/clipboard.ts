import type { Clipboard } from 'electron';

let text = '';

/** The host's own: what a test copies must not reach the desktop of whoever runs it. */
export const clipboard = {
  readText: async () => text,
  writeText: async (written: string) => {
    text = written;
  },
} satisfies Pick<Clipboard, 'readText' | 'writeText'>;
