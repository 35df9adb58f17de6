import type { Label } from '../rules/core/label.ts';
import type { OptionValues } from '../rules/core/option.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import type { RuleSystem, SheetRules } from '../rules/core/system.ts';
import type { EncounterEvent } from './event.ts';

/** A document that joins an encounter, with the snapshot taken of its sheet. */
export interface Joining {
  readonly documentId: string;
  readonly revision: number;
  readonly kind: SheetKind;
  readonly name: Label;
  readonly sheet: SheetData;
  readonly snapshot: string;
  /** As the character stands; null for one that is unhurt. */
  readonly hitPoints: number | null;
}

/** The first events of an encounter: its rules and switches, who joins, whose turn is first. */
export function begin(
  system: RuleSystem,
  sheets: SheetRules,
  options: OptionValues,
  joining: readonly Joining[],
): readonly EncounterEvent[] {
  const joined = joining.map(({ sheet, hitPoints, ...joiner }, at): EncounterEvent => {
    const { maximumHitPoints, defense } = sheets.vitals(sheet, options);
    return {
      type: 'combatantJoined',
      combatant: at + 1,
      ...joiner,
      identity: sheets.identity(sheet),
      defense,
      maximumHitPoints,
      hitPoints: hitPoints ?? maximumHitPoints,
    };
  });
  return [
    { type: 'encounterBegan', system: system.id, rulesVersion: system.rulesVersion, options: { ...options } },
    ...joined,
    ...(joined.length === 0 ? [] : [{ type: 'turnStarted', combatant: 1, round: 1 } as const]),
  ];
}
