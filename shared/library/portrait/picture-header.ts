import { bigEndian, littleEndian } from './byte-order.ts';
import { beginsAsJpeg, jpegSize } from './jpeg.ts';

/** What a file of a picture says of itself in its first bytes. */
export interface PictureHeader {
  readonly format: 'PNG' | 'JPEG' | 'WebP' | 'GIF';
  /** In pixels, as it lies in the file: whoever took it may have held the camera upright. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

function has(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(bytes: Uint8Array): Size | undefined {
  if (!has(bytes, 'IHDR', 12)) return undefined;
  return { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) };
}

/**
 * The larger of the screen and of the first frame, since a frame may be larger than its screen;
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt, sections 18, 20 and 24.
 */
function gifSize(bytes: Uint8Array): Size | undefined {
  const flags = bytes[10] ?? 0;
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (bytes[at] === 0x21) {
    at += 2;
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  if (bytes[at] !== 0x2c || at + 9 > bytes.length) return undefined;
  return {
    width: Math.max(littleEndian(bytes, 6, 2), littleEndian(bytes, at + 5, 2)),
    height: Math.max(littleEndian(bytes, 8, 2), littleEndian(bytes, at + 7, 2)),
  };
}

/** Lossy, lossless or extended; https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (has(bytes, 'VP8 ', 12) && bigEndian(bytes, 23, 3) === 0x9d012a)
    return { width: littleEndian(bytes, 26, 2) & 0x3fff, height: littleEndian(bytes, 28, 2) & 0x3fff };
  if (has(bytes, 'VP8L', 12) && bytes[20] === 0x2f) {
    const bits = littleEndian(bytes, 21, 4);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (has(bytes, 'VP8X', 12))
    return { width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1 };
  return undefined;
}

function sized(format: PictureHeader['format'], size: Size | undefined): PictureHeader | undefined {
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : { format, ...size };
}

/**
 * Reads what a file is by its first bytes, whatever it is called; undefined for everything but pictures whose size
 * can be told before they are unpacked.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (has(bytes, '\u0089PNG\r\n\u001a\n')) return sized('PNG', pngSize(bytes));
  if (has(bytes, 'GIF87a') || has(bytes, 'GIF89a')) return sized('GIF', gifSize(bytes));
  if (has(bytes, 'RIFF') && has(bytes, 'WEBP', 8)) return sized('WebP', webpSize(bytes));
  return beginsAsJpeg(bytes) ? sized('JPEG', jpegSize(bytes)) : undefined;
}
