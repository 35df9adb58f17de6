import { app, type BrowserWindow, nativeTheme, screen } from 'electron';
import { playersPush } from '../../shared/ipc/names.ts';
import type { PlayersDisplay, PlayersShown } from '../../shared/ipc/players-contract.ts';
import type { PlayersScreen } from '../ipc/players/players.ts';
import { createWindow, groundColor, pageUrl } from './window.ts';

/** The size of the players' window where it shares a display with the desk, in pixels. */
const windowed = { width: 1024, height: 720 };

/**
 * The window that the players see: over the whole of a display of its own, or as a window beside the desk. It goes
 * when its display is unplugged, and leaves the keyboard to the desk.
 */
export function playersScreen(mainWindow: () => BrowserWindow | null): PlayersScreen {
  let shown: BrowserWindow | null = null;
  let shownOn: number | null = null;

  function deskDisplay(): number {
    const window = mainWindow();
    return (window === null ? screen.getPrimaryDisplay() : screen.getDisplayMatching(window.getBounds())).id;
  }

  function displays(): PlayersDisplay[] {
    const desk = deskDisplay();
    return screen.getAllDisplays().map(({ id, label, size: { width, height } }) => ({
      ...{ id, label, width, height },
      isDesk: id === desk,
    }));
  }

  function close(): void {
    const window = shown;
    shown = null;
    window?.destroy();
  }

  screen.on('display-removed', (_event, { id }) => {
    if (id === shownOn) shown?.destroy();
  });

  return {
    displays,
    close,
    open(display, closed) {
      if (shown !== null && display === shownOn) return;
      close();
      const bounds = screen.getAllDisplays().find(({ id }) => id === display)?.bounds;
      const ownsDisplay = bounds !== undefined && display !== deskDisplay();
      const window = createWindow(
        {
          title: app.getName(),
          ...(ownsDisplay ? bounds : windowed),
          backgroundColor: groundColor(nativeTheme.shouldUseDarkColors),
        },
        'players',
      );
      window.setMenuBarVisibility(false);
      shown = window;
      shownOn = display;
      window.on('closed', () => {
        if (shown !== window) return;
        shown = null;
        closed();
      });
      window.once('ready-to-show', () => {
        // Not focused: the next key is meant for the desk.
        window.showInactive();
        if (ownsDisplay) window.setFullScreen(true);
      });
      void window.loadURL(pageUrl('players'));
    },
    send(view: PlayersShown) {
      shown?.webContents.send(playersPush, view);
    },
  };
}
