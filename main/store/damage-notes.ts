import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Damage, damageSchema } from '../../shared/ipc/damage-contract.ts';
import { json, text } from './cells.ts';

/** What is remembered of damage, one note for each thing that is wrong with a record. */
export interface DamageNotes {
  /** Notes something that was not noted yet; answers with when it was first found. */
  readonly add: (damage: Omit<Damage, 'foundAt'>, at: string) => string;
  /** Everything that is noted, the last found first. */
  readonly list: () => readonly Damage[];
  /** Strikes all notes on a document. */
  readonly strike: (id: string) => void;
}

const cellsSchema = z.object({ name: z.unknown(), campaign: z.unknown(), params: z.unknown() });

/** Prepares the statements on what is noted; every write belongs into a transaction. */
export function damageNotes(db: DatabaseSync): DamageNotes {
  const insert = db.prepare(`
    INSERT INTO damage_notes (document_id, what, kind, name, campaign, params, found_at)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const selectFoundAt = db.prepare('SELECT found_at FROM damage_notes WHERE document_id = ? AND what = ?');
  const select = db.prepare('SELECT * FROM damage_notes ORDER BY found_at DESC, document_id, what');
  const remove = db.prepare('DELETE FROM damage_notes WHERE document_id = ?');
  return {
    add({ id, what, kind, name, campaign, params = {} }, at) {
      const labels = [name, campaign, params].map((value) => JSON.stringify(value));
      insert.run(id, what, kind, ...labels, at);
      return text(selectFoundAt.get(id, what) ?? {}, 'found_at');
    },
    list: () =>
      select.all().flatMap((row) => {
        const { document_id: id, what, kind, found_at: foundAt } = row;
        const written = cellsSchema.parse(row);
        const read = Object.fromEntries(
          Object.entries(written).map(([column, cell]) => [column, json(String(cell))]),
        );
        const damage = damageSchema.safeParse({ id, what, kind, foundAt, ...read });
        return damage.success ? [damage.data] : [];
      }),
    strike(id) {
      remove.run(id);
    },
  };
}
