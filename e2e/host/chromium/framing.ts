/** Cuts the byte stream of a DevTools pipe into messages: each ends in a zero byte. */
export class MessageFraming {
  #unfinished: Buffer[] = [];

  /** The messages that this chunk completes, in order. */
  push(chunk: Buffer): string[] {
    const messages: string[] = [];
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      // Decoded only when whole: a chunk may end in the middle of a character.
      messages.push(Buffer.concat([...this.#unfinished, chunk.subarray(start, end)]).toString('utf8'));
      this.#unfinished = [];
      start = end + 1;
    }
    if (start < chunk.length) this.#unfinished.push(chunk.subarray(start));
    return messages;
  }
}

export function framed(message: object): string {
  return `${JSON.stringify(message)}\0`;
}
