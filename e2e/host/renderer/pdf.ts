import type { PrintToPDFOptions } from 'electron';
import type { PdfParameters } from '../chromium/protocol.ts';

/** Width and height in inches. */
const paperSizes: Record<string, readonly [number, number]> = {
  A0: [33.1, 46.8],
  A1: [23.4, 33.1],
  A2: [16.54, 23.4],
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  A6: [4.13, 5.83],
  Ledger: [17, 11],
  Legal: [8.5, 14],
  Letter: [8.5, 11],
  Tabloid: [11, 17],
};

type Margins = Pick<PdfParameters, 'marginTop' | 'marginBottom' | 'marginLeft' | 'marginRight'>;

/** Electron's options in Chromium's words, with Electron's defaults. */
export function pdfParameters(options: PrintToPDFOptions): PdfParameters {
  const [paperWidth, paperHeight] = paperSize(options.pageSize ?? 'Letter');
  return {
    landscape: options.landscape ?? false,
    displayHeaderFooter: options.displayHeaderFooter ?? false,
    printBackground: options.printBackground ?? false,
    scale: options.scale ?? 1,
    paperWidth,
    paperHeight,
    ...margins(options.margins),
    pageRanges: options.pageRanges ?? '',
    ...(options.headerTemplate === undefined ? {} : { headerTemplate: options.headerTemplate }),
    ...(options.footerTemplate === undefined ? {} : { footerTemplate: options.footerTemplate }),
    preferCSSPageSize: options.preferCSSPageSize ?? false,
    generateTaggedPDF: options.generateTaggedPDF ?? false,
    generateDocumentOutline: options.generateDocumentOutline ?? false,
  };
}

function paperSize(size: NonNullable<PrintToPDFOptions['pageSize']>): readonly [number, number] {
  if (typeof size !== 'string') return [size.width, size.height];
  const known = paperSizes[size];
  if (!known) throw new Error(`Invalid pageSize ${size}`);
  return known;
}

function margins({ top, bottom, left, right }: PrintToPDFOptions['margins'] = {}): Margins {
  return {
    ...(top === undefined ? {} : { marginTop: top }),
    ...(bottom === undefined ? {} : { marginBottom: bottom }),
    ...(left === undefined ? {} : { marginLeft: left }),
    ...(right === undefined ? {} : { marginRight: right }),
  };
}
