import type { DatabaseSync } from 'node:sqlite';
import { json, text } from './cells.ts';

/** What a command was answered the first time. */
export interface FirstAnswer {
  readonly channel: string;
  /** Undefined where what it speaks of was forgotten. */
  readonly answer: unknown;
}

/** Which commands have happened, with their answers. */
export interface Commands {
  readonly find: (commandId: string) => FirstAnswer | undefined;
  /** Forgets answers in which one of some ids stands; the commands still count as having happened. */
  readonly forget: (ids: ReadonlySet<string>) => void;
  readonly keep: (commandId: string, at: string, first: FirstAnswer) => void;
}

/** Stands where an answer was; it is no JSON, so no answer is ever mistaken for it. */
const noAnswer = '';

function mentions(answer: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof answer === 'string') return ids.has(answer);
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.values(answer).some((item) => mentions(item, ids));
}

/** Prepares the statements on commands. */
export function commands(db: DatabaseSync): Commands {
  const select = db.prepare('SELECT channel, answer FROM commands WHERE id = ?');
  const insert = db.prepare('INSERT INTO commands (id, channel, at, answer) VALUES (?, ?, ?, ?)');
  const selectAnswers = db.prepare('SELECT id, answer FROM commands');
  const update = db.prepare('UPDATE commands SET answer = ? WHERE id IN (SELECT value FROM json_each(?))');
  return {
    find(commandId) {
      const cells = select.get(commandId);
      if (cells === undefined) return undefined;
      return { channel: text(cells, 'channel'), answer: json(text(cells, 'answer')) };
    },
    forget(ids) {
      const forgotten = selectAnswers
        .all()
        .filter((cells) => mentions(json(text(cells, 'answer')), ids))
        .map((cells) => text(cells, 'id'));
      update.run(noAnswer, JSON.stringify(forgotten));
    },
    keep(commandId, at, { channel, answer }) {
      insert.run(commandId, channel, at, JSON.stringify(answer));
    },
  };
}
