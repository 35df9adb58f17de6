import type { DatabaseSync } from 'node:sqlite';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { contentHash } from './canonical.ts';
import { bytes, text } from './cells.ts';

/** Portraits by the hash of their content, each content once. */
export interface Portraits {
  /** Keeps a JPEG, also in the place of one that is not what its hash says, and answers with its hash. */
  readonly keep: (jpeg: Uint8Array) => string;
  /** Refused with `DAMAGED` where the content is not what the hash says, or not there. */
  readonly read: (hash: string) => Result<Uint8Array, Refusal<LibraryRefusalCode>>;
  /** Removes those that no document names, as it stands or as it ever stood. Belongs into a transaction. */
  readonly removeUnused: () => void;
}

/** Prepares the statements on portraits. */
export function portraits(db: DatabaseSync): Portraits {
  const put = db.prepare(`
    INSERT INTO portraits (hash, jpeg) VALUES (?, ?)
    ON CONFLICT (hash) DO UPDATE SET jpeg = excluded.jpeg WHERE jpeg IS NOT excluded.jpeg`);
  const select = db.prepare('SELECT jpeg FROM portraits WHERE hash = ?');
  const selectHashes = db.prepare('SELECT hash FROM portraits');
  // As text, so that a body that can no longer be read still keeps its portrait.
  const selectNaming = db.prepare(`
    SELECT body FROM revisions WHERE instr(body, '"portrait"') > 0
    UNION ALL SELECT body FROM documents WHERE instr(body, '"portrait"') > 0`);
  const remove = db.prepare('DELETE FROM portraits WHERE hash IN (SELECT value FROM json_each(?))');
  return {
    keep(jpeg) {
      const hash = contentHash(jpeg);
      put.run(hash, jpeg);
      return hash;
    },
    read(hash) {
      const cells = select.get(hash);
      const jpeg = cells === undefined ? undefined : bytes(cells, 'jpeg');
      return jpeg !== undefined && contentHash(jpeg) === hash ? granted(jpeg) : refused('DAMAGED');
    },
    removeUnused() {
      const unused = new Set(selectHashes.all().map((cells) => text(cells, 'hash')));
      if (unused.size === 0) return;
      for (const cells of selectNaming.iterate())
        for (const [hash] of text(cells, 'body').matchAll(/[0-9a-f]{64}/g)) unused.delete(hash);
      remove.run(JSON.stringify([...unused]));
    },
  };
}
