import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame, jfif, segment, start } from './fixtures.ts';
import { type PictureHeader, pictureHeader } from './picture-header.ts';

/** Bytes from texts and numbers. */
function bytes(...parts: readonly (string | number)[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  );
}

const png = ['\u0089PNG\r\n\u001a\n', 0, 0, 0, 13, 'IHDR'] as const;
const gif = ['GIF89a', 0x2c, 1, 0xc8, 0, 0, 0, 0] as const;

describe('a picture is recognised by its first bytes', () => {
  test.each<[string, Uint8Array, PictureHeader]>([
    ['PNG', bytes(...png, 0, 0, 1, 0x2c, 0, 0, 0, 0xc8), { format: 'PNG', width: 300, height: 200 }],
    ['GIF', bytes(...gif, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0), { format: 'GIF', width: 300, height: 200 }],
    [
      'GIF with colours, a comment and a frame beyond its screen',
      bytes(
        'GIF87a',
        1,
        0,
        1,
        0,
        0x80,
        0,
        0,
        'colour',
        0x21,
        0xfe,
        2,
        'hi',
        0,
        0x2c,
        0,
        0,
        0,
        0,
        0xff,
        0xff,
        5,
        0,
      ),
      { format: 'GIF', width: 65_535, height: 5 },
    ],
    [
      'lossy WebP',
      bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 1, 0xc8, 0),
      { format: 'WebP', width: 300, height: 200 },
    ],
    [
      'lossless WebP',
      bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8L', 0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0),
      { format: 'WebP', width: 300, height: 200 },
    ],
    [
      'extended WebP',
      bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0),
      { format: 'WebP', width: 300, height: 200 },
    ],
    [
      'JPEG, behind what a camera noted',
      bytes(...start, ...segment(0xe1, Array<number>(500).fill(0xff)), ...frame(300, 200)),
      { format: 'JPEG', width: 300, height: 200 },
    ],
  ])('%s', (_, file, header) => {
    expect(pictureHeader(file)).toEqual(header);
  });

  test.each<[string, Uint8Array]>([
    ['nothing', bytes()],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['PDF', bytes('%PDF-1.7')],
    ['TIFF', bytes('II*', 0, 8, 0, 0, 0)],
    ['BMP', bytes('BM', 0, 0, 0, 0)],
    ['a PNG without a size', bytes('\u0089PNG\r\n\u001a\n', 0, 0, 0, 13, 'IDAT')],
    ['a PNG of nothing', bytes(...png, 0, 0, 0, 0, 0, 0, 0, 5)],
    ['a GIF without a frame', bytes(...gif)],
    ['a GIF whose extension never ends', bytes(...gif, 0x21, 0xfe, 255, 'x')],
    ['a WebP of a kind that nobody knows', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP9 ', 0, 0, 0, 0)],
    ['a JPEG without a frame', bytes(...start, ...jfif)],
    ['a RIFF that is sound', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
  ])('%s is none', (_, file) => {
    expect(pictureHeader(file)).toBeUndefined();
  });

  test('whatever the bytes, the answer comes and is a size or nothing', () => {
    const beginnings = ['', 'GIF89a', 'RIFF0000WEBPVP8 ', 'RIFF0000WEBPVP8X', '\u00ff\u00d8\u00ff', png[0]];
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }), (beginning, rest) => {
        const header = pictureHeader(bytes(beginning, ...rest));
        if (header === undefined) return;
        expect(header.width).toBeGreaterThan(0);
        expect(header.height).toBeGreaterThan(0);
      }),
    );
  });
});
