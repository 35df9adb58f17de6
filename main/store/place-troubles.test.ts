import { expect, test } from 'vitest';
import { placeTroubles } from './place-troubles.ts';

const mounts = [
  'overlay / overlay rw,relatime 0 0',
  '/dev/sda1 /home ext4 rw 0 0',
  'server:/games /home/gm/games nfs4 rw 0 0',
  '//nas/games /mnt/two\\040words cifs rw 0 0',
  'gm@nas: /mnt/ssh fuse.sshfs rw 0 0',
  '/dev/sdb1 /mnt/ssh/usb ext4 rw 0 0',
  '',
].join('\n');

test.each<[string, readonly string[]]>([
  ['/home/gm/library', []],
  ['/home/gm/gamesome', []],
  ['/home/gm/games', ['network-drive']],
  ['/home/gm/games/deep/down', ['network-drive']],
  ['/mnt/two words/library', ['network-drive']],
  ['/mnt/ssh/library', ['network-drive']],
  ['/mnt/ssh/usb/library', []],
  ['/home/gm/Dropbox/library', ['sync-folder']],
  ['/home/gm/Dropbox (Personal)/library', ['sync-folder']],
  ['/home/gm/Nextcloud/library', ['sync-folder']],
  ['/home/gm/games/ownCloud', ['sync-folder', 'network-drive']],
  ['/Users/gm/Library/Mobile Documents/com~apple~CloudDocs/library', ['sync-folder']],
  ['/Users/gm/Library/CloudStorage/GoogleDrive-gm@example.org/My Drive', ['sync-folder']],
  ['C:\\Users\\gm\\OneDrive - The Guild\\library', ['sync-folder']],
  ['C:\\Users\\gm\\iCloudDrive\\library', ['sync-folder']],
  ['G:\\Google Drive\\library', ['sync-folder']],
  ['C:\\Users\\gm\\library', []],
  ['C:\\Users\\gm\\Dropboxes\\library', []],
  ['\\\\nas\\games\\library', ['network-drive']],
  ['\\\\?\\UNC\\nas\\games', ['network-drive']],
  ['\\\\?\\C:\\games', []],
])('%s: %j', (place, expected) => {
  expect(placeTroubles(place, mounts)).toEqual(expected);
});
