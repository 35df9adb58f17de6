const wanted = process.env.HOST_DEBUG === '1';

export function debug(...words: unknown[]): void {
  if (wanted) console.error('[host]', ...words);
}
