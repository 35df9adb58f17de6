import type { DatabaseSync } from 'node:sqlite';
import { json, text } from './cells.ts';

/** What a command was answered the first time. */
export interface FirstAnswer {
  readonly channel: string;
  readonly answer: unknown;
}

/** Which commands have happened, with their answers. */
export interface Commands {
  readonly find: (commandId: string) => FirstAnswer | undefined;
  readonly keep: (commandId: string, at: string, first: FirstAnswer) => void;
}

/** Prepares the statements on commands. */
export function commands(db: DatabaseSync): Commands {
  const select = db.prepare('SELECT channel, answer FROM commands WHERE id = ?');
  const insert = db.prepare('INSERT INTO commands (id, channel, at, answer) VALUES (?, ?, ?, ?)');
  return {
    find(commandId) {
      const cells = select.get(commandId);
      if (cells === undefined) return undefined;
      return { channel: text(cells, 'channel'), answer: json(text(cells, 'answer')) };
    },
    keep(commandId, at, { channel, answer }) {
      insert.run(commandId, channel, at, JSON.stringify(answer));
    },
  };
}
