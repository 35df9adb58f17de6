import { describe, expect, test } from 'vitest';
import { chanceAtLeast, chanceCut, chanceOf, mean, toNumber } from './chance.ts';
import { type DiceDistribution, diceDistribution } from './distribution.ts';
import { parseDice } from './parse.ts';
import type { DiceResult } from './refusal.ts';

function distribution(text: string): DiceResult<DiceDistribution> {
  const parsed = parseDice(text);
  return parsed.ok ? diceDistribution(parsed.value) : parsed;
}

function exact(text: string): DiceDistribution {
  const result = distribution(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.code}`);
  return result.value;
}

describe('whole tables', () => {
  const rows: readonly [text: string, least: number, counts: number[]][] = [
    ['1d4', 1, [1, 1, 1, 1]],
    ['2d6', 2, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
    ['2d6+3', 5, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
    ['-2d6', -12, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
    ['d6-d6', -5, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
    ['d4+d6', 2, [1, 2, 3, 4, 4, 4, 3, 2, 1]],
    ['3d6', 3, [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]],
    // Rolling abilities: the best three of four.
    ['4d6kh3', 3, [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]],
    ['4d6dl1', 3, [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]],
    ['4d6kl3', 3, [21, 54, 94, 131, 160, 172, 167, 148, 122, 91, 62, 38, 21, 10, 4, 1]],
    ['4d6dh1', 3, [21, 54, 94, 131, 160, 172, 167, 148, 122, 91, 62, 38, 21, 10, 4, 1]],
    ['2d4kh1', 1, [1, 3, 5, 7]],
    ['2d4kl1', 1, [7, 5, 3, 1]],
    ['3d2kh2', 2, [1, 3, 4]],
    ['2d4kh2', 2, [1, 2, 3, 4, 3, 2, 1]],
    ['5d1', 5, [1]],
  ];
  test.each(rows)('%s', (text, least, counts) => {
    expect(exact(text).counts).toEqual(counts.map((count, index) => [least + index, BigInt(count)]));
  });

  test('d4*d4 has gaps', () => {
    const expected = [
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [6, 2],
      [8, 2],
      [9, 1],
      [12, 2],
      [16, 1],
    ];
    expect(exact('d4*d4').counts).toEqual(expected.map(([total, count]) => [total, BigInt(count ?? 0)]));
  });

  test('zero times a die is 0, never −0', () => {
    expect(exact('-0*d6').counts).toEqual([[0, 6n]]);
  });
});

describe('the chance of a total', () => {
  const rows: readonly [text: string, total: number, count: bigint, outcomes: bigint][] = [
    ['2d6', 7, 6n, 36n],
    ['2d6', 13, 0n, 36n],
    ['3d6', 10, 27n, 216n],
    ['3d6', 18, 1n, 216n],
    ['3d6kh1', 6, 91n, 216n],
    ['4d6kh3', 18, 21n, 1296n],
    ['4d6kh3', 3, 1n, 1296n],
    ['2d20kh1', 20, 39n, 400n],
    ['2d20kh1', 1, 1n, 400n],
    ['2d20kl1', 1, 39n, 400n],
    ['2d20kl1', 20, 1n, 400n],
    ['d6*d6', 12, 4n, 36n],
    ['d6*d6', 7, 0n, 36n],
    ['2d6*10', 70, 6n, 36n],
    ['2d6*10', 71, 0n, 36n],
    ['d%', 100, 1n, 100n],
    ['10d10', 10, 1n, 10_000_000_000n],
    ['10d10', 11, 10n, 10_000_000_000n],
    // A d6 that explodes shows 5 at once, never 6, and 7 after one explosion.
    ['d6!', 5, 3_656_158_440_062_976n, 21_936_950_640_377_856n],
    ['d6!', 6, 0n, 21_936_950_640_377_856n],
    ['d6!', 7, 609_359_740_010_496n, 21_936_950_640_377_856n],
  ];
  test.each(rows)('%s comes to %i in %i of %i', (text, total, count, outcomes) => {
    expect(chanceOf(exact(text), total)).toEqual({ numerator: count, denominator: outcomes });
  });
});

describe('the chance of at least', () => {
  const rows: readonly [text: string, target: number, count: bigint, outcomes: bigint][] = [
    ['d20', 11, 10n, 20n],
    ['d20+5', 26, 0n, 20n],
    ['d20+5', 6, 20n, 20n],
    ['2d6', 10, 6n, 36n],
    ['3d6', 16, 10n, 216n],
    ['2d20kh1', 11, 300n, 400n],
    ['2d20kl1', 11, 100n, 400n],
    ['4d6kh3', 16, 169n, 1296n],
  ];
  test.each(rows)('%s reaches %i in %i of %i', (text, target, count, outcomes) => {
    expect(chanceAtLeast(exact(text), target)).toEqual({ numerator: count, denominator: outcomes });
  });

  test('an exploding d6 reaches 7 in one of 6, and 13 in one of 36', () => {
    expect(toNumber(chanceAtLeast(exact('d6!'), 7))).toBe(1 / 6);
    expect(toNumber(chanceAtLeast(exact('d6!'), 13))).toBe(1 / 36);
  });
});

describe('the mean', () => {
  const rows: readonly [text: string, numerator: bigint, denominator: bigint, number: number][] = [
    ['d6', 21n, 6n, 3.5],
    ['2d6', 252n, 36n, 7],
    ['4d6kh3', 15_869n, 1296n, 12.244598765432098],
    ['2d20kh1', 5530n, 400n, 13.825],
    ['2d20kl1', 2870n, 400n, 7.175],
    ['-d6', -21n, 6n, -3.5],
    // 4.2 if it never ended, less what lies beyond the cut.
    ['d6!', 92_135_192_689_586_991n, 21_936_950_640_377_856n, 4.2],
  ];
  test.each(rows)('%s: %i/%i', (text, numerator, denominator, number) => {
    const average = mean(exact(text));
    expect(average).toEqual({ numerator, denominator });
    expect(toNumber(average)).toBe(number);
  });

  test.each([
    ['100d6', 350],
    ['1000d6', 3500],
    ['1000d20', 10_500],
    ['1000d100', 50_500],
    ['100d6*100d6', 122_500],
  ])('%s: %d', (text, number) => {
    expect(toNumber(mean(exact(text)))).toBe(number);
  });
});

describe('what is cut from explosions', () => {
  test.each([
    ['d6', 0n, 6n],
    ['d6!', 1n, 21_936_950_640_377_856n],
    ['d6!+1', 1n, 21_936_950_640_377_856n],
    ['-d6!*2', 1n, 21_936_950_640_377_856n],
    ['d1!', 1n, 1n],
    // Either die cut: 2 · 2^21 − 1 outcomes of 2^42.
    ['2d2!', 4_194_303n, 4_398_046_511_104n],
    ['2d2!kh1', 4_194_303n, 4_398_046_511_104n],
    ['d2!+d2!', 4_194_303n, 4_398_046_511_104n],
  ])('%s: %i of %i', (text, cut, outcomes) => {
    expect(chanceCut(exact(text))).toEqual({ numerator: cut, denominator: outcomes });
  });

  test('a one-sided die always explodes to the end', () => {
    expect(exact('d1!').counts).toEqual([[21, 1n]]);
  });
});

describe('work', () => {
  test.each([
    '1000d1000',
    '1000d10000',
    '1000d6dl1',
    '4d10000kh3',
    '476d10000!',
    '300d20+300d20',
    '100d100*100d100',
    '(1d1000)*(1d1000)*(1d1000)',
  ])('%s is refused at once', (text) => {
    // Of the processor's time: other work of the machine does not count.
    const start = process.cpuUsage();
    expect(distribution(text)).toEqual({ ok: false, error: { code: 'DICE_TOO_MUCH_WORK', at: 0 } });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(50);
  });

  test('100d6 takes well under 50 ms', () => {
    exact('100d6');
    const start = process.cpuUsage();
    exact('100d6');
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(50);
  });
});
