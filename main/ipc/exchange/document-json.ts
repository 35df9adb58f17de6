import path from 'node:path';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { checkedEntry, checkedSheet, formed } from '../../../shared/library/bundle/check-document.ts';
import {
  bundleLimits,
  documentFormat,
  formatVersion,
  headerSchema,
  type Single,
  singleSchema,
} from '../../../shared/library/bundle/format.ts';
import { readJson } from '../../../shared/library/bundle/safe-json.ts';
import {
  type CreatureDocument,
  documentSchema,
  type ItemDocument,
  type NoteDocument,
  portraitOf,
} from '../../../shared/library/document.ts';
import { isPortrait } from '../../../shared/library/portrait/jpeg.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { decoded } from '../../export/bundle/text.ts';
import { canonicalJson, contentHash } from '../../store/canonical.ts';
import type { Store } from '../../store/store.ts';
import { type CampaignRules, rulesOf } from '../campaign-rules.ts';
import { addDocument } from '../change-document.ts';
import type { Desk } from '../desk.ts';
import type { Area, HandlersOf, Output } from '../handler.ts';
import { did, once } from '../once.ts';
import { askPlace, fileRead, placed, saved, screenSpeaker } from './tools.ts';
import type { UnderWay } from './under-way.ts';

type SingleDocument = CreatureDocument | ItemDocument | NoteDocument;

function singleOf(bytes: Uint8Array): Answered<Single> {
  const text = decoded(bytes);
  const raw = text === undefined ? refused('JSON_UNREADABLE') : readJson(text);
  if (!raw.ok) return raw;
  const header = headerSchema.safeParse(raw.value);
  if (!header.success || header.data.format !== documentFormat) return refused('NOT_A_BUNDLE');
  const found = header.data.formatVersion;
  return found > formatVersion
    ? refused('BUNDLE_TOO_NEW', undefined, { found, known: formatVersion })
    : formed(singleSchema, raw.value);
}

/** Checks a document from a file as one of a campaign's own. */
function arriving(
  { kind, system, body }: Single,
  rules: CampaignRules,
  id: string,
): Answered<SingleDocument> {
  const campaignId = rules.campaign.id;
  const parsed = formed(documentSchema, { kind, id, campaignId, revision: 1, body });
  if (!parsed.ok) return parsed;
  const document = parsed.value;
  if (document.kind === 'note') return granted(document);
  if (document.kind === 'item') {
    if (system !== rules.system.id) return refused('OTHER_SYSTEM', 'system');
    const entry = checkedEntry(rules.system, document.body);
    return entry.ok ? granted({ ...document, body: entry.value }) : entry;
  }
  if (document.kind !== 'character' && document.kind !== 'monster') return refused('BUNDLE_FORM', 'kind');
  if (system !== rules.system.id) return refused('OTHER_SYSTEM', 'system');
  const { sheets, options } = rules;
  const sheet = checkedSheet(rules.system, sheets, options, document.kind, document.body.sheet, 'body.sheet');
  if (!sheet.ok) return sheet;
  return granted({ ...document, body: { ...document.body, sheet: sheet.value } });
}

/** The portrait that a file brings; null where it brings none. Refused where it is not what the document names. */
function portraitIn({ portrait }: Single, document: SingleDocument): Answered<Uint8Array | null> {
  if (portrait === undefined) return granted(null);
  const jpeg = Buffer.from(portrait, 'base64');
  return isPortrait(jpeg) && contentHash(jpeg) === portraitOf(document)
    ? granted(jpeg)
    : refused('BUNDLE_PORTRAIT', 'portrait');
}

/** A document from a file with the portrait that it brings. */
interface Arriving {
  readonly document: SingleDocument;
  readonly portrait: Uint8Array | null;
}

function read(bytes: Uint8Array, rules: CampaignRules, id: string): Answered<Arriving> {
  const single = singleOf(bytes);
  if (!single.ok) return single;
  const document = arriving(single.value, rules, id);
  if (!document.ok) return document;
  const portrait = portraitIn(single.value, document.value);
  return portrait.ok ? granted({ document: document.value, portrait: portrait.value }) : portrait;
}

/** A document that names no portrait which is not here. */
function withPortrait({ portraits }: Store, { document, portrait }: Arriving): SingleDocument {
  const hash = portrait === null ? portraitOf(document) : portraits.keep(portrait);
  if (hash === undefined || portraits.read(hash).ok || !('portrait' in document.body)) return document;
  const { portrait: _, ...body } = document.body;
  return { ...document, body } as SingleDocument;
}

/** One document out to a file of its own, and in from one as something new. */
export function documentJsonHandlers(desk: Desk, way: UnderWay): HandlersOf<Area<'documents'>> {
  const { store } = desk;
  return {
    'documents.exportJson': ({ id }) =>
      way.run<Output<'documents.exportJson'>>(async () => {
        const found = store.documents.live(id);
        if (!found.ok) return refused(found.error.code, 'id');
        const { kind, campaignId, body } = found.value;
        // A campaign or an encounter is more than its own document; those go by bundle.
        if (kind === 'campaign' || kind === 'encounter') return refused('BAD_INPUT', 'id');
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const hash = portraitOf(found.value);
        const portrait = hash === undefined ? undefined : store.portraits.read(hash);
        if (portrait?.ok === false) return refused(portrait.error.code, 'id');
        const single: Single = {
          format: documentFormat,
          formatVersion,
          appVersion: desk.version,
          at: desk.now().toISOString(),
          kind,
          system: rules.value.system.id,
          body,
          ...(portrait === undefined ? {} : { portrait: Buffer.from(portrait.value).toString('base64') }),
        };
        const place = await askPlace(desk, {
          title: body.name,
          fallback: appWord(`kind.${kind}`),
          what: appWord('exchange.json'),
          extension: 'json',
        });
        if (place === null) return granted(null);
        return saved(desk, place, Buffer.from(`${canonicalJson(single)}\n`, 'utf8'));
      }),

    'documents.importJson': ({ commandId, campaignId }) =>
      way.run<Output<'documents.importJson'>>(async () => {
        if (store.commands.find(commandId) !== undefined)
          return once(desk, 'documents.importJson', commandId, () => refused('NOT_FOUND'));
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const file = await desk.exchange.askFile(screenSpeaker(desk).say(appWord('exchange.json')), 'json');
        if (file === undefined) return granted(null);
        const bytes = fileRead(file, bundleLimits.entry.document);
        if (!bytes.ok) return bytes;
        const found = read(bytes.value, rules.value, desk.newId());
        if (!found.ok)
          return placed({
            ok: false,
            error: {
              ...found.error,
              field: [path.basename(file), found.error.field].filter(Boolean).join(': '),
            },
          });
        const backup = await desk.backUpNow('import');
        if (!backup.ok) return backup;
        return once(desk, 'documents.importJson', commandId, (carrying) => {
          // The campaign may have gone while the person chose a file.
          const present = rulesOf(store, campaignId);
          if (!present.ok) return present;
          const document = withPortrait(store, found.value);
          const added = addDocument(store, carrying, document);
          return added.ok ? did({ id: document.id }) : added;
        });
      }),
  };
}
