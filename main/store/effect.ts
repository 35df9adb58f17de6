import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { labelSchema } from '../../shared/rules/core/label-schema.ts';
import { json } from './cells.ts';

/** A change's name as it lies on the disk. */
export function readEffect(written: string): Label {
  const effect = labelSchema.safeParse(json(written));
  return effect.success ? effect.data : appWord('library.unreadable');
}
