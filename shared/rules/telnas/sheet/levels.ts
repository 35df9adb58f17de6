import { type Levelling, trackAlong } from '../../core/levelling.ts';
import type { SheetData } from '../../core/sheet.ts';
import { word } from '../words.ts';
import { levels } from './form.ts';

/** A creature goes up and down by whole levels. */
export function levelling(sheet: SheetData): Levelling {
  const level = Number(sheet.level);
  const track = { id: 'level', label: word('field.level'), level };
  return {
    tracks: [trackAlong(track, levels, (reached) => ({ ...sheet, level: reached }))],
    place: String(level),
  };
}
