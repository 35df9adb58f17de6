import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answerRequest } from '../answer-request.ts';

interface Vector {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

const folder = resolve(process.env.CAMPAIGN_DESK_VECTORS ?? '../shared', 'vectors');
const files = ['rules.jsonl', 'srd35-published.jsonl'].map((name) => resolve(folder, name));

function vectorsOf(file: string): readonly Vector[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const vectors = lines.filter((line) => line !== '').map((line): Vector => JSON.parse(line));
  return vectors.filter(({ request }) => request.system === 'srd35');
}

function shown(request: unknown) {
  const answer = answerRequest(request);
  if (answer.ok) return { ok: true, ...answer.value };
  return { ok: false, error: { code: answer.error.code } };
}

if (files.every((file) => existsSync(file))) {
  test.each(files)('published vectors in %s', (file) => {
    const vectors = vectorsOf(file);
    expect(vectors.length).toBeGreaterThan(0);
    for (const { id, request, expect: expected } of vectors) {
      expect({ id, ...shown(request) }).toMatchObject({ id, ...expected });
    }
  });
} else {
  test('published vectors', () => {
    console.info(`none in ${folder}: not checked`);
  });
}
