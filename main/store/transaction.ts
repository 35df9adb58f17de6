import type { DatabaseSync } from 'node:sqlite';
import type { Result } from '../../shared/rules/core/result.ts';
import { storageRefusal } from './sqlite-error.ts';

/**
 * Runs work in one transaction: granted only after COMMIT, rolled back when refused. Storage that fails
 * (full, read-only, broken) is a refusal; anything else that is thrown is a bug and goes on, rolled back.
 */
export function inTransaction<T, E extends { readonly code: string }>(
  db: DatabaseSync,
  work: () => Result<T, E>,
): Result<T, E | { readonly code: string }> {
  try {
    db.exec('BEGIN IMMEDIATE');
    const answer = work();
    db.exec(answer.ok ? 'COMMIT' : 'ROLLBACK');
    return answer;
  } catch (thrown) {
    // A full disk has rolled back by itself, and a second ROLLBACK would throw.
    if (db.isTransaction) db.exec('ROLLBACK');
    const refusal = storageRefusal(thrown);
    if (refusal === undefined) throw thrown;
    return { ok: false, error: refusal };
  }
}
