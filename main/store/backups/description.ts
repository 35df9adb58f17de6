import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { holdingsSchema } from '../../../shared/ipc/library-contract.ts';
import { json } from '../cells.ts';
import { writeDurably } from '../durable-file.ts';
import { holdingsOf, markOf } from './holdings.ts';

const descriptionSchema = z.strictObject({
  bytes: z.number().int(),
  /** Of the backup's file, in hexadecimal: finds what SQLite's own check passes. */
  sha256: z.string(),
  /** What the library was at then, to see whether anything has changed since. */
  mark: z.string(),
  holdings: holdingsSchema,
});

/** What lies beside a backup, so that listing it need not open it. */
export type Description = z.infer<typeof descriptionSchema>;

/** The file that describes a backup. */
export function descriptionFile(backup: string): string {
  return `${backup}.json`;
}

/** SHA-256 of a file's bytes, in hexadecimal. */
export function fileHash(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** The same piece by piece, so that the app comes to its turn in between. */
async function fileHashInTurns(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of fs.createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Writes what a finished backup holds beside it. */
export async function writeDescription(backup: string): Promise<Description> {
  const db = new DatabaseSync(backup, { readOnly: true });
  let held: Pick<Description, 'mark' | 'holdings'>;
  try {
    held = { mark: markOf(db), holdings: holdingsOf(db) };
  } finally {
    db.close();
  }
  const description = { bytes: fs.statSync(backup).size, sha256: await fileHashInTurns(backup), ...held };
  writeDurably(descriptionFile(backup), JSON.stringify(description));
  return description;
}

/** Reads what lies beside a backup; undefined where nothing does, or nothing that fits the file. */
export function readDescription(backup: string): Description | undefined {
  try {
    const read = descriptionSchema.safeParse(json(fs.readFileSync(descriptionFile(backup), 'utf8')));
    return read.data?.bytes === fs.statSync(backup).size ? read.data : undefined;
  } catch {
    return undefined;
  }
}
