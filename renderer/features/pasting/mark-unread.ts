/** A piece of a line, and whether a reader understood it. */
export interface MarkedPiece {
  readonly text: string;
  readonly unread: boolean;
}

const signs: Readonly<Record<string, string>> = { '×': 'x', '⁄': '/', '†': '*', '‡': '*' };

/** A sign as readers see it: one kind of dash, of quote, of space. */
function plainSign(sign: string): string {
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-';
  if (/[‘’ʼ´`]/.test(sign)) return "'";
  return /\s/.test(sign) ? ' ' : (signs[sign] ?? sign);
}

/** A text without runs of spaces, and where each of its signs stands in the original. */
function flattened(text: string): { readonly flat: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let flat = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = plainSign(text[at] ?? '');
    if (sign === ' ' && flat.endsWith(' ')) continue;
    flat += sign;
    places.push(at);
  }
  return { flat, places };
}

/** Cuts a line into what was read and what was not; all of it is marked where a piece cannot be found in it. */
export function markUnread(text: string, unread: readonly string[]): readonly MarkedPiece[] {
  const { flat, places } = flattened(text);
  const marked = new Array<boolean>(text.length).fill(false);
  let from = 0;
  for (const piece of unread) {
    const sought = flattened(piece.trim()).flat;
    const behind = flat.indexOf(sought, from);
    const start = behind < 0 ? flat.indexOf(sought) : behind;
    if (start < 0 || sought === '') return [{ text, unread: true }];
    from = start + sought.length;
    marked.fill(true, places[start] ?? 0, (places[from - 1] ?? text.length - 1) + 1);
  }
  const pieces: MarkedPiece[] = [];
  for (let start = 0, at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[start]) continue;
    pieces.push({ text: text.slice(start, at), unread: marked[start] ?? false });
    start = at;
  }
  return pieces;
}
