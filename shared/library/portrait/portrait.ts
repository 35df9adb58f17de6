/**
 * What a portrait is at most, as the library keeps it: pixels of its longer side, bytes. In base 64 it is no longer
 * than the longest string of a document from elsewhere.
 */
export const portraitLimits = { side: 512, bytes: 180 * 2 ** 10 } as const;

/** What a picture may be at most that somebody wants made into a portrait. */
export const pictureLimits = { megabytes: 32, megapixels: 64 } as const;

const address = /^\/portraits\/([0-9a-f]{64})\.jpg$/;

/** Where a window of ours finds a portrait by its hash, within its own origin. */
export function portraitPath(hash: string): string {
  return `/portraits/${hash}.jpg`;
}

/** The hash of the portrait that a path names; undefined for every other path. */
export function portraitAt(path: string): string | undefined {
  return address.exec(path)?.[1];
}
