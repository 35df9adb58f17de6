import path from 'node:path';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { Backup, Difference, Holdings } from '../../shared/ipc/library-contract.ts';
import type { Trouble } from '../../shared/ipc/start-contract.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { discard } from './backups/copy.ts';
import { readDescription } from './backups/description.ts';
import { holdingsOf } from './backups/holdings.ts';
import { backupFolder, isGoodBackup, listBackups, namedBackups, readingBackup } from './backups/list.ts';
import { migrations } from './migrations/all.ts';
import { copyBackups, isTaken, leaveBehind, placeWithin } from './move-library.ts';
import { libraryFile, openLibrary } from './open.ts';
import { troublesOf } from './place-troubles.ts';
import { finishReplacing, nextFile, prepareReplacement } from './replacement.ts';
import { storageRefusal } from './sqlite-error.ts';
import type { Store } from './store.ts';
import { createTroubles } from './troubles.ts';

/** What keeping a library needs. */
export interface KeeperParts {
  /** The library as it was opened. */
  readonly store: Store;
  /** Where it lies, if it was not opened in place. */
  readonly folder?: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** What is wrong from the beginning; with `read-only` nothing is ever written. */
  readonly troubles?: readonly Trouble[];
  readonly troubled: (all: Trouble[]) => void;
  /** Another library has taken the place of the one before. */
  readonly replaced: () => void;
  /** Remembers, durably, where the library lies from now on; throws where that does not work. */
  readonly rememberPlace: (folder: string) => void;
  /** What a note at the old place says of the new one. */
  readonly movedNote: (folder: string) => string;
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
  /** Says whether records of the library are damaged. */
  readonly setDamaged: (isDamaged: boolean) => void;
  readonly listBackups: () => Backup[];
  /** Backs up now, verified; refused with `BACKUP_FAILED`, or `READ_ONLY`. */
  readonly backUpNow: (reason: Backup['reason']) => Promise<Answered<Backup>>;
  /** The same where anything has changed since the last backup. */
  readonly backUpChanges: (reason: Backup['reason']) => Promise<void>;
  /** Refused with `NOT_FOUND`, or `BACKUP_DAMAGED` where it cannot be read. */
  readonly preview: (name: string) => Answered<Preview>;
  /** Backs the present up, then puts a backup in its place; refused, the library is as it was. */
  readonly restore: (name: string) => Promise<Answered<null>>;
  /** Moves the library into a folder, or one of its own within; refused, it stays where it was. */
  readonly moveTo: (chosen: string) => Promise<Answered<{ folder: string }>>;
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

function no(code: LibraryRefusalCode): Answered<never> {
  return refused<LibraryRefusalCode>(code);
}

/** Whether the file system refused, and not a bug. */
function isFileSystems(thrown: unknown): boolean {
  return thrown instanceof Error && 'syscall' in thrown;
}

/** Takes a library into keeping. */
export function keep(parts: KeeperParts): Keeper {
  const { now, newId } = parts;
  let current = parts.store;
  let elsewhere = parts.folder;
  let isFrozen = false;
  const isReadOnly = parts.troubles?.includes('read-only') === true;
  const troubles = createTroubles(parts.troubles ?? [], parts.troubled);
  const inTurn = queue();

  const folder = (): string => elsewhere ?? path.dirname(current.vault.file);
  const fileOf = (name: string): string | undefined =>
    namedBackups(folder()).some((backup) => backup.name === name)
      ? path.join(backupFolder(folder()), name)
      : undefined;

  const commit: Store['commit'] = (work) => {
    if (isReadOnly) return no('READ_ONLY');
    if (isFrozen) return no('BUSY');
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
    const made = await current.vault.backUp(folder(), now(), reason);
    troubles.set('backup-failed', !made.ok);
    return made;
  }

  /** Does something during which nobody writes; a disk that does not take it is a refusal. */
  function alone<T>(work: () => Promise<Answered<T>>): Promise<Answered<T>> {
    return inTurn(async () => {
      if (isReadOnly) return no('READ_ONLY');
      isFrozen = true;
      try {
        return await work();
      } catch (thrown) {
        const refusal = storageRefusal(thrown);
        if (refusal !== undefined) return { ok: false, error: refusal };
        if (isFileSystems(thrown)) return no('NOT_SAVED');
        throw thrown;
      } finally {
        isFrozen = false;
      }
    });
  }

  /** Closes what is open and opens what lies in a folder now; nothing else of the app runs in between. */
  async function reopen(place: string, meanwhile: () => void): Promise<void> {
    current.close();
    meanwhile();
    const opened = await openLibrary(place, { now, newId, makeNew: 'never' });
    if (!opened.ok) throw new Error(`the library does not open again: ${JSON.stringify(opened.error)}`);
    current = opened.value;
    elsewhere = undefined;
  }

  return {
    store,
    folder,
    troubles: troubles.list,
    setDamaged: (isDamaged) => troubles.set('damaged', isDamaged),
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

    restore: (name) =>
      alone(async () => {
        const backup = fileOf(name);
        if (backup === undefined) return no('NOT_FOUND');
        const file = path.join(folder(), libraryFile);
        const refit = { newId: newId(), settings: current.settings.all(), migrations };
        // Made ready before the present is backed up, since that may let this very backup go.
        const replacement = isGoodBackup(backup) ? prepareReplacement(backup, file, refit) : undefined;
        if (replacement === undefined) return no('BACKUP_DAMAGED');
        const saved = await make('restore');
        if (!saved.ok) {
          replacement.abandon();
          return saved;
        }
        replacement.decide();
        await reopen(folder(), () => finishReplacing(file));
        parts.replaced();
        return granted(null);
      }),

    moveTo: (chosen) =>
      alone(async () => {
        const [from, to] = [folder(), placeWithin(chosen)];
        if (isTaken(to)) return no('PLACE_TAKEN');
        const copy = nextFile(path.join(to, libraryFile));
        const copied = await current.vault.copyTo(copy);
        if (!copied.ok) return no('PLACE_NOT_WRITTEN');
        try {
          copyBackups(from, to);
          // From here on the library lies there; whoever opens it next gives the copy its name.
          parts.rememberPlace(to);
        } catch (thrown) {
          discard(copy);
          if (isFileSystems(thrown)) return no('PLACE_NOT_WRITTEN');
          throw thrown;
        }
        await reopen(to, () => undefined);
        leaveBehind(from, now(), parts.movedNote(to));
        const present = troublesOf(to);
        for (const trouble of ['sync-folder', 'network-drive'] as const)
          troubles.set(trouble, present.includes(trouble));
        return granted({ folder: to });
      }),
  };
}
