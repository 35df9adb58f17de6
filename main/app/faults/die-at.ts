import fs from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** Calls that change what is on the disk, or decide whether it is durable. */
const fileCalls = [
  'closeSync',
  'copyFileSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
] as const;

type Call = (...input: unknown[]) => unknown;

function between(owner: object, name: string, step: () => void): void {
  const call: unknown = Reflect.get(owner, name);
  if (typeof call !== 'function') throw new Error(`no ${name}`);
  const counted = new Proxy(call as Call, {
    apply(original, self, input) {
      step();
      return Reflect.apply(original, self, input);
    },
  });
  Object.defineProperty(owner, name, { value: counted, configurable: true });
}

/**
 * From now on this process kills itself before its step of a number, counted from 1: every change of a file and
 * every statement that can change a database is one. Answers with how many there have been.
 */
export function dieAtStep(at: number): () => number {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps === at) process.kill(process.pid, 'SIGKILL');
  };
  for (const name of fileCalls) between(fs, name, step);
  for (const name of ['exec', 'close']) between(DatabaseSync.prototype, name, step);
  between(StatementSync.prototype, 'run', step);
  return () => steps;
}
