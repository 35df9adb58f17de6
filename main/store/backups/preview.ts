import type { DatabaseSync } from 'node:sqlite';
import type { Difference } from '../../../shared/ipc/library-contract.ts';
import { documentKinds } from '../../../shared/library/row.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { nameIn } from '../body.ts';
import { bytes, text } from '../cells.ts';

/** A document as it is compared. */
interface Standing {
  readonly kind: string;
  readonly body: string;
  /** Where an encounter's events end; empty for everything else. */
  readonly head: string;
}

function standings(db: DatabaseSync): ReadonlyMap<string, Standing> {
  const heads = db.prepare(`
    SELECT encounter_id, hash FROM encounter_events AS last
    WHERE position = (SELECT max(position) FROM encounter_events WHERE encounter_id = last.encounter_id)`);
  const headOf = new Map(
    heads.all().map((row) => [text(row, 'encounter_id'), Buffer.from(bytes(row, 'hash')).toString('hex')]),
  );
  const live = db.prepare(
    'SELECT id, kind, body FROM documents WHERE deleted = 0 ORDER BY campaign_id, seq, id',
  );
  return new Map(
    live.all().map((row) => {
      const id = text(row, 'id');
      return [id, { kind: text(row, 'kind'), body: text(row, 'body'), head: headOf.get(id) ?? '' }];
    }),
  );
}

/** What restoring a backup would do to each document that differs. */
export function differences(present: DatabaseSync, backup: DatabaseSync): Difference[] {
  const [now, then] = [standings(present), standings(backup)];
  const found: Difference[] = [];
  const add = ({ kind, body }: Standing, would: Difference['would']): void => {
    const known = documentKinds.find((each) => each === kind);
    if (known !== undefined)
      found.push({ kind: known, name: nameIn(body) ?? appWord('library.unreadable'), would });
  };
  for (const [id, before] of then) {
    const after = now.get(id);
    if (after === undefined) add(before, 'come-back');
    else if (after.body !== before.body || after.head !== before.head) add(after, 'change');
  }
  for (const [id, after] of now) if (!then.has(id)) add(after, 'go');
  return found;
}
