import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

/** One worker reads every PDF of this window; it comes from our own files, as the policy wants it. */
GlobalWorkerOptions.workerPort = new PdfWorker();

/** A PDF that is open, and how it is closed again. */
export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Opens a PDF of ours; it holds its fonts and asks for nothing. */
export function openPdf(pdf: Uint8Array): OpenPdf {
  // The worker takes what it is given away from this window, and the bytes may be wanted again.
  const task = getDocument({
    data: pdf.slice(),
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
