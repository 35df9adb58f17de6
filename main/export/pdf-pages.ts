/**
 * How many pages a PDF file has by its page tree, whose root counts all; undefined where none is found in the
 * open (a file may keep its objects compressed).
 */
export function pagesOfPdf(file: Uint8Array): number | undefined {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const counts = [...text.matchAll(/<<[^<>]*\/Type\s*\/Pages\b[^<>]*>>/g)].map(([node]) =>
    Number(/\/Count\s+(\d+)/.exec(node)?.[1]),
  );
  const known = counts.filter((count) => Number.isInteger(count));
  return known.length === 0 ? undefined : Math.max(...known);
}
