import fs from 'node:fs';
import path from 'node:path';

/** Makes this Node process look as Electron's main process does. */
export function dressProcess(executable: string, args: readonly string[], packaged: boolean): void {
  process.execArgv = [];
  process.argv = [executable, ...args];
  define(process, 'execPath', executable);
  define(process, 'type', 'browser');
  define(process, 'resourcesPath', path.join(path.dirname(executable), 'resources'));
  if (!packaged) define(process, 'defaultApp', true);
  setVersion('electron', electronVersion());
}

/** Node keeps its versions frozen, so the whole list is replaced. */
export function setVersion(name: 'electron' | 'chrome', version: string): void {
  define(process, 'versions', { ...process.versions, [name]: version });
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true });
}

/** That of the npm package whose types the app is checked against. */
function electronVersion(): string {
  const manifest = new URL('../../../node_modules/electron/package.json', import.meta.url);
  try {
    return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;
  } catch {
    return '0.0.0';
  }
}
