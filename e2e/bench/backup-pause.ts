import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { exchangeDesk, generated, stored } from '../../main/ipc/exchange/fixtures.ts';
import { backupFolder } from '../../main/store/backups/list.ts';
import { compare, type Measured } from './measure.ts';

/** The longest time that nobody is answered while a backup is made and checked, against its check in one go. */
export async function backupPause(): Promise<Measured> {
  const desk = await exchangeDesk();
  const folder = path.join(desk.folder, 'library');
  stored(desk.store, generated(50, 200));
  let newest = '';
  const pause = async (): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const made = await desk.store.vault.backUp(folder, new Date(), 'timed');
    await setTimeout(10);
    delay.disable();
    if (!made.ok) throw new Error(made.error.code);
    newest = path.join(backupFolder(folder), made.value.name);
    return delay.max / 1e6;
  };
  const check = async (): Promise<number> => {
    const db = new DatabaseSync(newest, { readOnly: true });
    const begin = performance.now();
    db.prepare('PRAGMA integrity_check').all();
    const time = performance.now() - begin;
    db.close();
    return time;
  };
  const line = { what: 'longest pause in a backup of 10,000 characters', yardstick: 'its check in one go' };
  const measured = await compare(line, 5, pause, check);
  desk.discard();
  return measured;
}
