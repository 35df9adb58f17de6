import { z } from 'zod';
import { readEntry } from '../../rules/core/catalogue.ts';
import type { OptionValues } from '../../rules/core/option.ts';
import { granted, type Refusal, type Result } from '../../rules/core/result.ts';
import type { FieldRefusalCode, SheetData, SheetKind } from '../../rules/core/sheet.ts';
import type { RuleSystem, SheetRules } from '../../rules/core/system.ts';
import { systems } from '../../rules/registry.ts';
import {
  type CampaignDocument,
  documentSchema,
  type ItemDocument,
  type LibraryDocument,
  nameSchema,
} from '../document.ts';
import { type Bundled, bundledSchema } from './format.ts';
import type { ExchangeRefusalCode } from './refusal.ts';
import { shownPath } from './safe-json.ts';

/** What is wrong with an entry: a code, the path within it, and each faulty field of a sheet. */
export interface Fault extends Refusal {
  readonly faults?: readonly Refusal[];
}

/** A part of an entry, checked. */
export type Checked<T> = Result<T, Fault>;

/** An expected no about a path within an entry. */
export function fault(
  code: ExchangeRefusalCode,
  path: readonly (string | number)[] | string,
): Checked<never> {
  const field = typeof path === 'string' ? path : shownPath(path);
  return { ok: false, error: { code, ...(field === '' ? {} : { field }) } };
}

/** What a schema makes of data; the first thing wrong is named by its path. */
export function formed<T>(schema: z.ZodType<T>, raw: unknown): Checked<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return granted(parsed.data);
  const [issue] = parsed.error.issues;
  // A field that the format does not know is named itself, not the object around it.
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return fault('BUNDLE_FORM', [...(issue?.path ?? []), ...extra].map(String));
}

/** A campaign's switches, the unchosen ones at their defaults. */
function allOptions(system: RuleSystem, chosen: OptionValues): OptionValues {
  return Object.fromEntries(
    system.options.map(({ id, values }) => [id, values.find((value) => value === chosen[id]) ?? values[0]]),
  );
}

/** All switches of campaigns, once for each: thousands of sheets are read under the same. */
const standing = new WeakMap<OptionValues, OptionValues>();

/** The switches as they stand, then each way in which one of them may have stood otherwise. */
function* everTrue(system: RuleSystem, chosen: OptionValues): Generator<OptionValues> {
  const options = standing.get(chosen) ?? allOptions(system, chosen);
  standing.set(chosen, options);
  yield options;
  for (const { id, values } of system.options) for (const value of values) yield { ...options, [id]: value };
}

/**
 * Checks a sheet by its system. House rules may have changed since it was saved, so a sheet that was allowed
 * under another value of one switch still is. Refused with `INVALID_SHEET` and every faulty field.
 */
export function checkedSheet(
  system: RuleSystem,
  sheets: SheetRules,
  chosen: OptionValues,
  kind: SheetKind,
  sheet: unknown,
  path: string,
): Checked<SheetData> {
  let first: readonly Refusal<FieldRefusalCode>[] | undefined;
  for (const options of everTrue(system, chosen)) {
    const read = sheets.readSheet(kind, sheet, options);
    if (read.ok) return read;
    first ??= read.error;
  }
  const faults = (first ?? []).map((one) => ({
    ...one,
    field: [path, one.field].filter((part) => part !== undefined && part !== '').join('.'),
  }));
  const field = faults[0]?.field ?? path;
  return { ok: false, error: { code: 'INVALID_SHEET', field, faults } };
}

/** Checks an entry by the catalogue that it is of; its name is the document's. */
export function checkedEntry(system: RuleSystem, body: ItemDocument['body']): Checked<ItemDocument['body']> {
  const catalogue = system.catalogues.find(({ id }) => id === body.catalogue);
  if (catalogue === undefined) return fault('BUNDLE_FORM', 'body.catalogue');
  const entry = readEntry(catalogue, body.entry);
  if (entry.ok) return granted({ ...body, name: nameSchema.parse(entry.value.name), entry: entry.value });
  const faults = entry.error.map((one) => ({ ...one, field: `body.entry.${one.field}` }));
  return { ok: false, error: { code: 'INVALID_SHEET', field: faults[0]?.field ?? 'body.entry', faults } };
}

/** The rules of a campaign that a bundle holds; refused where this app has no sheets in them. */
export function rulesOfCampaign({ body }: CampaignDocument): Checked<{
  readonly system: RuleSystem;
  readonly sheets: SheetRules;
}> {
  const system = systems[body.system];
  return system.sheets === undefined
    ? { ok: false, error: { code: 'SYSTEM_WITHOUT_SHEETS', field: 'body.system' } }
    : granted({ system, sheets: system.sheets });
}

/** Compiled at its first use, which takes longer than starting the app may wait. */
let compiled:
  | { readonly bundled: typeof bundledSchema; readonly document: typeof documentSchema }
  | undefined;

/** A document out of a bundle, and where its events end if it is an encounter. */
export interface CheckedDocument {
  readonly document: LibraryDocument;
  readonly events: Bundled['events'];
}

/** Checks a document whole: its form, its campaign, its sheet by the campaign's system. */
export function checkDocument(
  id: string,
  raw: unknown,
  campaignOf: (id: string) => CampaignDocument | undefined,
): Checked<CheckedDocument> {
  compiled ??= { bundled: z.compile(bundledSchema), document: z.compile(documentSchema) };
  const bundled = formed(compiled.bundled, raw);
  if (!bundled.ok) return bundled;
  const { events, ...rest } = bundled.value;
  const parsed = formed(compiled.document, { id, revision: 1, ...rest });
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  // One that is only prepared has no events yet.
  const isBegun = document.kind === 'encounter' && document.body.status !== 'prepared';
  if (isBegun !== (events !== undefined)) return fault('BUNDLE_FORM', 'events');
  if (document.kind === 'campaign') {
    if (document.campaignId !== id) return fault('BUNDLE_REFERENCE', 'campaignId');
    const rules = rulesOfCampaign(document);
    return rules.ok ? granted({ document, events }) : rules;
  }
  const campaign = campaignOf(document.campaignId);
  if (campaign === undefined) return fault('BUNDLE_REFERENCE', 'campaignId');
  if (document.kind === 'item') {
    const entry = checkedEntry(systems[campaign.body.system], document.body);
    return entry.ok ? granted({ document: { ...document, body: entry.value }, events }) : entry;
  }
  if (document.kind !== 'character' && document.kind !== 'monster') return granted({ document, events });
  const rules = rulesOfCampaign(campaign);
  if (!rules.ok) return rules;
  const { system, sheets } = rules.value;
  const chosen = campaign.body.options;
  const sheet = checkedSheet(system, sheets, chosen, document.kind, document.body.sheet, 'body.sheet');
  if (!sheet.ok) return sheet;
  return granted({ document: { ...document, body: { ...document.body, sheet: sheet.value } }, events });
}
