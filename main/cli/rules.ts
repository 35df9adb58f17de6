import { pipeline } from 'node:stream/promises';
import { answerLine } from './answer-line.ts';

const newline = 0x0a;

/** Cuts a byte stream at its line feeds alone; readline would also cut at other separators. */
async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...pending, chunk.subarray(start, end)]).toString('utf8');
      pending = [];
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  }
  if (pending.length > 0) yield Buffer.concat(pending).toString('utf8');
}

await pipeline(
  process.stdin,
  lines,
  async function* (requests) {
    for await (const line of requests) yield `${answerLine(line)}\n`;
  },
  process.stdout,
);
