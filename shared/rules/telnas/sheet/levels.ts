import { type Levelling, trackAlong } from '../../core/levelling.ts';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import { word } from '../words.ts';
import { levelsOf } from './form.ts';

/** A creature goes up and down by whole levels; the weakest monsters have fractions of the first. */
export function levelling(kind: SheetKind, sheet: SheetData): Levelling {
  const level = Number(sheet.level);
  const track = { id: 'level', label: word('field.level'), level };
  return {
    tracks: [trackAlong(track, levelsOf(kind), (reached) => ({ ...sheet, level: reached }))],
    place: String(level),
  };
}
