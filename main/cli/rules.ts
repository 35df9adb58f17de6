import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { answerLine } from './answer-line.ts';

const newline = 0x0a;

/** Bytes of a line that is still read. Requests have some hundreds; answers can be a hundred times as long. */
const longestLine = 4 * 1024 * 1024;

/** What stands for a line that is no text or far too long: it is refused as any other that is not JSON. */
const unreadable = '';

function textOf(pieces: readonly Buffer[]): string {
  const line = Buffer.concat(pieces);
  return line.length <= longestLine && isUtf8(line) ? line.toString('utf8') : unreadable;
}

/** Cuts a byte stream at its line feeds alone; readline would also cut at other separators. */
async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer[] = [];
  let length = 0;
  const keep = (piece: Buffer) => {
    // Of a line that is too long already, nothing more is kept.
    if (length <= longestLine) pending.push(piece);
    length += piece.length;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      yield textOf(pending);
      pending = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (length > 0) yield textOf(pending);
}

await pipeline(
  process.stdin,
  lines,
  async function* (requests) {
    for await (const line of requests) yield `${answerLine(line)}\n`;
  },
  process.stdout,
);
