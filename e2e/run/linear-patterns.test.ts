import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './programs.ts';
import { nodesOf, sourcesIn, sourceText } from './sources.ts';

/** A pattern, and where it stands. */
interface Pattern {
  readonly at: string;
  readonly regex: RegExp;
}

/** How long a repeated part makes a text. */
const length = 8000;
/** Milliseconds of the processor that a linear pattern never needs for that; one that is quadratic needs more. */
const most = 40;

/** Stuff that ends no match, behind which a pattern has to give up. */
const spoilers = ['', '!\n'];

/** A text of which one part is repeated, so that there are very many ways to part it. */
function* pumped(sample: string): Generator<string> {
  const starts = new Set([0, 1, Math.floor(sample.length / 2), sample.length - 1]);
  for (const start of starts)
    for (const size of [1, 2]) {
      const unit = sample.slice(start, start + size);
      if (start < 0 || unit.length < size) continue;
      const repeated = unit.repeat(Math.ceil(length / size));
      for (const spoiler of spoilers) {
        yield sample.slice(0, start) + repeated + spoiler + sample.slice(start + size);
        if (start === 0) yield repeated + spoiler;
      }
    }
}

/** Texts that a pattern matches, and plain ones. */
function samplesOf(regex: RegExp): readonly string[] {
  const plain = ['a', 'aA', '1', '1d', ' ', '  \t', '\n', '"', '(', '-', ',', '. ', '*', '[]', 'é', '0:'];
  try {
    // Lookbehind and the like are beyond the generator; what such a pattern looks for stands in its source.
    const matching = fc.stringMatching(new RegExp(regex.source, regex.flags.replaceAll(/[^u]/g, '')), {
      maxLength: 40,
    });
    return [...plain, ...fc.sample(matching, { numRuns: 4, seed: 1 })];
  } catch {
    return [...plain, ...regex.source.split(/[\\^$()[\]{}|?*+]+/).filter((part) => part !== '')];
  }
}

/** Milliseconds of the processor's time, which other work of the machine does not lengthen. */
function timeOf(regex: RegExp, text: string): number {
  const began = process.cpuUsage();
  regex.lastIndex = 0;
  if (regex.global) text.replaceAll(regex, '');
  else regex.exec(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** The texts for which a pattern takes far longer than linear time, by their beginnings. */
function slowOn({ regex }: Pattern): string[] {
  const texts = new Set(samplesOf(regex).flatMap((sample) => [...pumped(sample)]));
  const slow = (text: string): boolean => timeOf(regex, text) > most && timeOf(regex, text) > most;
  const found: string[] = [];
  for (const text of texts) {
    if (slow(text)) found.push(JSON.stringify(text.slice(0, 12)));
    if (found.length === 3) break;
  }
  return found;
}

/** Sources of main and shared, but for what tests alone use. */
const sources = sourcesIn('shared', 'main').filter((name) => !/(fixtures|pasting-ways)\.ts$/.test(name));
const literals: readonly Pattern[] = sources.flatMap((name) =>
  [...nodesOf(sourceText(name))].flatMap((node) =>
    node.type === 'RegExpLiteral'
      ? [{ at: name, regex: new RegExp(String(node.pattern), String(node.flags ?? '')) }]
      : [],
  ),
);
/** Sources that put patterns together. */
const composing = sources.filter((name) => sourceText(name).includes('new RegExp('));
const composed: Pattern[] = [];

describe('every pattern that reads what a stranger wrote takes linear time', () => {
  const plain = globalThis.RegExp;
  beforeAll(async () => {
    globalThis.RegExp = new Proxy(plain, {
      construct(target, [source, flags]: [string, string?]) {
        const regex = new target(source, flags);
        composed.push({ at: 'put together', regex });
        return regex;
      },
    });
    for (const name of composing) await import(pathToFileURL(path.join(root, name)).href);
    globalThis.RegExp = plain;
  });
  afterAll(() => {
    globalThis.RegExp = plain;
  });

  test.each<[string, RegExp]>([
    ['exponential', /^(a+)+$/],
    ['exponential by a choice', /^(\w|a)+$/],
    ['quadratic', /a+$/],
    ['quadratic by two', /^\d*\d*x/],
  ])('one that is %s is known', (_, regex) => {
    // Shorter, for eight thousand would never end.
    const text = `${(/d/.test(regex.source) ? '1' : 'a').repeat(regex.source.startsWith('^(') ? 24 : length)}!`;
    expect(timeOf(regex, text)).toBeGreaterThan(most);
  });

  test('written in place', () => {
    expect(literals.length).toBeGreaterThan(50);
    const slow = literals.flatMap((pattern) =>
      slowOn(pattern).map((text) => `${pattern.at}: ${pattern.regex} on ${text}`),
    );
    expect(slow).toEqual([]);
  }, 120_000);

  test('put together when a source is loaded', () => {
    expect(composed.length).toBeGreaterThan(composing.length);
    const slow = composed.flatMap((pattern) => slowOn(pattern).map((text) => `${pattern.regex} on ${text}`));
    expect(slow).toEqual([]);
  }, 120_000);
});
