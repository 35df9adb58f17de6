import type { Joining } from '../../shared/encounter/begin.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { CreatureDocument } from '../../shared/library/document.ts';
import { mostCombatants, type PreparedLine } from '../../shared/library/preparation.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, type Refusal, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { canonicalJson } from '../store/canonical.ts';
import type { Store } from '../store/store.ts';
import type { CampaignRules } from './campaign-rules.ts';
import { creatureOf } from './creatures.ts';
import { unnumbered } from './names.ts';
import { nobody } from './open-encounters.ts';

/** Somebody who is to join an encounter, before it has a number there. */
export type Arrival = Omit<Joining, 'snapshot'>;

function invalid(field: string, faults: readonly Refusal[]): Answered<never> {
  return { ok: false, error: { code: 'INVALID_SHEET', field, faults } };
}

/** A document that joins; refused with `ON_LOAN` for a character that fights already, here or elsewhere. */
export function arrivalOf(
  store: Store,
  { sheets, options, campaign }: CampaignRules,
  id: string,
  field: string,
  others: readonly Arrival[],
): Answered<Arrival> {
  const found = creatureOf(store, id, field);
  if (!found.ok) return found;
  const creature: CreatureDocument = found.value;
  if (creature.campaignId !== campaign.id) return refused('NOT_FOUND', field);
  const fightsAlready =
    store.loans.holder(id) !== undefined || others.some(({ documentId }) => documentId === id);
  if (creature.kind === 'character' && fightsAlready) return refused('ON_LOAN', field);
  const { name, sheet, hitPoints, pools, conditions } = creature.body;
  // House rules may have changed since the sheet was saved.
  const read = sheets.readSheet(creature.kind, sheet, options);
  if (!read.ok) return invalid(field, read.error);
  const { id: documentId, revision, kind } = creature;
  return granted({
    ...{ documentId, revision, kind, name, sheet, hitPoints },
    ...(pools === undefined ? {} : { pools }),
    ...(conditions === undefined ? {} : { conditions }),
  });
}

function madeUp(
  { sheets, options }: CampaignRules,
  line: PreparedLine & { from: 'quick' },
  field: string,
): Answered<Arrival> {
  const { kind, name, values } = line;
  const sheet = sheets.readSheet(kind, sheets.quick.sheet(kind, values), options);
  if (!sheet.ok) return invalid(field, sheet.error);
  return granted({
    ...{ documentId: nobody, revision: 1, kind, name: { text: name }, sheet: sheet.value },
    hitPoints: null,
  });
}

/** Those whom lines of a preparation bring, in their order; at `lines.<n>` refused as `arrivalOf` refuses. */
export function arrivalsOf(
  store: Store,
  rules: CampaignRules,
  lines: readonly PreparedLine[],
  others: readonly Arrival[] = [],
): Answered<readonly Arrival[]> {
  const arrivals: Arrival[] = [];
  for (const [at, line] of lines.entries()) {
    const field = `lines.${at}`;
    for (let copy = 0; copy < line.count; copy += 1) {
      const one =
        line.from === 'quick'
          ? madeUp(rules, line, field)
          : arrivalOf(store, rules, line.documentId, field, [...others, ...arrivals]);
      if (!one.ok) return one;
      arrivals.push({ ...one.value, line: line.line });
      if (others.length + arrivals.length > mostCombatants)
        return refused('TOO_MANY_COMBATANTS', field, { most: mostCombatants });
    }
  }
  return granted(arrivals);
}

function numberOf(name: Label): number {
  const number = 'key' in name && name.key === 'app:numberedName' ? name.params?.number : undefined;
  return typeof number === 'number' ? number : 1;
}

/** Names in which those that several have are numbered on from 1, or from those who are there already. */
function numbered(names: readonly Label[], present: readonly Label[]): readonly Label[] {
  const written = names.map(canonicalJson);
  return names.map((name, at) => {
    const there = present.filter((one) => canonicalJson(unnumbered(one)) === written[at]);
    const isShared = there.length > 0 || written.filter((other) => other === written[at]).length > 1;
    const before = written.slice(0, at).filter((other) => other === written[at]).length;
    const number = Math.max(0, ...there.map(numberOf)) + before + 1;
    return isShared ? appWord('numberedName', { name, number }) : name;
  });
}

/** Those who join, ready for the table: their names told apart, their sheets kept, the characters on loan. */
export function admitted(
  store: Store,
  encounterId: string,
  arrivals: readonly Arrival[],
  present: readonly Label[] = [],
): { readonly joining: readonly Joining[]; readonly sheets: ReadonlyMap<string, SheetData> } {
  const names = numbered(
    arrivals.map(({ name }) => name),
    present,
  );
  const sheets = new Map<string, SheetData>();
  const joining = arrivals.map((arrival, at): Joining => {
    const { documentId, kind, sheet } = arrival;
    const snapshot = store.snapshots.keep(sheet);
    sheets.set(snapshot, sheet);
    if (kind === 'character' && documentId !== nobody) store.loans.take(documentId, encounterId);
    return { ...arrival, name: names[at] ?? arrival.name, snapshot };
  });
  return { joining, sheets };
}

/** The numbers of those who came of some lines, where the first of all who came has number `first`. */
export function numbersOf(
  lines: readonly PreparedLine[],
  arrivals: readonly Arrival[],
  first: number,
): readonly number[] {
  const ids = new Set(lines.map(({ line }) => line));
  return arrivals.flatMap(({ line }, at) => (line !== undefined && ids.has(line) ? [first + at] : []));
}
