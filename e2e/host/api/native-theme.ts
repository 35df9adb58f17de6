import type { NativeTheme as ElectronNativeTheme } from 'electron';
import { Emitter } from './events.ts';

type Source = ElectronNativeTheme['themeSource'];

/** The system itself counts as light. */
class NativeTheme
  extends Emitter<'NativeTheme'>
  implements Pick<ElectronNativeTheme, 'themeSource' | 'shouldUseDarkColors'>
{
  readonly #followers = new Set<(source: Source) => void>();
  #source: Source = 'system';

  get themeSource(): Source {
    return this.#source;
  }

  set themeSource(source: Source) {
    if (!['system', 'light', 'dark'].includes(source)) throw new TypeError(`Invalid themeSource ${source}`);
    if (source === this.#source) return;
    this.#source = source;
    for (const follow of this.#followers) follow(source);
    this.fire('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }

  /** Calls back at once if the app has chosen, and at every change; gives back how to stop. */
  follow(callback: (source: Source) => void): () => void {
    this.#followers.add(callback);
    // Left alone until the app chooses: Chromium keeps one emulation per page, and Playwright uses it too.
    if (this.#source !== 'system') callback(this.#source);
    return () => this.#followers.delete(callback);
  }
}

export const nativeTheme = new NativeTheme();
