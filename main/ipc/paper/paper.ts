import path from 'node:path';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { orientations, type PaperJob, type PaperKind } from '../../../shared/ipc/paper-contract.ts';
import type { Paper } from '../../../shared/ipc/start-contract.ts';
import { type AppWord, appWord } from '../../../shared/locales/app-word.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { fileNameOf } from '../../export/file-name.ts';
import { unusedName } from '../../export/unused-name.ts';
import { writeWhole } from '../../export/write-file.ts';
import type { Area, HandlersOf, Output } from '../handler.ts';
import { choicesOf, keepChoices, keepFolder, lastFolder } from './choices.ts';
import { type Drawn, jobOf, paperJobs } from './jobs.ts';
import type { PaperTools } from './tools.ts';

/** The one PDF that the print dialog shows. */
interface OnShow extends Drawn {
  readonly token: string;
  /** What its file could be called, without an ending. */
  readonly title: string;
  readonly kind: PaperKind;
  readonly pageSize: Paper;
}

/** Milliseconds between two tellings of how far it is. */
const telling = 100;

const kindWords = {
  sheets: 'paper.file.sheets',
  cards: 'paper.file.cards',
  party: 'paper.file.party',
  tables: 'paper.file.tables',
  blank: 'paper.file.blank',
  record: 'paper.file.record',
} as const satisfies Record<PaperKind, AppWord>;

type Order = Omit<PaperJob, 'numbering'>;

/** A sensible file name: of one sheet its creature's, else the campaign's with what it shows of it. */
function titleOf({ speakers }: PaperTools, { kind, language, campaign, creatures, record }: Order): string {
  const { say } = speakers[language];
  const [only, ...others] = creatures;
  const what = say(appWord(kindWords[kind]));
  if (kind === 'sheets' && only !== undefined && others.length === 0)
    return fileNameOf(say(only.body.name), what);
  if (record !== undefined) return fileNameOf(`${say(record.name)} – ${what}`, what);
  return fileNameOf(`${say(campaign.body.name)} – ${what}`, what);
}

/** Makes everything that is printed into PDF files: main owns the window that draws, the printing and the file. */
export function paperHandlers(tools: PaperTools): HandlersOf<Area<'paper'>> {
  const { store, broadcast, newId } = tools;
  const jobs = paperJobs(tools);
  let work = new AbortController();
  let onShow: OnShow | undefined;
  let lastSaved: string | undefined;

  /** Gives up what is under way and on show; what begins now has this to be stopped by. */
  function begin(): AbortSignal {
    work.abort();
    work = new AbortController();
    onShow?.window.close();
    onShow = undefined;
    return work.signal;
  }

  function teller(all: number): (done: number) => void {
    let told = 0;
    return (done) => {
      const now = performance.now();
      if (now - told < telling && done < all) return;
      told = now;
      broadcast('paper.progressed', { done: Math.min(done, all), all });
    };
  }

  async function written(file: string, pdf: Uint8Array): Promise<Answered<{ path: string }>> {
    try {
      await writeWhole(file, pdf, newId());
    } catch {
      return refused('FILE_NOT_WRITTEN', undefined, { path: file });
    }
    lastSaved = file;
    keepFolder(tools, path.dirname(file));
    return granted({ path: file });
  }

  /** Draws and writes each creature of an order by itself. */
  async function writeEach(
    order: Order,
    folder: string,
    stop: AbortSignal,
  ): Promise<Answered<Output<'paper.saveEach'>>> {
    const tell = teller(order.creatures.length);
    for (const [at, creature] of order.creatures.entries()) {
      tell(at);
      const single = { ...order, creatures: [creature] };
      const drawn = await jobs.draw(single, stop, () => undefined);
      // What is whole stays, and is told.
      if (!drawn.ok && drawn.error.code === 'CANCELLED' && at > 0) return granted({ folder, files: at });
      if (!drawn.ok) return drawn;
      drawn.value.window.close();
      let file: string;
      try {
        file = unusedName(folder, titleOf(tools, single), 'pdf');
      } catch {
        return refused('FILE_NOT_WRITTEN', undefined, { path: folder });
      }
      const done = await written(file, drawn.value.pdf);
      if (!done.ok) return done;
    }
    return granted({ folder, files: order.creatures.length });
  }

  return {
    'paper.choices': ({ campaignId }) => choicesOf(tools, campaignId),

    'paper.make': async (order) => {
      const stop = begin();
      const job = jobOf(store, order);
      if (!job.ok) return job;
      keepChoices(tools, order.campaignId, order);
      const drawn = await jobs.draw(job.value, stop, teller(order.creatures.length));
      if (!drawn.ok) return drawn;
      if (stop.aborted) {
        drawn.value.window.close();
        return refused('CANCELLED');
      }
      const token = newId();
      const { kind, paper: pageSize } = order;
      onShow = { ...drawn.value, token, title: titleOf(tools, job.value), kind, pageSize };
      return granted({ token, pdf: drawn.value.pdf });
    },

    'paper.save': async ({ token }) => {
      if (onShow?.token !== token) return refused('NOT_FOUND', 'token');
      const { pdf, title } = onShow;
      const { say } = tools.speakers[tools.settings().language];
      const proposal = path.join(lastFolder(tools), `${title}.pdf`);
      const place = await tools.askPlace(proposal, say(appWord('paper.pdf')));
      return place === undefined || place === '' ? granted(null) : written(place, pdf);
    },

    'paper.saveEach': async (order) => {
      const job = jobOf(store, order);
      if (!job.ok) return job;
      const folder = await tools.askFolder(lastFolder(tools));
      if (folder === undefined) return granted(null);
      return writeEach(job.value, folder, begin());
    },

    'paper.print': ({ token }) => {
      if (onShow?.token !== token) return refused('NOT_FOUND', 'token');
      const { pageSize, kind } = onShow;
      return onShow.window.print({ pageSize, landscape: orientations[kind] === 'landscape' });
    },

    'paper.cancel': () => {
      work.abort();
      return granted(null);
    },

    'paper.release': () => {
      begin();
      return granted(null);
    },

    'paper.showSaved': () => {
      if (lastSaved === undefined) return refused('NOT_FOUND');
      tools.showInFolder(lastSaved);
      return granted(null);
    },

    'paper.job': ({ job }) => {
      const found = jobs.find(job);
      return found === undefined ? refused('NOT_FOUND') : granted(found.job);
    },

    'paper.drawing': ({ job, done }) => {
      jobs.find(job)?.drawing(done);
      return granted(null);
    },

    'paper.ready': ({ job, pages }) => {
      jobs.find(job)?.ready(pages);
      return granted(null);
    },
  };
}
