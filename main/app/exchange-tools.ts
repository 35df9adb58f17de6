import { app, type BrowserWindow, dialog } from 'electron';
import type { Speaker } from '../../shared/locales/say.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import type { ExchangeTools } from '../ipc/exchange/tools.ts';

/** What exchange with other computers uses of the app: its dialogs and the person's folder. */
export function exchangeTools(
  speakers: Readonly<Record<Language, Speaker>>,
  mainWindow: () => BrowserWindow | null,
): ExchangeTools {
  return {
    speakers,
    async askPlace(defaultPath, name, extension) {
      const window = mainWindow();
      const options = { defaultPath, filters: [{ name, extensions: [extension] }] };
      const { canceled, filePath } = await (window === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options));
      return canceled ? undefined : filePath;
    },
    async askFile(name, extension) {
      const window = mainWindow();
      const properties: 'openFile'[] = ['openFile'];
      const options = { properties, filters: [{ name, extensions: [extension] }] };
      const { canceled, filePaths } = await (window === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return canceled ? undefined : filePaths[0];
    },
    documentsFolder: () => app.getPath('documents'),
  };
}
