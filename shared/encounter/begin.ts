import type { Label } from '../rules/core/label.ts';
import type { OptionValues } from '../rules/core/option.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import type { Condition } from '../rules/core/standing.ts';
import type { RuleSystem, SheetRules } from '../rules/core/system.ts';
import { unfoldVitalStates } from './effects.ts';
import type { EncounterEvent } from './event.ts';
import { nothingYet, type StateEvent } from './evolve.ts';
import { withinPool } from './points.ts';
import type { EncounterPurpose } from './state.ts';
import { Unfolding } from './unfolding.ts';

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
  /** What is left in its pools, where it is not what the sheet says. */
  readonly pools?: Readonly<Record<string, number>>;
  readonly conditions?: readonly Condition[];
  /** The line of the preparation that it comes of. */
  readonly line?: string;
}

/** A document, or somebody made up, becomes a combatant. */
export function joined(
  sheets: SheetRules,
  options: OptionValues,
  { sheet, hitPoints, pools: left = {}, conditions: _, ...joiner }: Joining,
  combatant: number,
): StateEvent & { type: 'combatantJoined' } {
  const { maximumHitPoints, defense, pools } = sheets.vitals(sheet, options);
  return {
    type: 'combatantJoined',
    combatant,
    ...joiner,
    identity: sheets.identity(sheet),
    defense,
    maximumHitPoints,
    // The sheet may have lost points since these were counted.
    hitPoints: Math.min(hitPoints ?? maximumHitPoints, maximumHitPoints),
    ...(pools === undefined
      ? {}
      : { pools: pools.map((pool) => ({ ...pool, value: withinPool(pool, left[pool.id] ?? pool.value) })) }),
  };
}

/** The first events of an encounter: its rules and switches, who joins, and in a fight whose turn is first. */
export function begin(
  system: RuleSystem,
  sheets: SheetRules,
  options: OptionValues,
  joining: readonly Joining[],
  purpose?: EncounterPurpose,
): readonly EncounterEvent[] {
  const unfolding = new Unfolding(nothingYet);
  unfolding.add({
    type: 'encounterBegan',
    system: system.id,
    rulesVersion: system.rulesVersion,
    options: { ...options },
    ...(purpose === undefined ? {} : { purpose }),
  });
  for (const [at, joiner] of joining.entries()) {
    const combatant = at + 1;
    unfolding.add(joined(sheets, options, joiner, combatant));
    for (const condition of joiner.conditions ?? []) {
      const id = unfolding.state.conditionsBegun + 1;
      unfolding.add({ type: 'conditionBegan', combatant, id, condition, lasts: null });
    }
  }
  unfoldVitalStates(unfolding, sheets.dying);
  if (joining.length > 0 && purpose === undefined)
    unfolding.add({ type: 'turnStarted', combatant: 1, round: 1 });
  return unfolding.events;
}
