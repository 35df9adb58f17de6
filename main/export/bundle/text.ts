import { isUtf8 } from 'node:buffer';

/** The text of bytes that are UTF-8, without a byte order mark; undefined where they are not. */
export function decoded(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
