import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its size in points, and its text in reading order. */
interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** A font of a PDF; `family` without its subset mark and weight. */
interface PdfFont {
  readonly family: string;
  readonly embedded: boolean;
}

function familyOf(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, '').replace(/(ExtraLight)?-.*$/, '');
}

/** Reads our own PDF files as a reader's program does. */
export async function readPdf(data: Uint8Array): Promise<{ pages: PdfPage[]; fonts: PdfFont[] }> {
  const document = await getDocument({ data: new Uint8Array(data), fontExtraProperties: true }).promise;
  const pages: PdfPage[] = [];
  const fonts = new Map<string, PdfFont>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push({ width, height, text });
    const { fnArray, argsArray } = await page.getOperatorList();
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
