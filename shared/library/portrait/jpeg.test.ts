import { describe, expect, test } from 'vitest';
import { end, frame, jfif, portraitBytes, scan, segment, start } from './fixtures.ts';
import { isPortrait } from './jpeg.ts';
import { portraitAt, portraitLimits, portraitPath } from './portrait.ts';

/** A frame of 200 × 300, with something before it and behind it. */
const with_ = (before: readonly number[], after: readonly number[] = scan): Uint8Array =>
  new Uint8Array([...start, ...before, ...frame(200, 300), ...after, ...end]);

describe('a portrait', () => {
  test.each<[string, Uint8Array]>([
    ['of 200 × 300', portraitBytes()],
    ['as large as they get', portraitBytes({ width: 512, height: 512 })],
    ['of one pixel', portraitBytes({ width: 1, height: 1 })],
    ['in several scans', with_(jfif, [...scan, ...segment(0xc4, [0, 1]), ...scan])],
    [
      'with a colour profile',
      with_(
        segment(
          0xe2,
          [...'ICC_PROFILE'].map((letter) => letter.charCodeAt(0)),
        ),
      ),
    ],
    ['progressive', new Uint8Array([...start, ...jfif, ...frame(200, 300, 0xc2), ...scan, ...end])],
  ])('%s is one', (_, bytes) => {
    expect(isPortrait(bytes)).toBe(true);
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<svg onload="alert(1)">')],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a JPEG of 513 pixels', portraitBytes({ width: 513 })],
    ['a JPEG without height', portraitBytes({ height: 0 })],
    ['a beginning alone', portraitBytes().subarray(0, 60)],
    ['one without its last byte', portraitBytes().subarray(0, -1)],
    ['one with a byte too many', new Uint8Array([...portraitBytes(), 0])],
    ['one with a zip behind it', new Uint8Array([...portraitBytes(), 0x50, 0x4b, 3, 4])],
    ['two in a row', new Uint8Array([...portraitBytes(), ...portraitBytes()])],
    ['one with two frames', with_(frame(10, 10))],
    ['one without a frame', new Uint8Array([...start, ...jfif, ...scan, ...end])],
    ['one with what a camera notes (EXIF)', with_(segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0]))],
    ['one with a comment', with_(segment(0xfe, [0x68, 0x69]))],
    ['a segment that is longer than the file', with_([0xff, 0xe0, 0xff, 0xff])],
    ['a segment that is shorter than its length', with_([0xff, 0xe0, 0, 1])],
    ['more bytes than any may have', with_(jfif, [...scan, ...Array<number>(portraitLimits.bytes).fill(7)])],
  ])('%s is none', (_, bytes) => {
    expect(isPortrait(bytes)).toBe(false);
  });
});

test('a path names a portrait by its hash, and nothing else', () => {
  const hash = '0123456789abcdef'.repeat(4);
  expect(portraitAt(portraitPath(hash))).toBe(hash);
  for (const path of [
    `/portraits/${hash}`,
    `/portraits/${hash}.png`,
    `/portraits/${hash.slice(1)}.jpg`,
    `/portraits/${hash.toUpperCase()}.jpg`,
    `/portraits/../${hash}.jpg`,
    `/x/portraits/${hash}.jpg`,
    `/portraits/${hash}.jpg/x`,
  ])
    expect(portraitAt(path)).toBeUndefined();
});
