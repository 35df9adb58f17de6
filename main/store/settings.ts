import type { DatabaseSync } from 'node:sqlite';
import { json, text } from './cells.ts';

/** Values by key, as JSON; what they mean is for the reader to check. */
export interface SettingsTable {
  readonly all: () => Readonly<Record<string, unknown>>;
  readonly put: (key: string, value: unknown) => void;
}

/** Prepares the statements on settings. */
export function settings(db: DatabaseSync): SettingsTable {
  const select = db.prepare('SELECT key, value FROM settings');
  const upsert = db.prepare(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    all: () =>
      Object.fromEntries(select.all().map((cells) => [text(cells, 'key'), json(text(cells, 'value'))])),
    put(key, value) {
      upsert.run(key, JSON.stringify(value));
    },
  };
}
