/** One line of the bench: something of ours against a yardstick of the same run. */
export interface Measured {
  readonly what: string;
  readonly yardstick: string;
  /** Milliseconds, the middle of all runs unless `what` says otherwise. */
  readonly ours: number;
  readonly theirs: number;
  /** The ratio that should not be passed; absent where there is none. */
  readonly limit?: number;
}

/** The value that a share of all values does not pass. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/**
 * Runs ours and the yardstick in turns, so that both meet the same noise, and takes the middle of each.
 * Both give milliseconds. The first pair warms caches and does not count.
 */
export async function compare(
  line: Pick<Measured, 'what' | 'yardstick' | 'limit'>,
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Measured> {
  const times: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push({ ours: await ours(), theirs: await theirs() });
  const counted = times.slice(1);
  return {
    ...line,
    ours: percentile(
      counted.map((time) => time.ours),
      0.5,
    ),
    theirs: percentile(
      counted.map((time) => time.theirs),
      0.5,
    ),
  };
}

/** Prints lines as a table; a ratio beyond its limit is marked, and fails nothing. */
export function printTable(lines: readonly Measured[]): void {
  console.table(
    lines.map(({ what, yardstick, ours, theirs, limit }) => ({
      what,
      'ours ms': ours.toFixed(1),
      yardstick,
      'yardstick ms': theirs.toFixed(1),
      ratio: (ours / theirs).toFixed(2),
      limit: limit === undefined ? '' : `${limit}${ours / theirs > limit ? ' EXCEEDED' : ''}`,
    })),
  );
}
