import { Menu, type MenuItemConstructorOptions } from 'electron';
import { type AppWord, appWord } from '../../shared/locales/app-word.ts';
import type { Speaker } from '../../shared/locales/say.ts';

/** Sets the application menu in the language of the screens. Undo and redo are the page's, which knows what has the focus. */
export function setMenu({ say }: Speaker): void {
  const word = (key: AppWord): string => say(appWord(key));
  const item = (
    key: AppWord,
    role: NonNullable<MenuItemConstructorOptions['role']>,
  ): MenuItemConstructorOptions => ({
    label: word(key),
    role,
  });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { label: word('menu.file'), submenu: [item('menu.quit', 'quit')] },
      {
        label: word('menu.edit'),
        submenu: [
          item('menu.cut', 'cut'),
          item('menu.copy', 'copy'),
          item('menu.paste', 'paste'),
          item('menu.selectAll', 'selectAll'),
        ],
      },
      {
        label: word('menu.view'),
        submenu: [
          item('menu.zoomIn', 'zoomIn'),
          item('menu.zoomOut', 'zoomOut'),
          item('menu.zoomReset', 'resetZoom'),
          { type: 'separator' },
          item('menu.fullScreen', 'togglefullscreen'),
        ],
      },
    ]),
  );
}
