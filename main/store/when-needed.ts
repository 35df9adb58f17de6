/** Made at its first use: a backup of an earlier version is read without what its tables lack. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
