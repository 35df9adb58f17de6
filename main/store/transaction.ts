import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '../../shared/rules/core/result.ts';
import { storageRefusal } from './sqlite-error.ts';

/** Runs work in one transaction. */
export type Transaction = <T, E extends { readonly code: string }>(
  work: () => Result<T, E>,
) => Result<T, E | { readonly code: string }>;

/**
 * Prepares transactions: granted only after COMMIT, rolled back when refused. Storage that fails (full, read-only,
 * broken) is a refusal; anything else that is thrown is a bug and goes on, rolled back.
 */
export function transactions(db: DatabaseSync): Transaction {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  return (work) => {
    try {
      begin.run();
      const answer = work();
      (answer.ok ? commit : rollback).run();
      return answer;
    } catch (thrown) {
      // A full disk has rolled back by itself, and a second ROLLBACK would throw.
      if (db.isTransaction) db.exec('ROLLBACK');
      const refusal = storageRefusal(thrown);
      if (refusal === undefined) throw thrown;
      return { ok: false, error: refusal };
    }
  };
}
