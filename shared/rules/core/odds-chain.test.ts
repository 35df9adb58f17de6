import { describe, expect, test } from 'vitest';
import { reduced } from '../../dice/chance.ts';
import { type ChainStep, followChain } from './odds-chain.ts';

function chain(steps: Readonly<Record<string, [lasts: 0 | 1, to: Record<string, bigint>]>>) {
  return new Map(
    Object.entries(steps).map(([state, [lasts, to]]): [string, ChainStep] => [
      state,
      { lasts, to: new Map(Object.entries(to)) },
    ]),
  );
}

function followed(steps: ReadonlyMap<string, ChainStep>, start: string) {
  const odds = followChain(steps, start);
  if (!odds.ok) return odds.error.code;
  const { outcomes, counts } = odds.value.ends;
  const ends = counts.map(([end, count]) => [end, reduced({ numerator: count, denominator: outcomes })]);
  return { ends: Object.fromEntries(ends), length: reduced(odds.value.length) };
}

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

/** A gambler with `at` coins, who stops with none or five; the coin shows heads `heads` times in ten. */
function gambler(heads: bigint) {
  const steps = [1, 2, 3, 4].map((at): [string, [1, Record<string, bigint>]] => [
    `${at}`,
    [1, { [`${at + 1}`]: heads, [`${at - 1}`]: 10n - heads }],
  ]);
  return chain(Object.fromEntries(steps));
}

describe('a chain of states', () => {
  test('the gambler’s ruin with a fair coin: 2 of 5, and 2 · 3 throws', () => {
    expect(followed(gambler(5n), '2')).toEqual({
      ends: { 5: fraction(2n, 5n), 0: fraction(3n, 5n) },
      length: fraction(6n, 1n),
    });
  });
  test('the gambler’s ruin with 6 of 10: (1 − (2/3)²) ÷ (1 − (2/3)⁵) = 135/211', () => {
    expect(followed(gambler(6n), '2')).toMatchObject({
      ends: { 5: fraction(135n, 211n), 0: fraction(76n, 211n) },
    });
  });
  test('a state that stays where it is takes time', () => {
    expect(followed(chain({ try: [1, { try: 3n, done: 1n }] }), 'try')).toEqual({
      ends: { done: fraction(1n, 1n) },
      length: fraction(4n, 1n),
    });
  });
  test('what happens at once takes none', () => {
    const steps = chain({ try: [1, { ask: 1n, done: 1n }], ask: [0, { try: 1n }] });
    expect(followed(steps, 'try')).toEqual({ ends: { done: fraction(1n, 1n) }, length: fraction(2n, 1n) });
  });
  test('at its end from the beginning', () => {
    expect(followed(chain({}), 'done')).toEqual({
      ends: { done: fraction(1n, 1n) },
      length: fraction(0n, 1n),
    });
  });
  test.each<[string, Parameters<typeof chain>[0]]>([
    ['a state that never changes', { start: [1, { start: 1n }] }],
    ['the same at once', { start: [0, { start: 1n }] }],
    ['two that lead to each other', { start: [1, { other: 1n }], other: [1, { start: 1n }] }],
    ['a trap beside an end', { start: [1, { done: 1n, trap: 1n }], trap: [1, { trap: 1n }] }],
  ])('never ends: %s', (_, steps) => {
    expect(followed(chain(steps), 'start')).toBe('CHAIN_NEVER_ENDS');
  });
});
