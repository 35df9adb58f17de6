import type { Dialog } from 'electron';

function notHere(name: string) {
  return async (): Promise<never> => {
    throw new Error(
      `host: there is no native dialog for dialog.${name}; put a stub in its place from the test`,
    );
  };
}

/** Tests answer in place of these: `app.evaluate(({ dialog }) => { dialog.showSaveDialog = … })`. */
export const dialog = {
  showOpenDialog: notHere('showOpenDialog'),
  showSaveDialog: notHere('showSaveDialog'),
  showMessageBox: notHere('showMessageBox'),
  showErrorBox: (title: string, content: string) => {
    console.error(`${title}\n${content}`);
  },
} satisfies Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showErrorBox'>;
