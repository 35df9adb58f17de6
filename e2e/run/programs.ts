import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The project's folder, in which every program is run. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The command line of a package's command, run by the present Node without a shell. */
export function commandOf(packageName: string, command = packageName): string[] {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return [process.execPath, path.join(folder, script)];
}

export interface Ending {
  /** The exit code; a program ended by a signal counts as failed. */
  readonly code: number;
  /** What it wrote to both of its outputs, in the order of writing. */
  readonly output: string;
}

/** Runs a program and keeps what it writes, without colours. */
export function run([program = '', ...args]: readonly string[]): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program before the person's eyes; resolves with its exit code. */
export function show(
  [program = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
