import Dexie, { type EntityTable } from 'dexie';
import type { Row } from '../../shared/library/row.ts';

/** How far the replica has come, and of which library; another form or library is thrown away. */
interface Progress {
  readonly id: 'progress';
  readonly library: string;
  readonly seq: number;
}

/** Raised whenever rows change their form: an older replica is then discarded, not migrated. */
const form = 3;

/** A read model of the library's rows in the window; disposable at any time, since main holds the truth. */
export const replica = new Dexie(`campaign-desk-rows-${form}`) as Dexie & {
  rows: EntityTable<Row, 'id'>;
  progress: EntityTable<Progress, 'id'>;
};

replica.version(1).stores({ rows: 'id, kind, [campaignId+kind], *tags', progress: 'id' });
