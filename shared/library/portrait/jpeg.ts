import { bigEndian } from './byte-order.ts';
import { portraitLimits } from './portrait.ts';

/** Markers of JPEG; ITU-T T.81, table B.1. */
const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
} as const;

/** Frames: baseline, extended and progressive, and those that nobody uses. DHT, JPG and DAC lie between them. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

interface Segment {
  readonly code: number;
  /** Where its content begins, and where what follows it does. */
  readonly from: number;
  readonly to: number;
}

/** The segments from the start of the image to its first scan or its end; nothing where they do not hang together. */
function* segments(bytes: Uint8Array, start: number): Generator<Segment> {
  for (let at = start; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const code = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const to = at + 2 + bigEndian(bytes, at + 2, 2);
    if (code === marker.endOfImage || to < at + 4 || to > bytes.length) return;
    yield { code, from: at + 4, to };
    if (code === marker.startOfScan) return;
    at = to;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(bytes: Uint8Array, { from, to }: Segment): Size | undefined {
  if (to - from < 6) return undefined;
  return { width: bigEndian(bytes, from + 3, 2), height: bigEndian(bytes, from + 1, 2) };
}

/** Whether a file begins as a JPEG. */
export function beginsAsJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === marker.startOfImage && bytes[2] === 0xff;
}

/** The size that a JPEG says it has; undefined where it says none. */
export function jpegSize(bytes: Uint8Array): Size | undefined {
  for (const segment of segments(bytes, 2)) if (isFrame(segment.code)) return sizeOf(bytes, segment);
  return undefined;
}

/** Where the scan that begins here ends: at the next marker that is none of its own. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    const isWithin = code === 0x00 || (code >= marker.firstRestart && code <= marker.lastRestart);
    if (!isWithin) return at;
  }
  return bytes.length;
}

/** Tables, restart intervals, the frame, its scans, and two of the segments for programs: JFIF and the colour profile. */
const ofPortraits: ReadonlySet<number> = new Set([0xc0, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xe2]);

/**
 * Whether bytes are a portrait as our windows write it: a small JPEG whose parts hang together to its last byte,
 * without anything that a camera or a person wrote into it (places, comments, thumbnails).
 */
export function isPortrait(bytes: Uint8Array): boolean {
  if (bytes.length > portraitLimits.bytes || !beginsAsJpeg(bytes)) return false;
  let frames = 0;
  let at = 2;
  while (at + 2 < bytes.length) {
    let end = at;
    for (const segment of segments(bytes, at)) {
      if (!ofPortraits.has(segment.code)) return false;
      end = segment.code === marker.startOfScan ? afterScan(bytes, segment.to) : segment.to;
      if (!isFrame(segment.code)) continue;
      frames += 1;
      const size = sizeOf(bytes, segment);
      const sides = [size?.width ?? 0, size?.height ?? 0];
      if (sides.some((side) => side < 1 || side > portraitLimits.side)) return false;
    }
    if (end === at) return false;
    at = end;
  }
  return frames === 1 && bytes[at] === 0xff && bytes[at + 1] === marker.endOfImage && at + 2 === bytes.length;
}
