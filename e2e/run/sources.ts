import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './programs.ts';

/** A node of the parser's tree: its kind, and whatever that kind has. */
export type SourceNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** Paths of the sources under some folders, with forward slashes; tests are no sources. */
export function sourcesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  );
}

/** The text of a source, by its path from the project's folder. */
export function sourceText(name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8');
}

/** Tells nodes from the rest of what the parser's tree holds. */
export function isNode(value: unknown): value is SourceNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

/** Every node of a source. */
export function nodesOf(text: string): Iterable<SourceNode> {
  return nodesIn(parseSync(text, { syntax: 'typescript', tsx: true }));
}

/** The parser wraps some nodes in objects without a kind, so every value is looked into. */
function* nodesIn(value: unknown): Generator<SourceNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
