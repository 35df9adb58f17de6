/** Where a line of a text begins and ends, in UTF-16 units. */
export interface TextLine {
  readonly from: number;
  readonly to: number;
}

/** The lines in which the only text of an element is drawn; a word that is longer than a line is in several. */
export function textLines(element: HTMLElement): readonly TextLine[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return [];
  const range = document.createRange();
  const lines: { from: number; to: number; top: number }[] = [];
  const add = (from: number, to: number): void => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const { top, height } = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (line === undefined || top > line.top + height / 2) lines.push({ from, to, top });
    else line.to = to;
  };
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    if (range.getClientRects().length <= 1) add(index, index + word.length);
    else {
      let at = index;
      for (const letter of word) {
        add(at, at + letter.length);
        at += letter.length;
      }
    }
  }
  return lines.map(({ from, to }) => ({ from, to }));
}
