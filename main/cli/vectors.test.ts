import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pastingWays } from '../../shared/rules/srd35/stat-block/pasting-ways.ts';
import { answerLine } from './answer-line.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request and what its answer must hold at least; of an error only the code counts. */
interface Vector {
  readonly id: string;
  readonly request: Fields;
  readonly expect: Fields;
}

/** A published stat block and what must be read in it. */
interface StatBlock {
  readonly id: string;
  readonly text: string;
  readonly expect: Fields;
}

function linesOf<Line>(file: string): readonly Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Line => JSON.parse(line));
}

function vectorOf({ id, text, expect: monster }: StatBlock): Vector {
  const request = { system: 'srd35', ask: 'stat-block', id, text };
  return { id, request, expect: { ok: true, monster } };
}

/** A block as published, and in two of the ways in which it may be pasted: each way meets some of the blocks. */
function asPublishedAndPasted(block: StatBlock, at: number): readonly Vector[] {
  const pasted = [2 * at, 2 * at + 1].flatMap((way) => {
    const [label, paste] = pastingWays[way % pastingWays.length] ?? [];
    return paste === undefined ? [] : [{ ...block, id: `${block.id}, ${label}`, text: paste(block.text) }];
  });
  return [block, ...pasted].map(vectorOf);
}

/** Vectors that are not ours to copy; they lie beside the project, or in a folder that the environment names. */
const folder = resolve(process.env.CAMPAIGN_DESK_VECTORS ?? '../shared');
const published = [
  { file: resolve(folder, 'vectors/srd35-published.jsonl'), read: linesOf<Vector> },
  {
    file: resolve(folder, 'srd35/statblocks.jsonl'),
    read: (file: string) => linesOf<StatBlock>(file).flatMap(asPublishedAndPasted),
  },
] as const;

function byAsk(vectors: readonly Vector[]): readonly [name: string, vectors: readonly Vector[]][] {
  const asks = Map.groupBy(vectors, ({ request }) => `${request.system} ${request.ask}`);
  return [...asks].map(([name, of]) => [`${name}: ${of.length}`, of]);
}

function answersAsExpected(vectors: readonly Vector[]): void {
  for (const { id, request, expect: expected } of vectors) {
    const answer: unknown = JSON.parse(answerLine(JSON.stringify(request)));
    expect(answer, id).toMatchObject({ ...('id' in request ? { id: request.id } : {}), ...expected });
  }
}

describe('vectors of the rules', () => {
  const vectors = linesOf<Vector>(resolve(import.meta.dirname, 'vectors/rules.jsonl'));
  test('all 763, 37 questions', () => {
    expect(vectors.length).toBe(763);
    expect(byAsk(vectors).length).toBe(37);
  });
  test.each(byAsk(vectors))('%s', (_, of) => answersAsExpected(of));
});

describe('published vectors', () => {
  const found = published.filter(({ file }) => existsSync(file));
  test.each(found.flatMap(({ file, read }) => byAsk(read(file))))('%s', (_, of) => answersAsExpected(of));
  test('those that are not there are named', () => {
    const missing = published.filter((one) => !found.includes(one)).map(({ file }) => relative('', file));
    if (missing.length > 0) console.info(`published vectors not checked: ${missing.join(', ')}`);
    expect(found.length + missing.length).toBe(2);
  });
});
