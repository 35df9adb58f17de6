import path from 'node:path';
import { portraitAt } from '../../shared/library/portrait/portrait.ts';

/** The app's own scheme; each host is an origin of its own, with its own pages and rights. */
export const scheme = 'app';
export const origins = {
  desk: 'app://desk',
  paper: 'app://paper',
  players: 'app://players',
  start: 'app://start',
} as const;
export type OriginName = keyof typeof origins;
const originNames = Object.keys(origins) as OriginName[];

/** The page that each origin shows. */
export const pages = {
  desk: 'index.html',
  paper: 'print.html',
  players: 'players.html',
  start: 'start.html',
} as const satisfies Record<OriginName, string>;

/** The origin that a URL belongs to, or undefined for anything that is not ours. */
export function originOf(url: string): OriginName | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== `${scheme}:` || username !== '' || password !== '') return undefined;
  return originNames.find((name) => name === host);
}

/**
 * The file that a URL of ours names below `root`, or undefined for what is foreign or would leave the
 * folder, whether plainly, encoded, by backslash, drive or UNC path.
 */
export function assetPath(root: string, url: string): string | undefined {
  if (originOf(url) === undefined) return undefined;
  let name: string;
  try {
    name = decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
  if (/[\\\0%:]/.test(name) || name.includes('//')) return undefined;
  const file = path.join(root, name);
  return file.startsWith(root + path.sep) ? file : undefined;
}

/** The portrait that a URL asks for; undefined from origins that show none, the players' among them. */
export function portraitAsked(url: string): string | undefined {
  const origin = originOf(url);
  return origin === 'desk' || origin === 'paper' ? portraitAt(new URL(url).pathname) : undefined;
}
