import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = fileURLToPath(new URL('./acknowledge-some.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const traces = (): boolean => spawnSync('strace', ['-o', path.join(folder, 'try'), 'true']).status === 0;

/** Whether system calls can be traced here; as root on Debian the program for it is installed. */
function canTrace(): boolean {
  if (traces()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'strace'], { timeout: 60_000 });
  return traces();
}

/** One acknowledged command, with what reached the log's file before it. */
interface Traced {
  readonly command: string;
  readonly written: number;
  /** Whether the last write to the log was followed by a sync of it. */
  readonly isSynced: boolean;
}

/**
 * Whole calls in the order in which they ended. A call during which another thread makes one comes from strace in
 * two pieces, `… <unfinished ...>` and `<... name resumed>…`, told apart by the thread in front.
 */
function* callsOf(trace: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? '';
    const [, beginning] = /^(.*?)\s*<unfinished \.\.\.>$/.exec(line) ?? [];
    const [, ending] = /^\d+\s+<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? [];
    if (beginning !== undefined) begun.set(thread, beginning);
    else yield ending === undefined ? line : `${begun.get(thread) ?? ''}${ending}`;
  }
}

function commandsOf(trace: string): Traced[] {
  const commands: Traced[] = [];
  let [written, isSynced] = [0, false];
  for (const line of callsOf(trace)) {
    if (/\bp?write(64)?\(\d+<[^>]*-wal>/.test(line)) [written, isSynced] = [written + 1, false];
    else if (/\bf(data)?sync\(\d+<[^>]*-wal>\)\s+= 0/.test(line)) isSynced = true;
    const [, command] = /\bwrite\(1<.*"acknowledged ([\w.]+)/.exec(line) ?? [];
    if (command === undefined) continue;
    commands.push({ command, written, isSynced });
    [written, isSynced] = [0, false];
  }
  return commands;
}

test('before every acknowledgement the log is written and synced, as the system calls show', {
  timeout: 120_000,
}, () => {
  if (process.platform !== 'linux' || !canTrace()) {
    console.log('sync trace: not run, since strace is not there or may not trace');
    return;
  }
  const output = path.join(folder, 'trace');
  const calls = 'trace=write,pwrite64,fsync,fdatasync';
  const command = [process.execPath, program, path.join(folder, 'library')];
  const run = spawnSync('strace', ['-f', '-y', '-e', calls, '-o', output, ...command], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  const [, ...commands] = commandsOf(fs.readFileSync(output, 'utf8'));
  expect(commands).toHaveLength(26);
  expect(commands.filter(({ written, isSynced }) => written === 0 || !isSynced)).toEqual([]);
  console.log(`sync trace: ${commands.length} commands, each synced to the log before its acknowledgement`);
});

test('a trace without a sync, or with one before the last write, is told apart', () => {
  const write = '7 pwrite64(21</tmp/l/library.sqlite-wal>, "x"..., 4096, 32) = 4096';
  const sync = '7 fdatasync(21</tmp/l/library.sqlite-wal>) = 0';
  const other = '7 fdatasync(20</tmp/l/library.sqlite>) = 0';
  const said = '7 write(1<pipe:[7]>, "acknowledged settings.change\\n", 29) = 29';
  const synced = (...lines: string[]) => commandsOf([...lines, said].join('\n'))[0]?.isSynced;
  expect(synced(write, sync)).toBe(true);
  expect(synced(write)).toBe(false);
  expect(synced(write, sync, write)).toBe(false);
  expect(synced(write, other)).toBe(false);
});

test('a call that another thread interrupts in the trace is put together again', () => {
  const write = '7 pwrite64(21</tmp/l/library.sqlite-wal>, "x"..., 4096, 32) = 4096';
  const begun = '7 fdatasync(21</tmp/l/library.sqlite-wal> <unfinished ...>';
  const other = '8 write(30</tmp/l/backup>, "x"..., 1) = 1';
  const ended = (result: string) => `7 <... fdatasync resumed>)     = ${result}`;
  const said = '7 write(1<pipe:[7]>, "acknowledged settings.change\\n", 29) = 29';
  const synced = (...lines: string[]) => commandsOf([...lines, said].join('\n'))[0]?.isSynced;
  expect(synced(write, begun, other, ended('0'))).toBe(true);
  expect(synced(write, begun, other, ended('-1 EIO (Input/output error)'))).toBe(false);
  expect(synced(write, begun, other)).toBe(false);
  expect(synced(begun, other, ended('0'), write)).toBe(false);
});
