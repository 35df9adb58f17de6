/** Reading a line from left to right; every function here takes time in proportion to its text. */

const dashes = /[\u2010-\u2015\u2212]/g;
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅙': '1/6',
  '⅛': '1/8',
  '⅒': '1/10',
};

/** A line in the signs that the readers look for: ASCII dashes, fractions, strokes, stars, quotes and spaces. */
export function plain(text: string): string {
  return (
    text
      .replace(dashes, '-')
      // A sign that no encoding knew: before figures it was a dash, behind a stroke perhaps a multiplication sign.
      .replace(/(?<!\/ ?)\ufffd(?=\d)/g, '-')
      .replace(/(\d?)([½¼¾⅓⅔⅕⅙⅛⅒])/g, (_, before: string, sign: string) =>
        before === '' ? (fractions[sign] ?? sign) : `${before}-${fractions[sign] ?? sign}`,
      )
      .replace(/[×✕✖⨯⨉]/g, 'x')
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/[†‡§¹²³]/g, '*')
      .replace(/[‘’ʼ´`]/g, "'")
      .replace(/ ?ᴮ/g, '^B')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** A text as it is printed, its spaces apart. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a line holds a dash, or not even that. */
export function isDash(text: string): boolean {
  return /^-{0,2}[.;]?$/.test(plain(text));
}

/** Whether a line says that there is nothing: a dash, or "none". */
export function isNothing(text: string): boolean {
  return isDash(text) || plain(text).toLowerCase() === 'none';
}

/** What stands before the next cut, and what cut it off from the piece before. */
export interface Piece<Separator extends string> {
  readonly text: string;
  /** Empty before the first piece. */
  readonly after: Separator | '';
}

/** Cuts a text at the separators that stand outside parentheses; of two at the same place the first is taken. */
export function cut<Separator extends string>(
  text: string,
  separators: readonly Separator[],
): readonly Piece<Separator>[] {
  const pieces: Piece<Separator>[] = [];
  let depth = 0;
  let start = 0;
  let after: Separator | '' = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth = Math.max(depth - 1, 0);
    const found = depth > 0 ? undefined : separators.find((separator) => text.startsWith(separator, at));
    if (found === undefined) continue;
    pieces.push({ text: text.slice(start, at), after });
    start = at + found.length;
    after = found;
    at = start - 1;
  }
  return [...pieces, { text: text.slice(start), after }];
}

/** The pieces between commas and semicolons, as items of a list. */
export function items(text: string): readonly string[] {
  if (isNothing(text)) return [];
  return cut(text, [',', ';'])
    .map((piece) => piece.text.trim())
    .filter((item) => item !== '');
}

/** A text with the first parenthesis at its end taken apart. */
export interface Parenthesised {
  readonly before: string;
  /** What the parenthesis holds; null where there is none. */
  readonly inside: string | null;
  readonly rest: string;
}

/** Takes the first parenthesis out of a text. One that does not close is none. */
export function parenthesis(text: string): Parenthesised {
  const open = text.indexOf('(');
  let depth = 0;
  for (let at = open; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth > 0) continue;
    const before = text.slice(0, open).trim();
    return { before, inside: text.slice(open + 1, at).trim(), rest: text.slice(at + 1).trim() };
  }
  return { before: text.trim(), inside: null, rest: '' };
}

/** A number (`+5`, `- 2`, `0`), footnote stars and a full stop aside; null where the text is anything else. */
export function signedNumber(text: string): number | null {
  const said = plain(text);
  if (!/^[+-]? ?\d{1,6}\**\.?$/.test(said)) return null;
  const value = Number(said.replace(/[ *.]/g, ''));
  return value === 0 ? 0 : value;
}

/** A whole number without a sign, footnote stars aside; null where the text is anything else. */
export function wholeNumber(text: string): number | null {
  const said = plain(text);
  return /^\d{1,6}\**$/.test(said) ? Number(said.replace(/\*/g, '')) : null;
}

/** Where a text cannot be understood as a whole; punctuation alone says nothing. */
export function notUnderstood(text: string): readonly string[] {
  return /^[\s.,;:*]*$/.test(text) ? [] : [text.trim()];
}

/** A text without what only joins it to the text around: spaces, commas, full stops, a last "and" or "or". */
export function unjoined(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ' ,;'.includes(text[start] ?? '')) start += 1;
  for (;;) {
    while (end > start && ' ,;.'.includes(text[end - 1] ?? '')) end -= 1;
    const word = / (?:and|or)$/.exec(text.slice(Math.max(end - 4, start), end));
    if (word === null) return text.slice(start, end);
    end -= word[0].length;
  }
}
