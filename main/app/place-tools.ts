import { app, type BrowserWindow, dialog, shell } from 'electron';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Speaker } from '../../shared/locales/say.ts';
import type { PlaceTools } from '../ipc/place.ts';
import { type LibraryPlace, rememberPlace } from './library-place.ts';

/** What moving the library uses of the app: a dialog, the file manager, and a memory outside the library. */
export function placeTools(
  { by }: LibraryPlace,
  speaker: () => Speaker,
  mainWindow: () => BrowserWindow | null,
): PlaceTools {
  return {
    async askFolder() {
      const window = mainWindow();
      const properties = ['openDirectory', 'createDirectory'] as ('openDirectory' | 'createDirectory')[];
      const options = { properties };
      const { canceled, filePaths } = await (window === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return canceled ? undefined : filePaths[0];
    },
    async openFolder(folder) {
      await shell.openPath(folder);
    },
    rememberPlace: (folder) => rememberPlace(app.getPath('userData'), folder),
    movedNote: (folder) => `${speaker().say(appWord('startup.moved', { folder }))}\n`,
    isGiven: by === 'given',
  };
}
