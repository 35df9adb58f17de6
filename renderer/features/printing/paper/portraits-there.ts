import type { CreatureDocument } from '../../../../shared/library/document.ts';
import { portraitPath } from '../../../../shared/library/portrait/portrait.ts';

function isThere(hash: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = portraitPath(hash);
  });
}

/** The hashes of those portraits of creatures that can be drawn; a sheet is printed without one that cannot. */
export async function portraitsThere(creatures: readonly CreatureDocument[]): Promise<ReadonlySet<string>> {
  const hashes = [...new Set(creatures.flatMap(({ body }) => body.portrait ?? []))];
  const there = await Promise.all(hashes.map(isThere));
  return new Set(hashes.filter((_, at) => there[at]));
}

/** Waits until every image of the page can be painted. */
export async function imagesThere(): Promise<void> {
  const waiting = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(
    waiting.map(
      (image) =>
        new Promise((resolve) => {
          image.onload = resolve;
          image.onerror = resolve;
        }),
    ),
  );
}
