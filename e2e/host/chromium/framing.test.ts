import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framed, MessageFraming } from './framing.ts';

test('messages survive any cut of the stream, inside a character too', () => {
  const messages = fc.array(fc.record({ id: fc.nat(), text: fc.string({ unit: 'binary' }) }));
  const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
  fc.assert(
    fc.property(messages, cuts, (sent, sizes) => {
      const stream = Buffer.from(sent.map(framed).join(''));
      const framing = new MessageFraming();
      const received: unknown[] = [];
      let at = 0;
      for (let turn = 0; at < stream.length; turn++) {
        const end = at + (sizes[turn % sizes.length] ?? 1);
        for (const text of framing.push(stream.subarray(at, end))) received.push(JSON.parse(text));
        at = end;
      }
      expect(received).toEqual(sent.map((message) => JSON.parse(JSON.stringify(message))));
    }),
  );
});

test.each([
  ['two in one chunk', ['{"id":1}\0{"id":2}\0'], ['{"id":1}', '{"id":2}']],
  ['one in three chunks', ['{"i', 'd":1', '}\0'], ['{"id":1}']],
  ['an end that has not come', ['{"id":1}\0{"id"'], ['{"id":1}']],
])('%s', (_name, chunks, expected) => {
  const framing = new MessageFraming();
  expect(chunks.flatMap((chunk) => framing.push(Buffer.from(chunk)))).toEqual(expected);
});
