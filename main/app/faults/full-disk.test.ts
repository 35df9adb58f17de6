import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fighting, gathered, openedIn, refusedWith, windowOver } from '../../ipc/fixtures.ts';

let disk: string;
let isMounted: boolean;

beforeEach(() => {
  disk = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-disk-'));
  const mount = ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk];
  isMounted = process.getuid?.() === 0 && spawnSync('mount', mount, { stdio: 'ignore' }).status === 0;
});
afterEach(() => {
  if (isMounted) spawnSync('umount', [disk]);
  fs.rmdirSync(disk);
});

/** Takes what room there is, down to the last byte. */
function fill(file: string): void {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) fs.appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
}

const wound = { type: 'changeHitPoints', combatant: 1, change: -1 } as const;

test('a disk that is full: a banner, reading goes on, writing resumes with room, nothing acknowledged is lost', async () => {
  if (!isMounted) {
    console.log(
      'full disk: not run, since only root can mount a small one; storage-failure.test.ts limits the file',
    );
    return;
  }
  const folder = path.join(disk, 'library');
  let window = windowOver(await openedIn(folder));
  const { campaignId, goblin } = await gathered(window);
  const fight = await fighting(window, campaignId, [goblin]);
  await window.grant('backups.make', null);
  const filler = path.join(disk, 'filler');
  fill(filler);
  // A little room, in which the fight goes on for a while.
  fs.truncateSync(filler, fs.statSync(filler).size - 300_000);
  let answer = await fight.command(wound);
  for (let turn = 0; answer.ok && turn < 5000; turn += 1) answer = await fight.command(wound);
  expect(answer).toEqual(refusedWith('NOT_SAVED'));
  const acknowledged = fight.position();
  expect((await window.grant('app.start', null)).troubles).toEqual(['not-saved']);
  expect(window.heard.at(-1)).toEqual({ name: 'library.troubled', payload: ['not-saved'] });
  const read = async () => (await window.grant('encounters.read', { id: fight.id })).events.length;
  expect(await read()).toBe(acknowledged);

  // A backup has no room either: that is shown too, and leaves nothing behind.
  const backups = fs.readdirSync(path.join(folder, 'backups'));
  expect(await window.ask('backups.make', null)).toEqual(refusedWith('BACKUP_FAILED'));
  expect((await window.grant('app.start', null)).troubles).toEqual(['not-saved', 'backup-failed']);
  expect(fs.readdirSync(path.join(folder, 'backups'))).toEqual(backups);
  const name = backups[0] ?? '';
  expect(await window.ask('backups.restore', { name })).toMatchObject({ ok: false });
  expect(await read()).toBe(acknowledged);

  // Started anew on the full disk, the library opens and can be read.
  fill(filler);
  window.store.close();
  window = windowOver(await openedIn(folder));
  expect(await read()).toBe(acknowledged);

  fs.rmSync(filler);
  const again = { commandId: crypto.randomUUID(), id: fight.id, position: acknowledged, command: wound };
  await window.grant('encounters.command', again);
  expect((await window.grant('app.start', null)).troubles).toEqual([]);
  await window.grant('backups.make', null);
  window.store.close();
  window = windowOver(await openedIn(folder));
  expect(await read()).toBe(acknowledged + 1);
  window.store.close();
  console.log(`full disk: ${acknowledged} events acknowledged until it was full, 0 lost`);
});
