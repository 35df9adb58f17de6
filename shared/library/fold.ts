/** Letters that Unicode does not take apart into a letter and its mark, and the sigma at the end of words. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
const ofLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Accents and other marks above and below, and what is not seen at all: soft hyphens, joiners. */
const marks = /[\p{Mn}\p{Cf}]/gu;

const isAscii = /^\p{ASCII}*$/u;

/** A text without case, accents and ligatures: what people take for the same word becomes the same. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  // Once more after lower case: what İ leaves is a mark.
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(marks, '');
  return bare.replaceAll(ofLetters, (letter) => letters[letter] ?? letter);
}

/** A word is letters and digits in a row; a picture is a word by itself. */
const word = /[\p{L}\p{N}\p{M}\p{Cf}]+|\p{Extended_Pictographic}/gu;

/** The same of a text in ASCII, where it is found sooner. */
const plainWord = /[a-z0-9]+/g;

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): readonly string[] {
  return (isAscii.test(text) ? text.toLowerCase().match(plainWord) : fold(text).match(word)) ?? [];
}

/** What stands between spaces; folding may find more words in it than meet the eye. */
const chunk = /[\S\uFEFF]+/g;

/** Where in a text the first word stands that begins with one of some folded words; undefined where none does. */
export function firstHit(text: string, wanted: readonly string[]): number | undefined {
  const hits = (written: string): boolean =>
    wordsOf(written).some((found) => wanted.some((begins) => found.startsWith(begins)));
  // Most texts hold none of them, and folding a text as a whole is quick.
  const folded = fold(text);
  if (!wanted.some((begins) => folded.includes(begins))) return undefined;
  for (const { 0: written, index } of text.matchAll(chunk)) {
    if (!hits(written)) continue;
    const within = [...written.matchAll(word)].find(([found]) => hits(found));
    return index + (within?.index ?? 0);
  }
  return undefined;
}
