/** A text in pieces: its paragraphs, and where one is longer than `longest` letters, parts of it that end with a word. */
export function piecesOf(text: string, longest: number): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => {
      const pieces: string[] = [];
      let rest = paragraph;
      while (rest.length > longest) {
        const space = rest.lastIndexOf(' ', longest);
        // A word without end is broken between two letters, never within one that takes two units.
        const inPair = /[\ud800-\udbff]/.test(rest[longest - 1] ?? '');
        const at = space > 0 ? space : longest - (inPair ? 1 : 0);
        pieces.push(rest.slice(0, at));
        rest = rest.slice(at).trimStart();
      }
      return [...pieces, rest];
    });
}
