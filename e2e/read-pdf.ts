import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A box in points from the lower left corner of the page. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A piece of text of a page, with its box: as wide as it is printed, as high as its capitals. */
interface TextRun extends Box {
  readonly text: string;
}

/** A page of a PDF: its size in points, and its text in reading order. */
interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** How many images are painted on it. */
  readonly images: number;
}

/** A font of a PDF; `family` without its subset mark and weight. */
interface PdfFont {
  readonly family: string;
  readonly embedded: boolean;
}

/** A PDF as a reader's program sees it. */
export interface ReadPdf {
  readonly pages: readonly PdfPage[];
  readonly fonts: readonly PdfFont[];
}

function familyOf(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, '').replace(/(ExtraLight)?-.*$/, '');
}

/** The height of capitals in text of size 1; no letter of two lines meets there. */
const capitals = 0.65;

function runOf(item: { str: string; transform: number[]; width: number; height: number }): TextRun {
  const [, , , , left = Number.NaN, bottom = Number.NaN] = item.transform;
  return {
    text: item.str,
    left,
    right: left + item.width,
    bottom,
    top: bottom + item.height * capitals,
  };
}

/** Reads our own PDF files as a reader's program does. */
export async function readPdf(data: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(data), fontExtraProperties: true }).promise;
  const pages: PdfPage[] = [];
  const fonts = new Map<string, PdfFont>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    const text = pieces.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('');
    const runs = pieces.filter(({ str }) => str.trim() !== '').map(runOf);
    const { fnArray, argsArray } = await page.getOperatorList();
    const images = fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
    pages.push({ width, height, text, runs, images });
    fnArray.forEach((_, at) => {
      const [id] = Array.isArray(argsArray[at]) ? argsArray[at] : [];
      if (typeof id !== 'string' || !page.commonObjs.has(id)) return;
      const font: unknown = page.commonObjs.get(id);
      if (typeof font !== 'object' || font === null || !('name' in font) || typeof font.name !== 'string')
        return;
      const embedded = !('missingFile' in font && font.missingFile === true);
      fonts.set(font.name, { family: familyOf(font.name), embedded });
    });
  }
  return { pages, fonts: [...fonts.values()] };
}

/** What stands for a letter that could not be read. */
const noLetter = '\ufffd';

/** Points by which boxes may touch: what rounding does to them. */
const touch = 0.5;

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > touch &&
    Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > touch
  );
}

/** How near text may come to the edges of a page, in points. */
export interface Insets {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sheets and tables have margins of 12 and 14 mm; below them stand names and page numbers. */
export const pageInsets: Insets = { side: 38, top: 33, bottom: 15 };
/** Cards have no margins but their own padding of 8 mm, on each side of the lines that they are cut along. */
export const cardInsets: Insets = { side: 22, top: 22, bottom: 22 };

/** The parts of a page that no text may leave: all of it, or each of its four cards. */
function framesOf({ width, height }: PdfPage, { side, top, bottom }: Insets): readonly Box[] {
  const [columns, rows] = side === cardInsets.side ? [2, 2] : [1, 1];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      left: (width / columns) * column + side,
      right: (width / columns) * (column + 1) - side,
      bottom: (height / rows) * row + bottom,
      top: (height / rows) * (row + 1) - top,
    };
  });
}

function isWithin(run: Box, frame: Box): boolean {
  return (
    run.left >= frame.left && run.right <= frame.right && run.bottom >= frame.bottom && run.top <= frame.top
  );
}

/** What no paper of ours may have: text that leaves its place, texts over each other, letters that no font had. */
export function faultsOnPaper({ pages }: ReadPdf, insets = pageInsets): readonly string[] {
  return pages.flatMap((page, at) => {
    const { runs } = page;
    const on = `page ${at + 1}`;
    const frames = framesOf(page, insets);
    const outside = runs
      .filter((run) => !frames.some((frame) => isWithin(run, frame)))
      .map(({ text }) => `${on}: “${text}” leaves its place`);
    const sorted = runs.toSorted((a, b) => b.top - a.top);
    const over = sorted.flatMap((a, first) => {
      const below = sorted.slice(first + 1);
      const far = below.findIndex((b) => b.top <= a.bottom);
      const near = far === -1 ? below : below.slice(0, far);
      return near.filter((b) => overlap(a, b)).map((b) => `${on}: “${a.text}” lies over “${b.text}”`);
    });
    const unknown = runs.filter(({ text }) => text.includes(noLetter)).map(({ text }) => `${on}: “${text}”`);
    return [...outside, ...over, ...unknown];
  });
}
