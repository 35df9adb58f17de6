/** How much stands before the hit, and how much in all, in UTF-16 units. */
const before = 40;
const longest = 160;

/** A piece of a text around a place, in one line, cut between words where it can be. */
export function excerpt(text: string, place: number): string {
  const earliest = Math.max(0, place - before);
  const space = earliest === 0 ? 0 : text.slice(earliest, place).search(/\s/);
  const from = earliest === 0 ? 0 : space < 0 ? place : earliest + space + 1;
  const piece = text.slice(from, from + longest);
  const last = from + longest >= text.length ? -1 : piece.search(/\s\S*$/);
  const end = last > place - from ? last : piece.length;
  const plain = piece.slice(0, end).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${plain}${from + end < text.length ? '…' : ''}`;
}
