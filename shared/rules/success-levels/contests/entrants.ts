import type { ContestEntrant, ContestHelper, ContestMeans, ContestSituation } from '../../core/contest.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { situationParts } from '../../core/situation-parts.ts';
import type { Helper } from '../assist.ts';
import { rollerWith, rowsOf } from '../sheet/derive.ts';
import type { Armed } from '../sheet/exchange.ts';
import { situationWords } from '../sheet/lasting.ts';
import { type Means, sheetOf } from '../sheet/read.ts';
import { type Side, sides } from '../vocabulary.ts';
import { word } from '../words.ts';
import type { ContestFormId } from './forms.ts';

type MeansList = 'skills' | 'weapons';

/** From which lists of the sheet the means of a form come, those offered first in front. */
const lists = {
  test: ['skills', 'weapons'],
  opposed: ['skills', 'weapons'],
  'minor-fight': ['weapons', 'skills'],
  extended: ['skills', 'weapons'],
  'epic-fight': ['weapons'],
} as const satisfies Record<ContestFormId, readonly MeansList[]>;

function offered({ id, label, figures: [first] }: DerivedRow): readonly ContestMeans[] {
  return first === undefined ? [] : [{ id, label, figure: first.figure }];
}

/** What a creature can contest with in a form. */
export function meansFor(form: ContestFormId, sheet: SheetData): readonly ContestMeans[] {
  const rows = rowsOf(sheetOf(sheet));
  return lists[form].flatMap((list) => rows[list]).flatMap(offered);
}

/** What a creature can help with: its skills. */
export function meansToHelp(sheet: SheetData): readonly ContestMeans[] {
  return rowsOf(sheetOf(sheet)).skills.flatMap(offered);
}

function meansOf({ sheet, means }: ContestEntrant): Means | undefined {
  if (sheet === null || means === null) return undefined;
  const [list, at] = means.split('.');
  const { skills, weapons } = sheetOf(sheet);
  return (list === 'weapons' ? weapons : skills)[Number(at)];
}

/** Somebody with what is rolled with, and all that is added to the die. */
export function contestantOf(entrant: ContestEntrant): Armed {
  const { sheet, bonus, stands, modifier, name } = entrant;
  const stood = stands === undefined ? {} : { stands: { actor: stands, targets: [] } };
  const modifiers = situationParts({ modifier, ...stood }, 'roll', situationWords);
  const means = meansOf(entrant);
  if (sheet !== null && means !== undefined) {
    const called = word('contestant.with', { name, with: means.name });
    return { ...rollerWith(sheetOf(sheet), means, modifiers), name: called, means };
  }
  const fumbleTo = sheet === null ? 1 : sheetOf(sheet).fumbleTo;
  return { skill: bonus, ability: 0, modifiers, threatFrom: 20, fumbleTo, name, means };
}

/** The side at a place among the sides. */
function sideAt(place: number): Side {
  return sides[place] ?? 'a';
}

/** Those who help a side, in order. */
export function helpersOf({ helpers }: ContestSituation, side: Side): readonly Helper[] {
  const helping = ({ helps }: ContestHelper): boolean => sideAt(helps) === side;
  return helpers.filter(helping).map((helper) => ({ ...contestantOf(helper), wanted: helper.wanted }));
}
