/** What pasting does to a text, undone: signs that went through a wrong encoding, marks of web pages, odd spaces. */

/** UTF-8 that was taken for Windows-1252. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/â€[“”\u0093\u0094]/g, '–'],
  [/â€[™\u0099˜\u0098]/g, '’'],
  [/â€[œ\u009c\u009d\u009d]/g, '"'],
  [/âˆ[’'\u0092]/g, '-'],
  [/Ã[—\u0097]/g, '×'],
  [/Â(?=[½¼¾\u00a0])/g, ''],
  [/ï¬\u0081/g, 'fi'],
  [/ï¬‚/g, 'fl'],
];

/** Windows-1252 that was taken for Latin-1: its dashes and quotes became control characters. */
const controls: Readonly<Record<string, string>> = {
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0096': '–',
  '\u0097': '—',
};

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  times: '×',
  frac12: '½',
  frac14: '¼',
  rsquo: '’',
  lsquo: '‘',
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
};

function entity(written: string, name: string): string {
  const number = /^#(\d{1,6})$/.exec(name)?.[1] ?? null;
  const hex = /^#x([\da-f]{1,5})$/i.exec(name)?.[1] ?? null;
  if (number !== null || hex !== null) {
    const point = number === null ? Number.parseInt(hex ?? '', 16) : Number(number);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : written;
  }
  return entities[name.toLowerCase()] ?? written;
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<br ?\/?>|<\/(?:tr|p|div|li|h[1-6])>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<sup> ?B ?<\/sup>/gi, '^B')
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, '')
    .replace(/\[\/?(?:b|i|u|size|color|quote|table|tr|td)(?:=[^\]\n]{0,40})?\]/gi, '')
    .replace(/&(#?\w{2,8});/g, entity)
    .replace(/\*\*|__|'''|\^\^/g, '')
    .replace(/^[ \t]*(?:#{1,6}|>{1,3})[ \t]+/gm, '')
    .replace(/^[ \t]*(?:[-–—*•●▪◦·‣⁃∙○■□✦❖►▸➤»]|\d{1,2}[.)](?=[ \t]+[A-Z]))[ \t]+(?=[a-z])/gim, '')
    .replace(/^([ \t]*)([*_])([a-z][a-z/ ]{1,30}:?)\2/gim, '$1$3')
    .replace(/^"([^"\n]{2,40})"(?:[ \t]*[,;]| *\t)[ \t]*"(.*)"[ \t]*$/gm, '$1\t$2');
}

/** A text as its author saw it: plain characters, no markup, no invisible signs. Line ends and tabs stay. */
export function repaired(text: string): string {
  let whole = text;
  for (const [wrong, right] of misread) whole = whole.replace(wrong, right);
  return withoutMarkup(
    whole
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      // A sign that no encoding knew: before figures it was a dash, behind a stroke perhaps a multiplication sign.
      .replace(/(?<!\/ ?)\ufffd(?=\d)/g, '–')
      .replace(/[\u0091-\u0097]/g, (sign) => controls[sign] ?? '')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
      .replace(/[\ufb00-\ufb06\ufe58\ufe63\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC')),
  );
}
