import path from 'node:path';
import type { Loss } from '../../../shared/ipc/damage-contract.ts';
import type { Holdings } from '../../../shared/ipc/library-contract.ts';
import { holdingsOf } from '../backups/holdings.ts';
import { backupFolder, isGoodBackup, namedBackups, readingBackup } from '../backups/list.ts';
import { text } from '../cells.ts';
import { migrations } from '../migrations/all.ts';
import { libraryFile } from '../open.ts';
import { finishReplacing, prepareReplacement } from '../replacement.ts';
import { fill } from './fill.ts';
import { type FoundRows, findRows } from './found-rows.ts';
import { tracesIn } from './traces.ts';

/** What can be brought back of a library that does not open, ready and not yet in its place. */
export interface Salvage {
  readonly holdings: Holdings;
  /** What does not come back as it was, record by record. */
  readonly losses: readonly Loss[];
  /** Pages of the file in which something cannot be read: what stood there alone is missing without a name. */
  readonly damagedPages: number;
  /** Sets the damaged file aside and puts what was salvaged in its place. */
  readonly carryOut: () => void;
  readonly abandon: () => void;
}

/** The newest good backup of this very library: one of before a restore tells of things that were taken back. */
function ownBackup(folder: string, { library }: FoundRows): string | undefined {
  const ids = new Set(library.map(([, id]) => id));
  return namedBackups(folder)
    .map(({ name }) => path.join(backupFolder(folder), name))
    .find((backup) => {
      if (!isGoodBackup(backup)) return false;
      const id = readingBackup(backup, (db) => text(db.prepare('SELECT id FROM library').get() ?? {}, 'id'));
      return ids.size === 0 || (id !== undefined && ids.has(id));
    });
}

/**
 * Reads whatever can be read out of a library that does not open, log included, and joins it with its newest good
 * backup in a new library beside it, the newer revision of each document. The damaged file is only read. Undefined
 * where nothing can be read in it. Throws where the disk does not take it; whoever is cut off begins anew.
 */
export function prepareSalvage(folder: string, at: Date, newId: string): Salvage | undefined {
  const file = path.join(folder, libraryFile);
  const { rows: found, damagedPages } = findRows(file);
  if (![...tracesIn(found).values()].some(({ copies }) => copies.length > 0)) return undefined;
  let salvaged: Pick<Salvage, 'holdings' | 'losses'> | undefined;
  const complete = (db: Parameters<typeof fill>[0]): void => {
    const losses = fill(db, found, at.toISOString());
    salvaged = { losses, holdings: holdingsOf(db) };
  };
  const refit = { newId, settings: {}, migrations, complete };
  const replacement = prepareReplacement(ownBackup(folder, found), file, refit, { as: 'rescued', at });
  if (replacement === undefined || salvaged === undefined) return undefined;
  return {
    ...salvaged,
    damagedPages,
    carryOut() {
      replacement.decide();
      finishReplacing(file);
    },
    abandon: replacement.abandon,
  };
}
