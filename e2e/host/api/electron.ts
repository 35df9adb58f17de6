/** What `import … from 'electron'` gives in the main process. */
export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { clipboard } from './clipboard.ts';
export { dialog } from './dialog.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu, MenuItem } from './menu.ts';
export { nativeTheme } from './native-theme.ts';
export { net } from './net.ts';
export { protocol } from './protocol.ts';
export { screen } from './screen.ts';
export { session } from './session.ts';
export { shell } from './shell.ts';
export { WebContents as webContents } from './web-contents.ts';
