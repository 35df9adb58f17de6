import type { PaperLayout, PaperPlace } from '../../../../shared/rules/core/paper.ts';
import type {
  DerivedGroup,
  ItemField,
  ListField,
  SheetSection,
} from '../../../../shared/rules/core/sheet.ts';

/** Something that stands on a sheet under its own heading. */
export type SheetPart =
  | { readonly part: 'fields'; readonly section: SheetSection; readonly fields: readonly ItemField[] }
  | { readonly part: 'list'; readonly list: ListField }
  | { readonly part: 'numbers'; readonly group: DerivedGroup };

/** Columns of the grid that a sheet's parts stand in. */
export const gridColumns = 12;

/** The plain fields of a section whose values stand nowhere else on the sheet. */
export function plainFields({ elsewhere }: PaperLayout, { fields }: SheetSection): readonly ItemField[] {
  return fields.filter(
    (field): field is ItemField => field.field !== 'list' && !elsewhere.includes(field.path),
  );
}

/** The lists of a section whose items stand nowhere else on the sheet. */
export function plainLists({ derivedLists }: PaperLayout, { fields }: SheetSection): readonly ListField[] {
  return fields.filter(
    (field): field is ListField =>
      field.field === 'list' && !derivedLists.some(({ list }) => list === field.path),
  );
}

function isAt(place: PaperPlace, part: SheetPart, sections: readonly SheetSection[]): boolean {
  if ('group' in place) return part.part === 'numbers' && part.group.id === place.group;
  const section = sections.find(({ id }) => id === place.section);
  if (section === undefined || part.part === 'numbers') return false;
  return part.part === 'fields' ? part.section === section : section.fields.includes(part.list);
}

/** What a sheet shows of its sections and groups, in the order of the system's layout; what that does not name follows. */
export function partsOf(
  layout: PaperLayout,
  sections: readonly SheetSection[],
  groups: readonly DerivedGroup[],
): readonly SheetPart[] {
  const parts: SheetPart[] = [
    ...sections.flatMap((section): SheetPart[] => {
      const fields = plainFields(layout, section);
      const lists = plainLists(layout, section).map((list) => ({ part: 'list', list }) as const);
      return fields.length === 0 ? lists : [{ part: 'fields', section, fields }, ...lists];
    }),
    ...groups.map((group) => ({ part: 'numbers', group }) as const),
  ];
  const rank = (part: SheetPart): number => {
    const at = layout.order.findIndex((place) => isAt(place, part, sections));
    return at === -1 ? layout.order.length : at;
  };
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

/** How many columns of the grid some boxes side by side take. */
export function spanOfBoxes(count: number): number {
  return [0, 3, 4, 6][count] ?? gridColumns;
}

/** Puts parts side by side as far as the grid has room for them, in their order. */
export function linesOf<Part>(parts: readonly Part[], spanOf: (part: Part) => number): readonly Part[][] {
  const lines: Part[][] = [];
  let left = 0;
  for (const part of parts) {
    const span = spanOf(part);
    const line = lines.at(-1);
    if (line === undefined || span > left) {
      lines.push([part]);
      left = gridColumns - span;
    } else {
      line.push(part);
      left -= span;
    }
  }
  return lines;
}
