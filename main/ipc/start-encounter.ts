import { begin, type Joining } from '../../shared/encounter/begin.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import { replay } from '../../shared/encounter/history.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterRecord } from '../../shared/ipc/contract.ts';
import type { CreatureDocument, Name } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { canonicalJson } from '../store/canonical.ts';
import { beforeFirst } from '../store/encounter-events.ts';
import type { Store } from '../store/store.ts';
import { type CampaignRules, rulesOf } from './campaign-rules.ts';
import { creatureOf } from './creatures.ts';
import type { Desk } from './desk.ts';
import type { Input } from './handler.ts';
import { type Carrying, type Done, did } from './once.ts';

/** Finds who fights, in order; a character that is listed twice, or fights elsewhere, is refused with `ON_LOAN`. */
function combatantsOf(
  store: Store,
  { sheets, options, campaign }: CampaignRules,
  ids: readonly string[],
): Answered<readonly CreatureDocument[]> {
  const creatures: CreatureDocument[] = [];
  for (const [at, id] of ids.entries()) {
    const field = `combatants.${at}`;
    const found = creatureOf(store, id, field);
    if (!found.ok) return found;
    const creature = found.value;
    if (creature.campaignId !== campaign.id) return refused('NOT_FOUND', field);
    const fightsAlready = store.loans.holder(id) !== undefined || creatures.some((other) => other.id === id);
    if (creature.kind === 'character' && fightsAlready) return refused('ON_LOAN', field);
    // House rules may have changed since the sheet was saved.
    const sheet = sheets.readSheet(creature.kind, creature.body.sheet, options);
    if (!sheet.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: sheet.error } };
    creatures.push(creature);
  }
  return granted(creatures);
}

/** Names in which those that several have are numbered from 1. */
function numbered(names: readonly Name[]): readonly Label[] {
  const written = names.map(canonicalJson);
  return names.map((name, at) => {
    const isShared = written.filter((other) => other === written[at]).length > 1;
    const number = written.slice(0, at + 1).filter((other) => other === written[at]).length;
    return isShared ? appWord('numberedName', { name, number }) : name;
  });
}

/** Begins an encounter: its document, its first events, the snapshots of the sheets, and characters on loan. */
export function startEncounter(
  { store, newId, openEncounters }: Desk,
  carrying: Carrying,
  { campaignId, name, combatants }: Input<'encounters.start'>,
): Answered<Done<EncounterRecord>> {
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  if (combatants.length === 0) return refused('NO_COMBATANTS', 'combatants');
  const found = combatantsOf(store, rules.value, combatants);
  if (!found.ok) return found;
  const creatures = found.value;
  const id = newId();
  const effect = appWord('change.encounterStarted', { name });
  store.documents.add(
    { kind: 'encounter', id, campaignId, revision: 1, body: { schema: 1, name, status: 'running' } },
    carrying.stamp(effect),
  );
  const names = numbered(creatures.map(({ body }) => body.name));
  const sheets = new Map<string, SheetData>();
  const joining = creatures.map((creature, at): Joining => {
    const { sheet, hitPoints, pools, conditions } = creature.body;
    const snapshot = store.snapshots.keep(sheet);
    sheets.set(snapshot, sheet);
    if (creature.kind === 'character') store.loans.take(creature.id, id);
    const { id: documentId, revision, kind } = creature;
    return {
      ...{ documentId, revision, kind, name: names[at] ?? creature.body.name, sheet, snapshot, hitPoints },
      ...(pools === undefined ? {} : { pools }),
      ...(conditions === undefined ? {} : { conditions }),
    };
  });
  const { system, options } = rules.value;
  const { commandId, at } = carrying;
  const events = begin(system, rules.value.sheets, options, joining).map(
    (event, index): RecordedEvent => ({ position: index + 1, commandId, at, event }),
  );
  const head = store.encounterEvents.append(id, beforeFirst, events);
  const history = replay(events);
  const record = { id, campaignId, name, events, sheets: Object.fromEntries(sheets) };
  return did(record, () => openEncounters.remember(id, { history, head, sheets }));
}
