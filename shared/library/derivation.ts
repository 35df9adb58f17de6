import { leftPath } from '../rules/core/levelling.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import type { CreatureBody, CreatureDocument } from './document.ts';
import { sameData } from './same-data.ts';

/** A creature's template, as it was when somebody last looked. */
export type DerivedFrom = NonNullable<CreatureBody['derivedFrom']>;

/** A creature as a template. */
export function templateOf({ id, revision, body }: CreatureDocument): DerivedFrom {
  return { id, revision, sheet: body.sheet };
}

/**
 * The fields of a sheet that have changed in its template since somebody last looked, and differ from it now. What
 * was only changed here is the point of deriving, and no drift.
 */
export function driftOf(mine: SheetData, { sheet: then }: DerivedFrom, now: SheetData): readonly string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
    (path) => path !== leftPath && !sameData(then[path], now[path]) && !sameData(mine[path], now[path]),
  );
}

function withFields(sheet: SheetData, paths: readonly string[], from: SheetData): SheetData {
  const fields = { ...sheet };
  for (const path of paths) {
    const value = from[path];
    if (value === undefined) delete fields[path];
    else fields[path] = value;
  }
  return fields;
}

/** A creature for which some fields of its template are settled: taken over, or left as they are. */
export function settledWith(
  { sheet, derivedFrom, ...body }: CreatureBody & { readonly derivedFrom: DerivedFrom },
  template: DerivedFrom,
  paths: readonly string[],
  choice: 'take' | 'leave',
): CreatureBody {
  const after = choice === 'take' ? withFields(sheet, paths, template.sheet) : sheet;
  const seen = withFields(derivedFrom.sheet, paths, template.sheet);
  const isSettled = driftOf(after, { ...derivedFrom, sheet: seen }, template.sheet).length === 0;
  return {
    ...body,
    sheet: after,
    // Once nothing is open any more, the template has been seen as it is.
    derivedFrom: isSettled ? template : { ...derivedFrom, sheet: seen },
  } as CreatureBody;
}
