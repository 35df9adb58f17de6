import fs from 'node:fs';
import path from 'node:path';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { BundlePreview, Conflict, ImportReport } from '../../../shared/ipc/exchange-contract.ts';
import { bundleExtension } from '../../../shared/library/bundle/format.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { fileSource } from '../../export/bundle/bytes-source.ts';
import type { Pace } from '../../export/bundle/pace.ts';
import { type Keeping, readBundle } from '../../export/bundle/read-bundle.ts';
import { bundleBytes } from '../../export/bundle/write-bundle.ts';
import { canonicalJson, contentHash } from '../../store/canonical.ts';
import { beforeFirst, chained } from '../../store/encounter-events.ts';
import { type Packed, pack } from '../../store/pack.ts';
import type { Desk } from '../desk.ts';
import type { Area, HandlersOf, Input, Output } from '../handler.ts';
import { did, once } from '../once.ts';
import { carryImport, inOrder, type Ready, readied } from './carry-import.ts';
import { Damaged, exportContent } from './export-content.ts';
import { type Bundle, conflictOf, type ImportPlan, MergePlan, planNew, standingOf } from './import-plan.ts';
import { askPlace, placed, saved, screenSpeaker } from './tools.ts';
import type { UnderWay } from './under-way.ts';

/** A bundle that was read, until another one is. */
interface Opened {
  readonly token: string;
  readonly file: string;
  readonly bundle: Bundle;
}

const keeping: Keeping<Packed> = {
  ...{ beforeFirst, chained, pack },
  hashOf: (sheet) => contentHash(canonicalJson(sheet)),
  portraitHashOf: contentHash,
};

/** Reads a file that a stranger may have written. Refused with `FILE_NOT_READ`, or what is wrong with it. */
export async function readBundleFile(file: string, pace: Pace): Promise<Answered<Bundle>> {
  let handle: number;
  try {
    handle = fs.openSync(file, 'r');
  } catch {
    return refused('FILE_NOT_READ', undefined, { path: file });
  }
  try {
    if (!fs.fstatSync(handle).isFile()) return refused('FILE_NOT_READ', undefined, { path: file });
    return await readBundle(fileSource(handle), keeping, pace);
  } finally {
    fs.closeSync(handle);
  }
}

function holdings(bundle: Bundle): BundlePreview['campaigns'] {
  const count = (campaignId: string, kind: string): number => counted.get(`${kind} ${campaignId}`) ?? 0;
  const counted = new Map<string, number>();
  for (const { kind, campaignId } of bundle.documents) {
    const key = `${kind} ${campaignId}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return bundle.documents
    .filter(({ kind }) => kind === 'campaign')
    .map(({ id, name }) => ({
      name,
      characters: count(id, 'character'),
      monsters: count(id, 'monster'),
      encounters: count(id, 'encounter'),
      notes: count(id, 'note'),
      items: count(id, 'item'),
    }));
}

async function preview(
  desk: Desk,
  { token, file, bundle }: Opened,
  pace: Pace,
): Promise<Answered<BundlePreview>> {
  const conflicts: Conflict[] = [];
  const all = bundle.documents.length;
  for (const [done, read] of bundle.documents.entries()) {
    const conflict = conflictOf(read, standingOf(desk.store, read));
    if (conflict !== undefined) conflicts.push(conflict);
    const goesOn = pace(done + 1, all);
    if (!(goesOn === true || (await goesOn))) return refused('CANCELLED');
  }
  return granted({ token, file, campaigns: holdings(bundle), conflicts });
}

async function planOf(
  desk: Desk,
  { bundle }: Opened,
  { mode, choices }: Input<'bundles.import'>,
  pace: Pace,
): Promise<Answered<ImportPlan>> {
  if (mode === 'new') return granted(planNew(bundle, desk.newId, desk.store.seq()));
  const plan = new MergePlan(desk.store, choices, desk.newId);
  for (const [done, read] of bundle.documents.entries()) {
    const planned = plan.add(read);
    if (!planned.ok) return planned;
    const goesOn = pace(done + 1, bundle.documents.length);
    if (!(goesOn === true || (await goesOn))) return refused('CANCELLED');
  }
  return granted(plan.whole());
}

async function importing(
  desk: Desk,
  opened: Opened,
  input: Input<'bundles.import'>,
  pace: Pace,
): Promise<Answered<ImportReport>> {
  const { bundle, file } = opened;
  const backup = await desk.backUpNow('import');
  if (!backup.ok) return backup;
  const plan = await planOf(desk, opened, input, pace);
  if (!plan.ok) return plan;
  const { documents } = plan.value;
  const ready: Ready[] = [];
  for (const planned of documents) {
    ready.push(readied(planned, plan.value.ids));
    const goesOn = pace(ready.length, documents.length);
    if (!(goesOn === true || (await goesOn))) return refused('CANCELLED');
  }
  const sorted = inOrder(ready);
  const effect = appWord('change.imported', { name: { text: path.basename(file).slice(0, 200) } });
  // One transaction, and no breath within: nobody else writes into it, and nobody reads half of it.
  return once(desk, 'bundles.import', input.commandId, (carrying) => {
    const report = carryImport(desk.store, carrying, effect, bundle, plan.value, sorted);
    return report.ok ? did(report.value) : report;
  });
}

/** Bundles: campaigns with all that they hold, out to a file and in from one. */
export function bundleHandlers(desk: Desk, way: UnderWay): HandlersOf<Area<'bundles'>> {
  const { store } = desk;
  let opened: Opened | undefined;

  const titleOf = (campaigns: readonly string[] | null) => {
    const [only, ...others] = campaigns ?? [];
    const found = only === undefined || others.length > 0 ? undefined : store.documents.live(only);
    return found?.ok === true ? found.value.body.name : appWord('exchange.libraryFile');
  };

  return {
    'bundles.export': (selection) =>
      way.run<Output<'bundles.export'>>(async (pace) => {
        try {
          const made = { appVersion: desk.version, at: desk.now().toISOString() };
          const possible = exportContent(store, selection, made);
          if (!possible.ok) return possible;
          const place = await askPlace(desk, {
            title: titleOf(selection.campaigns),
            fallback: appWord('exchange.libraryFile'),
            what: appWord('exchange.bundle'),
            extension: bundleExtension,
          });
          if (place === null) return granted(null);
          // As it stands when the person has chosen, not when the question was put.
          const content = exportContent(store, selection, { ...made, at: desk.now().toISOString() });
          return content.ok ? await saved(desk, place, bundleBytes(content.value, pace)) : content;
        } catch (thrown) {
          if (thrown instanceof Damaged) return refused('DAMAGED', thrown.id);
          throw thrown;
        }
      }),

    'bundles.open': () =>
      way.run<Output<'bundles.open'>>(async (pace) => {
        const file = await desk.exchange.askFile(
          screenSpeaker(desk).say(appWord('exchange.bundle')),
          bundleExtension,
        );
        if (file === undefined) return granted(null);
        const bundle = await readBundleFile(file, pace);
        if (!bundle.ok) return placed(bundle);
        opened = { token: desk.newId(), file, bundle: bundle.value };
        return preview(desk, opened, pace);
      }),

    'bundles.import': (input) =>
      way.run<Output<'bundles.import'>>(async (pace) => {
        // Sent twice, it happens once, though the bundle may be forgotten by now.
        if (store.commands.find(input.commandId) !== undefined)
          return once(desk, 'bundles.import', input.commandId, () => refused('NOT_FOUND', 'token'));
        if (opened?.token !== input.token) return refused('NOT_FOUND', 'token');
        const report = await importing(desk, opened, input, pace);
        if (report.ok) opened = undefined;
        return report;
      }),

    'bundles.cancel': () => {
      way.cancel();
      return granted(null);
    },
  };
}
