import { type Levelling, trackAlong } from '../core/levelling.ts';
import type { OptionValues } from '../core/option.ts';
import type { SheetData, SheetKind } from '../core/sheet.ts';
import { switchesOf } from './options.ts';
import { levelsOf, sheetOf } from './sheet.ts';
import { word } from './words.ts';

/** A creature goes along the levels of the tables; the weakest monsters have fractions of the first. */
export function levelling(kind: SheetKind, sheet: SheetData, options: OptionValues): Levelling {
  const { level } = sheetOf(sheet);
  const levels = levelsOf(kind, switchesOf(options));
  const track = { id: 'level', label: word('field.level'), level };
  return {
    tracks: [trackAlong(track, levels, (reached) => ({ ...sheet, level: reached }))],
    place: String(level),
  };
}
