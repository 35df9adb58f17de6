import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StartChoice } from '../../shared/ipc/question-contract.ts';
import type { Trouble } from '../../shared/ipc/start-contract.ts';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import { newestGoodBackup } from '../store/backups/list.ts';
import type { NamedBackup } from '../store/backups/name.ts';
import { type OpenTools, openLibrary } from '../store/open.ts';
import { troublesOf } from '../store/place-troubles.ts';
import { copyForReading, openCopy } from '../store/read-only.ts';
import { prepareSalvage, type Salvage } from '../store/salvage/salvage.ts';
import { restoreAtStart, setAside } from '../store/set-aside.ts';
import type { Store } from '../store/store.ts';
import type { LibraryPlace } from './library-place.ts';

/** Why the library does not open, and what could take its place. */
export interface StartQuestion {
  readonly refusal: Refusal<OpenRefusalCode>;
  readonly backup: NamedBackup | undefined;
  readonly salvage: Pick<Salvage, 'holdings' | 'losses' | 'damagedPages'> | undefined;
  /** Whether what comes back can only be read, from a copy: nothing can be written where the library lies. */
  readonly isReadOnly: boolean;
}

/** What opening the library at start needs of the app around it. */
export interface StartTools extends Pick<OpenTools, 'now' | 'newId'> {
  readonly ask: (question: StartQuestion) => Promise<StartChoice>;
  /** Says why the library does not open where nothing can be done about it here. */
  readonly tell: (refusal: Refusal<OpenRefusalCode>) => void | Promise<void>;
  readonly log: (line: string) => void;
}

/** The library as it was opened, and what is wrong with it. */
export interface OpenedAtStart {
  readonly store: Store;
  /** Where it lies, if it was not opened in place. */
  readonly folder?: string;
  readonly troubles: readonly Trouble[];
}

/** Refusals about a file that can be set aside, or that is not there. */
const replaceable: readonly OpenRefusalCode[] = [
  'LIBRARY_DAMAGED',
  'LIBRARY_EMPTY',
  'LIBRARY_FOREIGN',
  'LIBRARY_MISSING',
];

/** Reads what can still be read; a disk that does not take it leaves the other choices. */
function salvageOf(folder: string, { now, newId, log }: StartTools): Salvage | undefined {
  try {
    return prepareSalvage(folder, now(), newId());
  } catch (thrown) {
    log(
      `nothing is salvaged: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
    );
    return undefined;
  }
}

function unreachable(thrown: unknown): Refusal<OpenRefusalCode> {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'LIBRARY_UNREACHABLE', params: { reason } };
}

/** Refusals of a library that can still be read: it may not be written, or there is no room to bring it up to date. */
const readable: readonly OpenRefusalCode[] = ['LIBRARY_READ_ONLY', 'BACKUP_FAILED'];

/**
 * Opens a library for reading that may not be written, from a copy; where it is damaged, what can be brought back of
 * it is asked about, and brought back in the copy. Undefined where the app cannot go on.
 */
async function openForReading(folder: string, tools: StartTools): Promise<OpenedAtStart | undefined> {
  const { now, newId, log } = tools;
  const copied = copyForReading(folder, os.tmpdir());
  if (!copied.ok) {
    await tools.tell(copied.error);
    return undefined;
  }
  const copy = copied.value;
  for (;;) {
    const read = await openCopy(copy, { now, newId });
    if (read.ok) return { store: read.value, folder, troubles: ['read-only', ...troublesOf(folder)] };
    log(`nor for reading: ${JSON.stringify(read.error)}`);
    copy.takeBackups();
    const backup = newestGoodBackup(copy.folder);
    const salvage = replaceable.includes(read.error.code) ? salvageOf(copy.folder, tools) : undefined;
    if (!replaceable.includes(read.error.code) || (backup === undefined && salvage === undefined)) {
      copy.clear();
      await tools.tell(read.error);
      return undefined;
    }
    const choice = await tools.ask({ refusal: read.error, backup, salvage, isReadOnly: true });
    log(`the choice was: ${choice}`);
    try {
      if (choice === 'salvage') salvage?.carryOut();
      else salvage?.abandon();
      if (choice === 'restore' && backup !== undefined) restoreAtStart(copy.folder, backup, now(), newId());
    } catch (thrown) {
      copy.clear();
      await tools.tell(unreachable(thrown));
      return undefined;
    }
    if (choice === 'quit') {
      copy.clear();
      return undefined;
    }
  }
}

/**
 * Opens the library, for reading only where it may not be written, and asks what to do where it is damaged or
 * missing; nothing is deleted. Undefined where the app cannot go on.
 */
export async function openAtStart(
  { folder, by }: LibraryPlace,
  tools: StartTools,
): Promise<OpenedAtStart | undefined> {
  const { now, newId, log } = tools;
  const usual = by === 'remembered' ? 'never' : 'where-none-was';
  let makeNew: OpenTools['makeNew'] = usual;
  for (;;) {
    const opened = await openLibrary(folder, { now, newId, makeNew });
    if (opened.ok) return { store: opened.value, troubles: troublesOf(folder) };
    log(`the library does not open: ${JSON.stringify(opened.error)}`);
    const refusal = opened.error;
    if (readable.includes(refusal.code)) return openForReading(folder, tools);
    if (!replaceable.includes(refusal.code)) {
      await tools.tell(refusal);
      return undefined;
    }
    const backup = newestGoodBackup(folder);
    const salvage = salvageOf(folder, tools);
    const choice = await tools.ask({ refusal, backup, salvage, isReadOnly: false });
    log(`the choice was: ${choice}`);
    try {
      if (choice !== 'salvage') salvage?.abandon();
      if (choice === 'quit') return undefined;
      if (choice === 'salvage') {
        salvage?.carryOut();
        makeNew = usual;
      } else if (choice === 'new') {
        if (fs.existsSync(folder)) log(`set aside: ${path.join(folder, setAside(folder, now()))}`);
        makeNew = 'always';
      } else if (backup !== undefined) {
        const isRestored = restoreAtStart(folder, backup, now(), newId());
        log(`${backup.name} ${isRestored ? 'was restored' : 'is not sound'}`);
        makeNew = usual;
      }
    } catch (thrown) {
      await tools.tell(unreachable(thrown));
      return undefined;
    }
  }
}
