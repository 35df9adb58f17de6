import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../shared/dice/seeded.ts';
import { ruleRefusals } from '../../shared/rules/core/result.ts';
import { answerLine } from './answer-line.ts';

type Fields = Readonly<Record<string, unknown>>;

const vectors = readFileSync(resolve(import.meta.dirname, 'vectors/rules.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): { request: Fields; expect: Fields } => JSON.parse(line));

/** Requests that are answered, without their ids, whose dice are all needed. */
const sound = vectors
  .filter(({ expect: expected }) => expected.ok === true)
  .map(({ request: { id: _, ...request } }): Fields => request);

/** A line to send, and what may come back: the id, where it can be read, and whether it is refused. */
interface Sent {
  readonly line: Buffer;
  readonly id: number | undefined;
  readonly refused: boolean;
}

type Pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item;

const wrongValues = [null, { not: 'this' }, [[[]]], 'no such value\u0000'] as const;
const wrongNumbers = [
  '1e999',
  '-1e999',
  '1e15',
  '-1e15',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '--1',
  '1.',
] as const;
const keys = ['__proto__', 'constructor', 'toString', 'luck'] as const;
const noRequests = [
  '',
  ' ',
  '\t',
  '\r',
  'null',
  'true',
  '7',
  '"x"',
  '[]',
  '{}',
  '\uFEFF{}',
  'NaN',
  '{,}',
  '{"a":}',
  '\u0000',
  '\u2028',
] as const;

/** Ways to spoil a request so that it is certainly refused; `id` is told where the line can still be read. */
const spoilers: readonly ((
  request: Fields,
  id: number,
  pick: Pick,
) => { line: string | Buffer; id?: number })[] = [
  (request, id, pick) => {
    const field = pick(Object.keys(request));
    // A class of the defender may be any text.
    const values = field === 'class' ? wrongValues.slice(0, 3) : wrongValues;
    return { line: JSON.stringify({ ...request, [field]: pick(values), id }), id };
  },
  (request, id, pick) => ({
    line: JSON.stringify({ ...request, [pick(['system', 'ask'])]: undefined, id }),
    id,
  }),
  (request, id, pick) => ({
    line: JSON.stringify({ ...request, [pick(['system', 'ask'])]: pick(keys), id }),
    id,
  }),
  (request, id, pick) => {
    const dice = pick(wrongNumbers);
    const line = JSON.stringify({ ...request, dice: ['HERE'], id }).replace('"HERE"', dice);
    return dice.includes('e') && !dice.includes('I') ? { line, id } : { line };
  },
  (request, id, pick) => {
    const line = JSON.stringify({ ...request, options: {}, id });
    return { line: line.replace('"options":{}', `"options":{"${pick(keys)}":true}`), id };
  },
  (request, id, pick) => ({
    line: JSON.stringify({ ...request, dice: pick([[0], [21], [1.5], ['7'], 7]), id }),
    id,
  }),
  (request, id) => ({
    line: JSON.stringify({ ...request, dice: Array.from({ length: 40 }, () => 7), id }),
    id,
  }),
  (request, id, pick) => {
    const line = JSON.stringify({ ...request, id });
    return { line: line.slice(0, 1 + ((pick(noRequests).length * 7 + id) % (line.length - 1))) };
  },
  (_, __, pick) => ({ line: pick(noRequests) }),
  (request, id, pick) => {
    // A byte that no text in UTF-8 holds, inside a word, and bytes that are nothing at all.
    const line = Buffer.from(JSON.stringify({ ...request, id }));
    line[line.indexOf('"system"') + 3] = pick([0xff, 0xc0, 0x80, 0xf8]);
    return { line };
  },
  (_, id, pick) => {
    const die = seededDice(id);
    const bytes = Array.from({ length: 1 + (id % 300) }, () => die(256) - 1);
    return { line: Buffer.from(bytes.map((byte) => (byte === 0x0a ? pick([0, 0xfe]) : byte))) };
  },
];

const deep = 100_000;
const nested = [
  ['[', ']'],
  ['{"a":', '}'],
] as const;

/** The few that are large: a hundred thousand levels, and a megabyte in one line. */
function large(request: Fields, id: number, [open, close]: readonly [string, string]) {
  const well = `${open.repeat(deep)}0${close.repeat(deep)}`;
  const megabyte = 'x'.repeat(1_000_000);
  return [
    { line: `{"id":${id},"system":"telnas","ask":"condition","hp":${well}}`, id },
    { line: `{"id":${id},"system":"telnas","ask":"condition","hp":1,"options":${well}}`, id },
    { line: `{"id":${well},"system":"telnas","ask":"condition","hp":1}` },
    { line: open.repeat(deep) },
    { line: megabyte },
    { line: JSON.stringify({ ...request, id, system: megabyte }), id },
    { line: `${' '.repeat(1_000_000)}{` },
    { line: JSON.stringify({ ...request, id, dice: Array.from({ length: 300_000 }, () => 7) }), id },
  ];
}

/** 20,000 lines that are refused, and among them some that are answered; ends with \n or \r\n. */
function linesToSend(): readonly Sent[] {
  const die = seededDice(35);
  const pick: Pick = (items) => {
    const item = items[die(items.length) - 1];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const sent: Sent[] = [];
  const send = ({ line, id }: { line: string | Buffer; id?: number }, refused: boolean) => {
    sent.push({ line: Buffer.from(line as string), id, refused });
  };
  for (const pair of nested) for (const one of large(pick(sound), sent.length, pair)) send(one, true);
  let spoiled = sent.length;
  while (spoiled < 20_000) {
    send(pick(spoilers)(pick(sound), sent.length, pick), true);
    spoiled += 1;
    const id = sent.length;
    if (id % 10 === 0) send({ line: JSON.stringify({ ...pick(sound), id }), id }, false);
  }
  return sent;
}

async function rulesAnswering(input: Buffer) {
  const rules = spawn(process.execPath, [resolve(import.meta.dirname, 'rules.ts')]);
  const told = { output: '', errors: '' };
  rules.stdout.setEncoding('utf8').on('data', (text: string) => {
    told.output += text;
  });
  rules.stderr.setEncoding('utf8').on('data', (text: string) => {
    told.errors += text;
  });
  rules.stdin.end(input);
  const exit = await new Promise((done) => rules.once('close', done));
  return { ...told, exit };
}

function expectCoded(answer: Fields): void {
  expect(answer.ok).toBe(false);
  const { code, message } = answer.error as Fields;
  expect(ruleRefusals).toContain(code);
  expect(typeof message).toBe('string');
}

test('20,000 malformed lines get 20,000 coded answers, in order, and the process ends with 0', async () => {
  const sent = linesToSend();
  expect(sent.filter(({ refused }) => refused).length).toBe(20_000);
  const ends = [Buffer.from('\n'), Buffer.from('\r\n')] as const;
  const input = sent.flatMap(({ line }, at) =>
    at === sent.length - 1 ? [line] : [line, at % 3 === 0 ? ends[1] : ends[0]],
  );
  const { output, errors, exit } = await rulesAnswering(Buffer.concat(input));
  expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
  const lines = output.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBe(sent.length);
  for (const [at, { id, refused, line }] of sent.entries()) {
    const answer: Fields = JSON.parse(lines[at] ?? '');
    const told = line.subarray(0, 200).toString();
    expect(answer.id, told).toBe(id);
    expect(answer.ok, told).toBe(!refused);
    if (refused) expectCoded(answer);
  }
  // On a machine that is busy otherwise.
}, 60_000);

test('a line beyond all measure is refused, and the next one is answered', async () => {
  const long = Buffer.alloc(9_000_000, '[');
  const request = Buffer.from('\n{"system":"telnas","ask":"condition","hp":1}');
  const { output, exit } = await rulesAnswering(Buffer.concat([long, request]));
  const [first = '', second = ''] = output.split('\n');
  expect(exit).toBe(0);
  expect(JSON.parse(first)).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
  expect(JSON.parse(second)).toMatchObject({ ok: true, state: 'conscious' });
});

/** Changes something somewhere in a request. */
function mutated(value: unknown, path: readonly number[], by: unknown, key: string): unknown {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  if (at % (names.length + 1) === names.length) {
    return Array.isArray(value) ? [...value, by] : { ...value, [key]: by };
  }
  const name = names[at % names.length] ?? key;
  const item: unknown = Reflect.get(value, name);
  if (by === undefined && rest.length === 0) {
    return Array.isArray(value) ? value.toSpliced(Number(name), 1) : { ...value, [name]: undefined };
  }
  const next = mutated(item, rest, by, key);
  return Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next };
}

test('whatever is changed in a request, it gets one answer on one line', () => {
  const words = vectors
    .flatMap(({ request }) => Object.values(request))
    .filter((value) => typeof value === 'string');
  const change = fc.record({
    path: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    by: fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -30, max: 30 }),
      fc.constantFrom(...new Set(words), undefined, true, false, null, 1e6, -1e6, 1_000_001, 0.5, -0, ''),
    ),
    key: fc.constantFrom(
      'modifiers',
      'options',
      'dice',
      'id',
      'rolls',
      'minimum',
      '__proto__',
      'constructor',
    ),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...vectors),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      ({ request }, changes) => {
        const line = JSON.stringify(
          changes.reduce<unknown>((changed, { path, by, key }) => mutated(changed, path, by, key), request),
        );
        const text = answerLine(line ?? 'undefined');
        expect(text).not.toContain('\n');
        const answer: Fields = JSON.parse(text);
        if (answer.ok !== true) expectCoded(answer);
      },
    ),
    { numRuns: 10_000 },
  );
});
