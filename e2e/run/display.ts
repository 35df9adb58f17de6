import { requirePrograms, xvfb } from './system-packages.ts';

/** Whether windows would have no screen to open on. */
export function lacksDisplay(): boolean {
  return process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
}

/** The command line that runs a program on an invisible screen. */
export function onInvisibleScreen(command: readonly string[]): string[] {
  requirePrograms(xvfb);
  return ['xvfb-run', '-a', ...command];
}
