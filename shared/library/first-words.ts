/** How much of a text stands in a list, in characters. */
const longest = 80;
/** How much of a text is looked at, in UTF-16 units. */
const looked = 2000;

/** The first words of a note without the marks of headings, lists and stress; null where there are none. */
export function firstWords(text: string): string | null {
  const plain = text
    .slice(0, looked)
    .replaceAll(/^[ \t]*(?:#{1,6}|[>*+-])[ \t]+/gm, '')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return null;
  const letters = [...plain];
  if (letters.length <= longest) return plain;
  const cut = letters.slice(0, longest + 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : letters.slice(0, longest).join('')}…`;
}
