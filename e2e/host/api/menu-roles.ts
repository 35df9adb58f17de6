import type { MenuItemConstructorOptions } from 'electron';
import { app } from './app.ts';
import type { BrowserWindow } from './browser-window.ts';

type Role = NonNullable<MenuItemConstructorOptions['role']>;
type Action = (window: BrowserWindow | undefined) => void;

interface RoleMeaning {
  readonly label: string;
  readonly run?: Action;
}

const largerBy = 1.2 ** 0.5;

const zoomBy =
  (factor: number): Action =>
  (window) => {
    const contents = window?.webContents;
    contents?.setZoomFactor(contents.getZoomFactor() * factor);
  };

const meanings: Partial<Record<Role, RoleMeaning>> = {
  about: { label: 'About' },
  close: { label: 'Close Window', run: (window) => window?.close() },
  copy: { label: 'Copy', run: (window) => window?.webContents.copy() },
  cut: { label: 'Cut', run: (window) => window?.webContents.cut() },
  editMenu: { label: 'Edit' },
  fileMenu: { label: 'File' },
  forceReload: { label: 'Force Reload', run: (window) => window?.reload() },
  help: { label: 'Help' },
  minimize: { label: 'Minimize', run: (window) => window?.minimize() },
  paste: { label: 'Paste', run: (window) => window?.webContents.paste() },
  quit: { label: 'Quit', run: () => app.quit() },
  redo: { label: 'Redo', run: (window) => window?.webContents.redo() },
  reload: { label: 'Reload', run: (window) => window?.reload() },
  resetZoom: { label: 'Actual Size', run: (window) => window?.webContents.setZoomFactor(1) },
  selectAll: { label: 'Select All', run: (window) => window?.webContents.selectAll() },
  toggleDevTools: { label: 'Toggle Developer Tools' },
  togglefullscreen: {
    label: 'Toggle Full Screen',
    run: (window) => window?.setFullScreen(!window.isFullScreen()),
  },
  undo: { label: 'Undo', run: (window) => window?.webContents.undo() },
  viewMenu: { label: 'View' },
  windowMenu: { label: 'Window' },
  zoomIn: { label: 'Zoom In', run: zoomBy(largerBy) },
  zoomOut: { label: 'Zoom Out', run: zoomBy(1 / largerBy) },
};

const byLowerCase = new Map(Object.entries(meanings).map(([role, meaning]) => [role.toLowerCase(), meaning]));

export function roleLabel(role: string | undefined): string | undefined {
  return byLowerCase.get(role?.toLowerCase() ?? '')?.label;
}

/** False for a role that does nothing here. */
export function runRole(role: string, window: BrowserWindow | undefined): boolean {
  const run = byLowerCase.get(role.toLowerCase())?.run;
  run?.(window);
  return run !== undefined;
}
