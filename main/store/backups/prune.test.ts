import { expect, test } from 'vitest';
import { backupName, type NamedBackup, readBackupName } from './name.ts';
import { superfluous } from './prune.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A Wednesday, at noon. */
const now = new Date('2025-01-15T12:00:00Z');

function at(time: number): NamedBackup {
  const read = readBackupName(backupName(new Date(time), 'timed', 1));
  if (read === undefined) throw new Error('a name that does not read');
  return read;
}

function left(times: readonly number[]): string[] {
  const backups = times.toSorted((one, other) => other - one).map(at);
  const gone = new Set(superfluous(backups, now));
  return backups.filter((backup) => !gone.has(backup)).map((backup) => backup.at.slice(0, 16));
}

test('ten stay, however close together', () => {
  const times = Array.from({ length: 25 }, (_, index) => now.getTime() - index * 10 * minute);
  expect(left(times)).toHaveLength(10);
  expect(left(times).at(-1)).toBe('2025-01-15T10:30');
});

test('after ten, the newest of each of seven days and four weeks', () => {
  const busy = Array.from({ length: 10 }, (_, index) => now.getTime() - index * minute);
  const twiceDaily = Array.from({ length: 80 }, (_, index) => now.getTime() - day / 4 - (index * day) / 2);
  expect(left([...busy, ...twiceDaily]).slice(10)).toEqual([
    '2025-01-14T18:00',
    '2025-01-13T18:00',
    '2025-01-12T18:00',
    '2025-01-11T18:00',
    '2025-01-10T18:00',
    '2025-01-09T18:00',
    // The Sundays of the two weeks before; this week's and last week's newest are days already.
    '2025-01-05T18:00',
    '2024-12-29T18:00',
  ]);
});

test('a year without the app costs none of the last ten', () => {
  const times = Array.from({ length: 12 }, (_, index) => now.getTime() - 365 * day - index * day);
  expect(left(times)).toHaveLength(10);
});

test.each([
  ['library.2025-01-02T03-04-05.678Z.timed.sqlite', '2025-01-02T03:04:05.678Z', 'timed'],
  ['library.2025-01-02T03-04-05.678Z-2.trash.sqlite', '2025-01-02T03:04:05.678Z', 'trash'],
])('%s is of %s, made %s', (name, time, reason) => {
  expect(readBackupName(name)).toMatchObject({ name, at: time, reason });
});

test.each([
  'library.sqlite',
  'library.2025-01-02T03-04-05.678Z.other.sqlite',
  'library.2025-13-02T03-04-05.678Z.timed.sqlite',
  'library.2025-01-02T03-04-05.678Z.timed.sqlite.part',
  'library.2025-01-02T03-04-05.678Z.timed.sqlite.json',
  '../x',
])('%s is no backup', (name) => {
  expect(readBackupName(name)).toBeUndefined();
});
