import { app, type BrowserWindow, dialog, shell } from 'electron';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Desk } from '../ipc/desk.ts';
import type { PaperTools, PaperWindow } from '../ipc/paper/tools.ts';
import { currentSettings } from '../ipc/settings.ts';
import { createWindow, pageUrl } from './window.ts';

/** A job's page in a hidden window, which goes with the main window. */
function openPaper(job: string, mainWindow: BrowserWindow | null): PaperWindow {
  const page = createWindow({ width: 800, height: 1100 });
  const close = (): void => {
    if (!page.isDestroyed()) page.destroy();
  };
  mainWindow?.once('closed', close);
  page.once('closed', () => mainWindow?.off('closed', close));
  // A page that cannot be loaded falls silent, which the job notices.
  page.loadURL(pageUrl('paper', `?job=${job}`)).catch(() => undefined);
  return {
    pdf: () =>
      page.webContents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      }),
    async print(paper) {
      if ((await page.webContents.getPrintersAsync()).length === 0) return refused('NO_PRINTER');
      return new Promise((resolve) => {
        page.webContents.print({ ...paper, printBackground: true }, (done, reason) => {
          const cancelled = reason === 'Print job canceled';
          resolve(done || cancelled ? granted({ printed: done }) : refused('PRINTER_FAILED'));
        });
      });
    },
    onGone(hear) {
      page.webContents.on('render-process-gone', hear);
      page.on('closed', hear);
    },
    close,
  };
}

/** What printing uses of the app: its windows, its dialogs, the person's folders. */
export function paperTools(
  desk: Desk,
  {
    speakers,
    mainWindow,
    log,
  }: Pick<PaperTools, 'speakers' | 'log'> & { mainWindow: () => BrowserWindow | null },
): PaperTools {
  return {
    store: desk.store,
    settings: () => currentSettings(desk),
    speakers,
    newId: desk.newId,
    broadcast: desk.broadcast,
    log,
    async askPlace(defaultPath, name) {
      const options = { defaultPath, filters: [{ name, extensions: ['pdf'] }] };
      const window = mainWindow();
      const { canceled, filePath } = await (window === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options));
      return canceled ? undefined : filePath;
    },
    async askFolder(defaultPath) {
      const properties: ('openDirectory' | 'createDirectory')[] = ['openDirectory', 'createDirectory'];
      const options = { defaultPath, properties };
      const window = mainWindow();
      const { canceled, filePaths } = await (window === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return canceled ? undefined : filePaths[0];
    },
    documentsFolder: () => app.getPath('documents'),
    showInFolder: (file) => shell.showItemInFolder(file),
    openPaper: (job) => openPaper(job, mainWindow()),
  };
}
