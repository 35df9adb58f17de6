import type { DatabaseSync } from 'node:sqlite';
import { text } from './cells.ts';

/** Which running encounter has which character's hit points. */
export interface Loans {
  /** The encounter that has the character, if one has. */
  readonly holder: (characterId: string) => string | undefined;
  readonly holdsAny: (encounterId: string) => boolean;
  readonly take: (characterId: string, encounterId: string) => void;
  readonly release: (encounterId: string) => void;
  /** Takes back whatever a document lends or has on loan. */
  readonly drop: (id: string) => void;
}

/** Prepares the statements on loans. */
export function loans(db: DatabaseSync): Loans {
  const select = db.prepare('SELECT encounter_id FROM loans WHERE character_id = ?');
  const selectAny = db.prepare('SELECT 1 AS held FROM loans WHERE encounter_id = ? LIMIT 1');
  const insert = db.prepare('INSERT INTO loans (character_id, encounter_id) VALUES (?, ?)');
  const remove = db.prepare('DELETE FROM loans WHERE encounter_id = ?');
  const removeEither = db.prepare('DELETE FROM loans WHERE character_id = :id OR encounter_id = :id');
  return {
    holder(characterId) {
      const cells = select.get(characterId);
      return cells === undefined ? undefined : text(cells, 'encounter_id');
    },
    holdsAny: (encounterId) => selectAny.get(encounterId) !== undefined,
    take(characterId, encounterId) {
      insert.run(characterId, encounterId);
    },
    drop(id) {
      removeEither.run({ id });
    },
    release(encounterId) {
      remove.run(encounterId);
    },
  };
}
