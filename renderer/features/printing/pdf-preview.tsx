import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../keys/key-map.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { openPdf } from './pdf-document.ts';
import styles from './pdf-preview.module.css';

/** How much larger one step makes the page; a whole page is as small as it gets. */
const zoomStep = 1.25;
const largest = zoomStep ** 8;
/** Pixels that the page's own edges take. */
const edges = 2;

/** Shows a PDF page by page, as it is: with buttons and keys for pages and size. */
export function PdfPreview({ pdf }: { pdf: Uint8Array }) {
  const { t } = useWords();
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const open = openPdf(pdf);
    // Closed before it was read, it rejects, and nobody waits for it any more.
    open.document.then(setDocument).catch(() => undefined);
    return open.close;
  }, [pdf]);
  if (document === undefined) return null;
  const { numPages: pages } = document;
  const go = (to: number): void => setPage(Math.min(pages, Math.max(1, to)));
  const scale = (by: number): void => setZoom((before) => Math.min(largest, Math.max(1, before * by)));
  const deeds: Readonly<Record<string, () => void>> = {
    pagedown: () => go(page + 1),
    pageup: () => go(page - 1),
    home: () => go(1),
    end: () => go(pages),
    '+': () => scale(zoomStep),
    '-': () => scale(1 / zoomStep),
    '0': () => setZoom(1),
  };
  const hear = (event: KeyboardEvent): void => {
    const deed = deeds[keyOf(event)];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
  const label = t('paper.page', { page, pages });
  return (
    <section className={styles.preview} aria-label={t('paper.preview')} onKeyDown={hear}>
      <div className={styles.bar}>
        <IconButton
          label={t('paper.pageBefore')}
          icon={<ChevronLeft />}
          isDisabled={page === 1}
          onPress={() => go(page - 1)}
        />
        <span aria-live="polite" className={styles.count}>
          {label}
        </span>
        <IconButton
          label={t('paper.pageAfter')}
          icon={<ChevronRight />}
          isDisabled={page === pages}
          onPress={() => go(page + 1)}
        />
        <span className={styles.zoom}>
          <IconButton
            label={t('paper.smaller')}
            icon={<ZoomOut />}
            isDisabled={zoom === 1}
            onPress={() => scale(1 / zoomStep)}
          />
          <IconButton
            label={t('paper.fit')}
            icon={<Maximize />}
            isDisabled={zoom === 1}
            onPress={() => setZoom(1)}
          />
          <IconButton
            label={t('paper.larger')}
            icon={<ZoomIn />}
            isDisabled={zoom === largest}
            onPress={() => scale(zoomStep)}
          />
        </span>
      </div>
      <PdfPage document={document} page={page} zoom={zoom} label={label} />
    </section>
  );
}

interface PdfPageProps {
  document: PDFDocumentProxy;
  page: number;
  /** 1 shows the whole page. */
  zoom: number;
  label: string;
}

function PdfPage({ document, page, zoom, label }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (room === undefined) return;
    let stopped = false;
    let stop = (): void => undefined;
    void document.getPage(page).then((read) => {
      if (stopped || canvas.current === null) return;
      const whole = read.getViewport({ scale: 1 });
      const fit = Math.min((room.width - edges) / whole.width, (room.height - edges) / whole.height);
      const viewport = read.getViewport({ scale: fit * zoom * devicePixelRatio });
      canvas.current.width = Math.floor(viewport.width);
      canvas.current.height = Math.floor(viewport.height);
      canvas.current.style.width = `${viewport.width / devicePixelRatio}px`;
      const drawing = read.render({ canvas: canvas.current, viewport });
      stop = () => drawing.cancel();
      // Turned over before it was drawn, it rejects.
      drawing.promise.catch(() => undefined);
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [document, page, zoom, room]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page larger than its frame is scrolled by keys.
    <div ref={frame} className={styles.frame} tabIndex={0}>
      <canvas ref={canvas} role="img" aria-label={label} className={styles.page} />
    </div>
  );
}
