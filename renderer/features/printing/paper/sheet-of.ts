import type { CampaignDocument, CreatureDocument } from '../../../../shared/library/document.ts';
import { appWord } from '../../../../shared/locales/app-word.ts';
import type { KeyLabel } from '../../../../shared/rules/core/label.ts';
import { type OptionValues, readOptions } from '../../../../shared/rules/core/option.ts';
import type { DerivedGroup, SheetData, SheetSection } from '../../../../shared/rules/core/sheet.ts';
import type { RuleSystem, SheetRules, Vitals } from '../../../../shared/rules/core/system.ts';
import { systems } from '../../../../shared/rules/registry.ts';

/** A campaign's system with its house rules. */
export interface PaperRules {
  readonly system: RuleSystem;
  readonly sheets: SheetRules;
  readonly options: OptionValues;
}

/** The rules that a campaign's paper follows. Throws where its system has no sheets, and so no campaign could be. */
export function rulesOf({ body }: CampaignDocument): PaperRules {
  const system = systems[body.system];
  const options = readOptions(system.options, body.options);
  if (!options.ok || system.sheets === undefined) throw new Error('the campaign’s system has no sheets');
  return { system, sheets: system.sheets, options: options.value };
}

/** Points that are counted by hand at the table: hit points, mana. */
export interface PointPool {
  readonly id: string;
  readonly label: KeyLabel;
  readonly maximum: number;
}

/** A creature as paper shows it. */
export interface PaperSheet {
  readonly creature: CreatureDocument;
  readonly defense: Vitals['defense'];
  readonly pools: readonly PointPool[];
  readonly sheet: SheetData;
  readonly sections: readonly SheetSection[];
  readonly groups: readonly DerivedGroup[];
  /** The hash of a portrait that can be drawn. */
  readonly portrait?: string;
}

/** The number that attackers must beat, and the points that a sheet has until they are spent. */
export function vitalsOf(
  { sheets, options }: PaperRules,
  sheet: SheetData,
): Pick<PaperSheet, 'defense' | 'pools'> {
  const { defense, maximumHitPoints, pools = [] } = sheets.vitals(sheet, options);
  const life = { id: 'hitPoints', label: appWord('paper.hitPoints'), maximum: maximumHitPoints };
  // What only gathers, damage to an ability say, is noted when it happens.
  const others = pools.flatMap(({ id, label, maximum }) =>
    maximum === null ? [] : [{ id, label, maximum }],
  );
  return { defense, pools: [life, ...others] };
}

/** What the rules make of a creature's sheet; with its portrait if that is among those that can be drawn. */
export function sheetOf(
  rules: PaperRules,
  creature: CreatureDocument,
  portraits: ReadonlySet<string>,
): PaperSheet {
  const { sheets, options } = rules;
  const { sheet, portrait } = creature.body;
  return {
    ...(portrait !== undefined && portraits.has(portrait) ? { portrait } : {}),
    creature,
    ...vitalsOf(rules, sheet),
    sheet,
    sections: sheets.sections(creature.kind, options),
    groups: sheets.derive(sheet, options),
  };
}
