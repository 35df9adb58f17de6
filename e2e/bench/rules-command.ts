import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/programs.ts';
import { compare, type Measured } from './measure.ts';

/** How many requests a run puts to the rules. */
const count = 5000;

/** Reads and writes every line as the command does, and asks no rule. */
const echo =
  "process.stdin.setEncoding('utf8');let t='';process.stdin.on('data',d=>t+=d).on('end',()=>process.stdout.write(t.trimEnd().split('\\n').map(l=>JSON.stringify(JSON.parse(l))).join('\\n')))";

function requests(): string {
  const vectors = fs
    .readFileSync(path.join(root, 'main/cli/vectors/rules.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const lines = vectors.map((line) => JSON.stringify((JSON.parse(line) as { request: unknown }).request));
  return Array.from({ length: count }, (_, at) => lines[at % lines.length]).join('\n');
}

async function timed(args: readonly string[], input: string): Promise<number> {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args, { input, cwd: root, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
  return performance.now() - begin;
}

/** The rules command over thousands of requests, against reading and writing the same JSON. */
export function rulesCommand(): Promise<Measured> {
  const input = requests();
  return compare(
    { what: `rules command, ${count} requests`, yardstick: 'the same lines as JSON, no rules' },
    5,
    () => timed(['main/cli/rules.ts'], input),
    () => timed(['-e', echo], input),
  );
}
