import fs from 'node:fs';
import path from 'node:path';
import { commandOf, root, show } from './programs.ts';

const sources = [
  'main',
  'renderer',
  'shared',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
];
const results = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'];

/** The moment of the last change; folders count too, since deleting a file changes only its folder. */
function lastChange(file: string): number {
  const stats = fs.statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return fs
    .readdirSync(file, { recursive: true, encoding: 'utf8' })
    .map((name) => fs.statSync(path.join(file, name)).mtimeMs)
    .reduce((latest, time) => Math.max(latest, time), stats.mtimeMs);
}

/** Whether `out/` lacks a part or is older than a source. */
export function needsBuilding(folder: string): boolean {
  const built = results.map((name) => path.join(folder, name));
  if (!built.every((file) => fs.existsSync(file))) return true;
  const oldest = Math.min(...built.map((file) => fs.statSync(file).mtimeMs));
  return sources
    .map((name) => path.join(folder, name))
    .some((file) => fs.existsSync(file) && lastChange(file) >= oldest);
}

/** Builds the app if it must be; ends the process with 1 when that fails. */
export async function buildIfNeeded(): Promise<void> {
  if (!needsBuilding(root)) return;
  const code = await show([...commandOf('electron-vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) process.exit(1);
}
