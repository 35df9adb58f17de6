import fs from 'node:fs';
import path from 'node:path';
import { root } from './programs.ts';

/** Whether a source text uses what the preload puts into the window, by its name or by the constant that holds it. */
export function usesWindowGlobal(text: string, globalName: string): boolean {
  return new RegExp(`\\bwindowApiName\\b|\\b${globalName}\\b`).test(text);
}

/** The global's name, from the one place that declares it. */
export function windowGlobalName(): string {
  const text = fs.readFileSync(path.join(root, 'shared/ipc/names.ts'), 'utf8');
  const name = /\bwindowApiName = '(\w+)'/.exec(text)?.[1];
  if (name === undefined) throw new Error('shared/ipc/names.ts does not declare windowApiName');
  return name;
}

/** Files of renderer/ outside bridge/ that use the window's global. */
export function strayWindowUsers(): string[] {
  const name = windowGlobalName();
  return fs
    .readdirSync(path.join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('renderer', file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('renderer/bridge/'))
    .filter((file) => usesWindowGlobal(fs.readFileSync(path.join(root, file), 'utf8'), name));
}
