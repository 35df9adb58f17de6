import path from 'node:path';
import { BrowserWindow, type BrowserWindowConstructorOptions, screen } from 'electron';
import { z } from 'zod';
import { type OriginName, origins, pages } from './origins.ts';

const whole = z.number().int();
const placeSchema = z.object({
  bounds: z.object({ x: whole, y: whole, width: whole.min(200), height: whole.min(150) }),
  maximized: z.boolean(),
});

/** Where a window stood when it was last closed. */
export type WindowPlace = z.infer<typeof placeSchema>;

/** Reads a place as it was kept; undefined where none was, or none that makes sense. */
export function readPlace(kept: unknown): WindowPlace | undefined {
  return placeSchema.safeParse(kept).data;
}

const usualSize = { width: 1280, height: 800 };

function onScreen({ bounds }: WindowPlace): boolean {
  const { workArea } = screen.getDisplayMatching(bounds);
  const right = Math.min(bounds.x + bounds.width, workArea.x + workArea.width);
  const bottom = Math.min(bounds.y + bounds.height, workArea.y + workArea.height);
  const [width, height] = [right - Math.max(bounds.x, workArea.x), bottom - Math.max(bounds.y, workArea.y)];
  return width >= 200 && height >= 150;
}

/** A window for a page of ours, sandboxed and isolated, with a preload; hidden until the caller shows it. */
export function createWindow(
  options: BrowserWindowConstructorOptions,
  preload: 'index' | 'players' = 'index',
): BrowserWindow {
  return new BrowserWindow({
    show: false,
    ...options,
    webPreferences: {
      preload: path.join(import.meta.dirname, `../preload/${preload}.cjs`),
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  });
}

/** The pages' own paper colour, so that nothing flashes before they have painted. */
export function groundColor(dark: boolean): string {
  return dark ? '#181410' : '#faf8f3';
}

/** The address of an origin's page. */
export function pageUrl(origin: OriginName, query = ''): string {
  return `${origins[origin]}/${pages[origin]}${query}`;
}

/** Opens the main window where it last stood, as far as that is still on a screen. */
export function openDeskWindow(title: string, dark: boolean, place: WindowPlace | undefined): BrowserWindow {
  const kept = place !== undefined && onScreen(place) ? place : undefined;
  const window = createWindow({
    title,
    ...(kept?.bounds ?? usualSize),
    minWidth: 800,
    minHeight: 560,
    backgroundColor: groundColor(dark),
  });
  if (kept?.maximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  return window;
}

/** Where a window stands now, for the next start. */
export function placeOf(window: BrowserWindow): WindowPlace {
  return { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
}
