/**
 * Takes a breath between pieces of long work, so that others come to their turn; false where the work is to
 * stop. Told how many documents are done, of all.
 */
export type Pace = (done: number, all: number) => Promise<boolean>;

/** Thrown out of a half-written file when the work is stopped, so that nothing of it stays. */
export class Stopped extends Error {}
