/**
 * Takes a breath between pieces of long work, so that others come to their turn; false where the work is to
 * stop. Told how many documents are done, of all. Most of the time there is nothing to wait for.
 */
export type Pace = (done: number, all: number) => boolean | Promise<boolean>;

/** Thrown out of a half-written file when the work is stopped, so that nothing of it stays. */
export class Stopped extends Error {}
