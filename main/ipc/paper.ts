import path from 'node:path';
import type { BrowserWindow, SaveDialogReturnValue } from 'electron';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { PaperJob } from '../../shared/ipc/contract.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Speaker } from '../../shared/locales/say.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { fileNameOf } from '../export/file-name.ts';
import { writeWhole } from '../export/write-file.ts';
import type { Store } from '../store/store.ts';
import type { Area, HandlersOf } from './handler.ts';

/** What printing needs of the app around it. */
export interface PaperTools {
  readonly store: Store;
  readonly speakers: Readonly<Record<Language, Speaker>>;
  readonly newId: () => string;
  /** Asks the person where to save. */
  readonly askPlace: (proposal: string, filterName: string) => Promise<SaveDialogReturnValue>;
  /** The folder that was saved to last. */
  readonly folder: () => string;
  readonly rememberFolder: (folder: string) => void;
  /** A hidden window that has begun to load the page of a job. */
  readonly openPaper: (job: string) => BrowserWindow;
}

/** Milliseconds after which a page that has not drawn its sheet is given up. */
const patience = 30_000;

interface RunningJob {
  readonly job: PaperJob;
  readonly ready: () => void;
}

function jobOf(
  store: Store,
  input: { id: string } & Pick<PaperJob, 'language' | 'paper'>,
): Answered<PaperJob> {
  const creature = store.documents.live(input.id);
  if (!creature.ok) return creature;
  const campaign = store.documents.live(creature.value.campaignId);
  if (!campaign.ok) return campaign;
  const { language, paper } = input;
  return granted({ language, paper, campaign: campaign.value, creature: creature.value });
}

/** Makes sheets into PDF files: main owns the window that draws them, the printing and the file. */
export function paperHandlers(tools: PaperTools): HandlersOf<Area<'paper'>> {
  const running = new Map<string, RunningJob>();

  const print = async (job: PaperJob): Promise<Uint8Array> => {
    const id = tools.newId();
    const drawn = new Promise<void>((resolve, reject) => {
      running.set(id, { job, ready: resolve });
      setTimeout(() => reject(new Error('the paper was not drawn in time')), patience).unref();
    });
    const window = tools.openPaper(id);
    try {
      await drawn;
      return await window.webContents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
      });
    } finally {
      running.delete(id);
      window.destroy();
    }
  };

  return {
    'paper.saveSheet': async (input) => {
      const job = jobOf(tools.store, input);
      if (!job.ok) return job;
      const { say } = tools.speakers[input.language];
      const title = say(job.value.creature.body.name);
      const proposal = path.join(tools.folder(), `${fileNameOf(title, say(appWord('paper.sheetFile')))}.pdf`);
      const place = await tools.askPlace(proposal, say(appWord('paper.pdf')));
      if (place.canceled || place.filePath === '') return granted(null);
      let pdf: Uint8Array;
      try {
        pdf = await print(job.value);
      } catch {
        return refused('PRINT_FAILED');
      }
      try {
        await writeWhole(place.filePath, pdf, tools.newId());
      } catch {
        return refused('FILE_NOT_WRITTEN', undefined, { path: place.filePath });
      }
      tools.rememberFolder(path.dirname(place.filePath));
      return granted({ path: place.filePath });
    },
    'paper.job': ({ job }) => {
      const found = running.get(job);
      return found === undefined ? refused('NOT_FOUND') : granted(found.job);
    },
    'paper.ready': ({ job }) => {
      running.get(job)?.ready();
      return granted(null);
    },
  };
}
