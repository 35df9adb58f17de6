import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuCommand, MenuOffer } from '../../shared/ipc/menu-contract.ts';
import { type AppWord, appWord } from '../../shared/locales/app-word.ts';
import type { Speaker } from '../../shared/locales/say.ts';

type Item = MenuItemConstructorOptions;

/** The application menu, which is set anew with every change of what it shows. */
export interface AppMenu {
  readonly speak: (speaker: Speaker) => void;
  /** What the page in front can do. */
  readonly offer: (offers: readonly MenuOffer[]) => void;
}

/** Begins without a menu; `choose` hears what was chosen of what the page offers. */
export function appMenu(choose: (command: MenuCommand) => void): AppMenu {
  let speaker: Speaker | undefined;
  let offered: readonly MenuOffer[] = [];
  const set = (): void => {
    if (speaker !== undefined)
      Menu.setApplicationMenu(Menu.buildFromTemplate(template(speaker, offered, choose)));
  };
  return {
    speak(next) {
      speaker = next;
      set();
    },
    offer(offers) {
      if (JSON.stringify(offers) === JSON.stringify(offered)) return;
      offered = offers;
      set();
    },
  };
}

/** Undo and redo are the page's, which knows what has the focus. */
function template(
  { say }: Speaker,
  offered: readonly MenuOffer[],
  choose: (command: MenuCommand) => void,
): Item[] {
  const word = (key: AppWord): string => say(appWord(key));
  const item = (key: AppWord, role: NonNullable<Item['role']>): Item => ({ label: word(key), role });
  const command = (key: AppWord, id: MenuCommand): Item => {
    const offer = offered.find((one) => one.command === id);
    return {
      ...{ id, label: word(key), enabled: offer !== undefined, click: () => choose(id) },
      // The page hears its keys itself; here they are only displayed.
      ...(offer === undefined ? {} : { accelerator: offer.accelerator, registerAccelerator: false }),
    };
  };
  return [
    {
      label: word('menu.file'),
      submenu: [command('paper.print', 'print'), { type: 'separator' }, item('menu.quit', 'quit')],
    },
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
  ];
}
