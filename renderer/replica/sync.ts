import type { Changes } from '../../shared/ipc/contract.ts';
import { ask, listen } from '../bridge/desk.ts';
import { replica } from './database.ts';
import { listsShown } from './list.ts';
import { setCaughtUp } from './progress.ts';

/** Rows written at once, so that the window stays responsive while a large library comes in. */
const chunk = 500;
const lockName = 'campaign-desk-replica';

/**
 * Writes changes over what was known, and answers whether they are there: false where the replica was wiped
 * meanwhile, for then it must not be taken to have come so far.
 */
async function write({ library, seq, rows, removed }: Changes, known: number): Promise<boolean> {
  for (let at = 0; at < rows.length; at += chunk) await replica.rows.bulkPut(rows.slice(at, at + chunk));
  await replica.rows.bulkDelete(removed);
  return replica.transaction('rw', replica.progress, async () => {
    const progress = await replica.progress.get('progress');
    if (progress?.library !== library || progress.seq !== known) return false;
    await replica.progress.put({ id: 'progress', library, seq });
    return true;
  });
}

async function catchUp(library: string): Promise<void> {
  const progress = await replica.progress.get('progress');
  const known = progress?.library === library ? progress.seq : 0;
  if (known === 0) {
    setCaughtUp(false);
    await replica.rows.clear();
    await replica.progress.put({ id: 'progress', library, seq: 0 });
  }
  const missed = await ask('library.changes', { after: known });
  if (!missed.ok) return;
  if (await write(missed.value, known)) setCaughtUp(true);
  else await catchUp(library);
}

async function apply(changes: Changes): Promise<void> {
  const progress = await replica.progress.get('progress');
  const follows = progress?.library === changes.library && progress.seq >= changes.after;
  if (follows && changes.seq <= progress.seq) return;
  if (!follows || !changes.isTold || !(await write(changes, progress.seq))) await catchUp(changes.library);
}

/** One window at a time writes; the others find the rows already there. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(lockName, work);
}

function catchUpAlone(library: string): Promise<void> {
  return alone(() => catchUp(library)).catch(() => {
    setCaughtUp(false);
    return alone(() => rebuild(library));
  });
}

/** The library that this window follows, once it does. */
let followed: string | undefined;

// Whenever the database is made anew, somebody has wiped it, perhaps under our feet: it is filled again.
replica.on('populate', () => {
  setCaughtUp(false);
  const library = followed;
  if (library !== undefined) setTimeout(() => void catchUpAlone(library));
});

/**
 * Keeps the replica up with the library from now on. Resolves when it has caught up; what fails is tried
 * again from scratch, for the replica can always be made anew.
 */
export async function startReplica(library: string): Promise<void> {
  followed = library;
  listen('library.changed', (changes) => {
    void alone(() => apply(changes)).catch(() => catchUpAlone(changes.library));
  });
  // What is on the screen comes first: to fill the replica costs more than to show a list.
  await listsShown();
  await catchUpAlone(library);
}

async function rebuild(library: string): Promise<void> {
  await replica.delete({ disableAutoOpen: false });
  await catchUp(library);
}
