import { app, type BrowserWindow, dialog } from 'electron';
import type { Speaker } from '../../shared/locales/say.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import type { PaperTools } from '../ipc/paper.ts';
import type { Store } from '../store/store.ts';
import { createWindow, pageUrl } from './window.ts';

/** A setting that is the app's own business and no window's. */
const folderKey = 'paperFolder';

/** What printing uses of the app: its windows, its dialogs, and where a sheet was last saved. */
export function paperTools(
  store: Store,
  speakers: Readonly<Record<Language, Speaker>>,
  newId: () => string,
  mainWindow: () => BrowserWindow | null,
): PaperTools {
  return {
    store,
    speakers,
    newId,
    askPlace: (defaultPath, name) => {
      const options = { defaultPath, filters: [{ name, extensions: ['pdf'] }] };
      const window = mainWindow();
      return window === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(window, options);
    },
    folder: () => {
      const kept = store.settings.all()[folderKey];
      return typeof kept === 'string' ? kept : app.getPath('documents');
    },
    rememberFolder: (kept) => {
      store.commit(() => {
        store.settings.put(folderKey, kept);
        return { ok: true, value: null };
      });
    },
    openPaper: (job) => {
      const page = createWindow({ width: 800, height: 1100 });
      void page.loadURL(pageUrl('paper', `?job=${job}`));
      return page;
    },
  };
}
