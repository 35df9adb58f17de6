import fs from 'node:fs';
import type { Trouble } from '../../shared/ipc/start-contract.ts';

/** Folders that another program synchronises, by how their names begin. */
const synchronised =
  /^(dropbox|onedrive|google ?drive|icloud ?drive|mobile documents|cloudstorage|nextcloud|owncloud)\b/i;

/** File systems that lie on another computer. */
const remote =
  /^(nfs\d?|cifs|smb\w*|afs|ncpfs|davfs2?|ceph|glusterfs|fuse\.(sshfs|davfs2?|rclone|gvfsd-fuse|cifs|smb\w*))$/;

/** A path as `/proc/self/mounts` writes it: spaces and the like in octal. */
function unescaped(written: string): string {
  return written.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

function isWithin(place: string, mountPoint: string): boolean {
  return mountPoint === '/' || place === mountPoint || place.startsWith(`${mountPoint}/`);
}

/** The type of the file system that a place lies on, of the mounts as the kernel lists them. */
function fileSystemOf(place: string, mounts: string): string | undefined {
  let best: { readonly point: string; readonly type: string } | undefined;
  for (const line of mounts.split('\n')) {
    const [, written = '', type = ''] = line.split(' ');
    const point = unescaped(written);
    // Of two mounts at the same point the later one is seen.
    if (point !== '' && isWithin(place, point) && point.length >= (best?.point.length ?? 0))
      best = { point, type };
  }
  return best?.type;
}

/** Troubles that come from where a library lies; `mounts` is the content of `/proc/self/mounts`, empty elsewhere. */
export function placeTroubles(place: string, mounts: string): Trouble[] {
  const isSynchronised = place.split(/[\\/]/).some((part) => synchronised.test(part));
  const isRemote =
    /^\\\\(?![?.]\\)|^\\\\\?\\UNC\\/i.test(place) || remote.test(fileSystemOf(place, mounts) ?? '');
  return [
    ...(isSynchronised ? (['sync-folder'] as const) : []),
    ...(isRemote ? (['network-drive'] as const) : []),
  ];
}

/** Troubles of a folder on this computer, links followed. */
export function troublesOf(folder: string): Trouble[] {
  const real = (): string => {
    try {
      return fs.realpathSync.native(folder);
    } catch {
      return folder;
    }
  };
  const mounts = (): string => {
    try {
      return fs.readFileSync('/proc/self/mounts', 'utf8');
    } catch {
      return '';
    }
  };
  return [...new Set([...placeTroubles(folder, mounts()), ...placeTroubles(real(), mounts())])];
}
