import type { Display, Screen as ElectronScreen } from 'electron';
import { Emitter } from './events.ts';

const size = { width: 1920, height: 1080 };
const area = { x: 0, y: 0, ...size };

/** The one display. Headless Chromium is given the same; a real one may differ. */
export const display = {
  id: 1,
  label: '',
  bounds: area,
  workArea: area,
  size,
  workAreaSize: size,
  scaleFactor: 1,
  rotation: 0,
  internal: false,
} satisfies Partial<Display>;

type Named = 'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayMatching';

class Screen extends Emitter<'Screen'> implements Record<Named & keyof ElectronScreen, unknown> {
  getPrimaryDisplay = () => display;
  getAllDisplays = () => [display];
  getDisplayMatching = () => display;
}

export const screen = new Screen();
