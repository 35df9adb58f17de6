import type { Answered } from '../../shared/ipc/channel.ts';
import type { CampaignDocument } from '../../shared/library/document.ts';
import type { OptionValues } from '../../shared/rules/core/option.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { RuleSystem, SheetRules } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';
import type { Store } from '../store/store.ts';

/** A campaign with the rules it is played by. */
export interface CampaignRules {
  readonly campaign: CampaignDocument;
  readonly system: RuleSystem;
  readonly sheets: SheetRules;
  /** All switches; one that this version does not know (any more) stands at its default. */
  readonly options: OptionValues;
}

function completed(system: RuleSystem, chosen: OptionValues): OptionValues {
  return Object.fromEntries(
    system.options.map(({ id, values }) => [id, values.find((value) => value === chosen[id]) ?? values[0]]),
  );
}

/** Only the switches that are not at their default. */
export function differing(system: RuleSystem, options: OptionValues): Record<string, string | boolean> {
  return Object.fromEntries(
    system.options.flatMap(({ id, values }) => {
      const value = options[id];
      return value === undefined || value === values[0] ? [] : [[id, value]];
    }),
  );
}

/** Finds a campaign; refused with `NOT_FOUND` at `field`. */
export function campaignOf(store: Store, id: string, field: string): Answered<CampaignDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, field);
  return found.value.kind === 'campaign' ? granted(found.value) : refused('NOT_FOUND', field);
}

/** Finds a campaign with its rules; refused with `NOT_FOUND` at `campaignId`, or `SYSTEM_WITHOUT_SHEETS`. */
export function rulesOf(store: Store, campaignId: string): Answered<CampaignRules> {
  const found = campaignOf(store, campaignId, 'campaignId');
  if (!found.ok) return found;
  const system = systems[found.value.body.system];
  const { sheets } = system;
  if (sheets === undefined) return refused('SYSTEM_WITHOUT_SHEETS');
  return granted({
    campaign: found.value,
    system,
    sheets,
    options: completed(system, found.value.body.options),
  });
}
