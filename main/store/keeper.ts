import path from 'node:path';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { Backup, Difference, Holdings, Trouble } from '../../shared/ipc/library-contract.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { readDescription } from './backups/description.ts';
import { holdingsOf } from './backups/holdings.ts';
import { backupFolder, listBackups, namedBackups, readingBackup } from './backups/list.ts';
import type { Store } from './store.ts';
import { createTroubles } from './troubles.ts';

/** What keeping a library needs. */
export interface KeeperParts {
  /** The library as it was opened. */
  readonly store: Store;
  readonly now: () => Date;
  readonly newId: () => string;
  /** What is wrong from the beginning; with `read-only` nothing is ever written. */
  readonly troubles?: readonly Trouble[];
  readonly troubled: (all: Trouble[]) => void;
}

/** What a backup holds, and what restoring it would change. */
export interface Preview {
  readonly holdings: Holdings;
  readonly differences: Difference[];
}

/** Looks after the library while the app runs: what is in its way, its backups, its place. */
export interface Keeper {
  /** Stands for whichever database is open; nobody may keep one of its tables apart. */
  readonly store: Store;
  readonly folder: () => string;
  readonly troubles: () => Trouble[];
  readonly listBackups: () => Backup[];
  /** Backs up now, verified; refused with `BACKUP_FAILED`, or `READ_ONLY`. */
  readonly backUpNow: (reason: Backup['reason']) => Promise<Answered<Backup>>;
  /** The same where anything has changed since the last backup. */
  readonly backUpChanges: (reason: Backup['reason']) => Promise<void>;
  /** Refused with `NOT_FOUND`, or `BACKUP_DAMAGED` where it cannot be read. */
  readonly preview: (name: string) => Answered<Preview>;
}

/** Does one thing after another, in the order in which they were asked for. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Takes a library into keeping. */
export function keep(parts: KeeperParts): Keeper {
  const current = parts.store;
  const isReadOnly = parts.troubles?.includes('read-only') === true;
  const troubles = createTroubles(parts.troubles ?? [], parts.troubled);
  const inTurn = queue();

  const folder = (): string => path.dirname(current.vault.file);
  const fileOf = (name: string): string | undefined =>
    namedBackups(folder()).some((backup) => backup.name === name)
      ? path.join(backupFolder(folder()), name)
      : undefined;
  const no = (code: LibraryRefusalCode): Answered<never> => refused<LibraryRefusalCode>(code);

  const commit: Store['commit'] = (work) => {
    if (isReadOnly) return no('READ_ONLY');
    const answer = current.commit(work);
    const notSaved = !answer.ok && answer.error.code === 'NOT_SAVED';
    if (answer.ok || notSaved) troubles.set('not-saved', notSaved);
    return answer;
  };
  const store = new Proxy(current, {
    get: (_, key) => (key === 'commit' ? commit : Reflect.get(current, key)),
  });

  async function make(reason: Backup['reason']): Promise<Answered<Backup>> {
    if (isReadOnly) return no('READ_ONLY');
    const made = await current.vault.backUp(folder(), parts.now(), reason);
    troubles.set('backup-failed', !made.ok);
    return made;
  }

  return {
    store,
    folder,
    troubles: troubles.list,
    listBackups: () => listBackups(folder()),
    backUpNow: (reason) => inTurn(() => make(reason)),
    backUpChanges: (reason) =>
      inTurn(async () => {
        const [last] = namedBackups(folder());
        const description =
          last === undefined ? undefined : readDescription(path.join(backupFolder(folder()), last.name));
        if (!isReadOnly && description?.mark !== current.vault.mark()) await make(reason);
      }),
    preview(name) {
      const file = fileOf(name);
      if (file === undefined) return no('NOT_FOUND');
      const found = readingBackup(file, (db) => ({
        holdings: holdingsOf(db),
        differences: current.vault.differencesFrom(db),
      }));
      return found === undefined ? no('BACKUP_DAMAGED') : granted(found);
    },
  };
}
