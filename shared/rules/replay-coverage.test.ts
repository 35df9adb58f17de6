import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemIds } from './core/system.ts';

/** An exported function that returns a rule, whether or not it may be refused: its name. */
const exportedRule = /export function\*? (\w+)(?:<[^(]*>)?\([^{]*\): (?:Result<)?Rule</g;

function rulesIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !/(\.test|fixtures)\.ts$/.test(name),
  );
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(exportedRule)].flatMap(([, rule]) => rule ?? []),
  );
}

test.each(systemIds)('every rule of %s is replayed in a test', (id) => {
  const folder = join(import.meta.dirname, id);
  const rules = rulesIn(folder);
  const replayed = readFileSync(join(folder, 'replay.test.ts'), 'utf8');
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.filter((rule) => !new RegExp(`\\b${rule}\\(`).test(replayed))).toEqual([]);
});
