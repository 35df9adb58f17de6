import os from 'node:os';
import path from 'node:path';

export interface PathSource {
  readonly name: string;
  readonly executable: string;
  readonly userDataSwitch: string | undefined;
}

/** Where Electron keeps things on Linux; what was set by the app comes first. */
export class AppPaths {
  readonly #chosen = new Map<string, string>();

  set(key: string, folder: string): void {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    this.#chosen.set(key, folder);
  }

  get(key: string, source: PathSource): string {
    const home = os.homedir();
    const appData = process.env.XDG_CONFIG_HOME || path.join(home, '.config');
    const userData = this.#chosen.get('userData') ?? source.userDataSwitch ?? path.join(appData, source.name);
    const usual: Record<string, string> = {
      home,
      appData,
      userData,
      sessionData: userData,
      temp: os.tmpdir(),
      exe: source.executable,
      module: source.executable,
      desktop: path.join(home, 'Desktop'),
      documents: path.join(home, 'Documents'),
      downloads: path.join(home, 'Downloads'),
      music: path.join(home, 'Music'),
      pictures: path.join(home, 'Pictures'),
      videos: path.join(home, 'Videos'),
      logs: path.join(userData, 'logs'),
      crashDumps: path.join(userData, 'Crashpad'),
    };
    const found = this.#chosen.get(key) ?? usual[key];
    if (found === undefined) throw new Error(`Failed to get '${key}' path`);
    return found;
  }
}
