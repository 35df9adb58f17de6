import { isPortrait } from '../../shared/library/portrait/jpeg.ts';
import { pictureHeader } from '../../shared/library/portrait/picture-header.ts';
import { pictureLimits, portraitLimits } from '../../shared/library/portrait/portrait.ts';
import { granted, type Result, refused } from '../../shared/rules/core/result.ts';

/** How closely a JPEG follows the picture, tried in turn until it is small enough. */
const qualities = [0.86, 0.75, 0.6, 0.45, 0.3] as const;

/** The picture on white paper, at most as large as portraits are; what is smaller stays as it is. */
function drawn(picture: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, portraitLimits.side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Makes a portrait out of a file from anywhere: recognised by its first bytes before anything is unpacked, drawn
 * small, and written anew, so that nothing of the file itself reaches the library. Refused with a `PICTURE_…` code.
 */
export async function portraitFrom(file: Blob): Promise<Result<Uint8Array>> {
  const { megabytes, megapixels } = pictureLimits;
  if (file.size > megabytes * 1e6) return refused('PICTURE_TOO_LARGE', undefined, { megabytes });
  const header = pictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (header === undefined) return refused('PICTURE_UNKNOWN');
  if (header.width * header.height > megapixels * 1e6)
    return refused('PICTURE_TOO_MANY_PIXELS', undefined, { megapixels });
  let picture: ImageBitmap;
  try {
    // By what it is, not by what it is called.
    picture = await createImageBitmap(new Blob([file], { type: `image/${header.format.toLowerCase()}` }));
  } catch {
    return refused('PICTURE_UNREADABLE');
  }
  const canvas = drawn(picture);
  picture.close();
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const jpeg = new Uint8Array(await blob.arrayBuffer());
    if (isPortrait(jpeg)) return granted(jpeg);
  }
  return refused('PICTURE_UNREADABLE');
}
