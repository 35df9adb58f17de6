import { type Levelling, type LevelTrack, trackAlong } from '../../core/levelling.ts';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import { type ClassId, classes } from '../vocabulary.ts';
import { word } from '../words.ts';
import { hitDice } from './form.ts';
import { sheetOf } from './read.ts';

interface Line {
  readonly class: ClassId;
  readonly level: number;
}

const classLevels = Array.from({ length: 20 }, (_, at) => at + 1);
const mostClasses = 5;

function linesOf(sheet: SheetData): readonly Line[] {
  return sheet.classes as unknown as readonly Line[];
}

function withLines(sheet: SheetData, lines: readonly Line[]): SheetData {
  return { ...sheet, classes: lines.map((line) => ({ ...line })) };
}

/** The levels in a class that the creature has; the first is given up where something else is left to live by. */
function lineTrack(sheet: SheetData, at: number, last: boolean): LevelTrack[] {
  const lines = linesOf(sheet);
  const line = lines[at];
  if (line === undefined) return [];
  const track = { id: `classes.${at}`, label: word(`class.${line.class}`), level: line.level };
  return [
    trackAlong(track, last ? classLevels : [0, ...classLevels], (level) =>
      withLines(
        sheet,
        level === 0
          ? lines.filter((_, index) => index !== at)
          : lines.map((one, index) => (index === at ? { ...one, level } : one)),
      ),
    ),
  ];
}

/** A class that the creature has not begun. */
function newTrack(sheet: SheetData, of: ClassId): LevelTrack {
  const begun = withLines(sheet, [...linesOf(sheet), { class: of, level: 1 }]);
  const up = { level: 1, sheet: begun };
  return { id: `new.${of}`, label: word(`class.${of}`), level: 0, up, down: null };
}

/** A creature goes up and down in each of its classes, may begin others, and a monster has hit dice besides. */
export function levelling(kind: SheetKind, sheet: SheetData): Levelling {
  const read = sheetOf(sheet);
  const lines = linesOf(sheet);
  const monster = kind === 'monster';
  const dice = { id: 'hitDice', label: word('field.hitDice'), level: read.hitDice };
  // No hit dice at all are for monsters that live by a class.
  const dieLevels = lines.length > 0 ? hitDice : hitDice.filter((count) => count > 0);
  const ofDice = monster ? [trackAlong(dice, dieLevels, (count) => ({ ...sheet, hitDice: count }))] : [];
  const last = lines.length === 1 && read.hitDice === 0;
  const begun = new Set(lines.map((line) => line.class));
  const others = lines.length < mostClasses ? classes.filter((of) => !begun.has(of)) : [];
  return {
    tracks: [
      ...ofDice,
      ...lines.flatMap((_, at) => lineTrack(sheet, at, last)),
      ...others.map((of) => newTrack(sheet, of)),
    ],
    place: [`${read.hitDice}`, ...read.classes.map((one) => `${one.class}:${one.level}`).sort()].join(','),
  };
}
