/** A segment of a JPEG: its marker, its length, its content. */
export function segment(code: number, content: readonly number[]): number[] {
  const length = content.length + 2;
  return [0xff, code, length >> 8, length & 0xff, ...content];
}

/** The frame of a grey JPEG of a size in pixels. */
export function frame(width: number, height: number, code = 0xc0): number[] {
  return segment(code, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
}

export const start = [0xff, 0xd8] as const;
export const end = [0xff, 0xd9] as const;
export const jfif = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const tables = [...segment(0xdb, [0, ...Array<number>(64).fill(1)]), ...segment(0xc4, [0, 1])];
/** A scan with a stuffed byte and a restart in it. */
export const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];

/** Bytes with the build of a portrait; another `mark`, another portrait. */
export function portraitBytes({ width = 200, height = 300, mark = 0 } = {}): Uint8Array {
  return new Uint8Array([...start, ...jfif, ...tables, ...frame(width, height), ...scan, mark, ...end]);
}
