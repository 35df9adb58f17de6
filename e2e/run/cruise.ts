import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { commandOf, root } from './programs.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly modules: number;
  readonly violations: readonly Violation[];
  readonly rules: readonly string[];
}

interface Report {
  readonly summary: {
    readonly totalCruised: number;
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const config = path.join(root, '.dependency-cruiser.mjs');
const folders = ['main', 'renderer', 'shared', 'e2e'];

/** Holds the import rules against the source folders of a project, ours or a planted one. */
export function cruise(project: string): Cruise {
  const [node = '', ...command] = commandOf('dependency-cruiser', 'depcruise');
  const { stdout, stderr } = spawnSync(
    node,
    [...command, '--config', config, '--output-type', 'json', ...folders],
    { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stdout === '') throw new Error(`dependency-cruiser said nothing but:\n${stderr}`);
  const { summary } = JSON.parse(stdout) as Report;
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}
