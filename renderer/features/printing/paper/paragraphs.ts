/** The paragraphs of a note; empty lines part them and are none. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
