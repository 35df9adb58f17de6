import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Numbering, PaperJob, PaperOrder } from '../../../shared/ipc/paper-contract.ts';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { pagesOfPdf } from '../../export/pdf-pages.ts';
import type { Store } from '../../store/store.ts';
import type { PaperTools, PaperWindow } from './tools.ts';

/** Milliseconds without a sign of life after which a page is given up. */
const patience = 30_000;

/** What a job's page may say. */
interface Listening {
  readonly job: PaperJob;
  readonly drawing: (done: number) => void;
  readonly ready: (pages: readonly number[] | null) => void;
}

/** A drawn document, with its window, which stays open until it is closed. */
export interface Drawn {
  readonly pdf: Uint8Array;
  readonly window: PaperWindow;
}

/** The jobs whose pages are being drawn. */
export interface Jobs {
  /** What a page may hear and say; undefined where nobody waits for it. */
  readonly find: (id: string) => Listening | undefined;
  /** Draws a job. Refused with `PRINT_FAILED` where its page fails or dies, with `CANCELLED` when it is stopped. */
  readonly draw: (
    job: Omit<PaperJob, 'numbering'>,
    stop: AbortSignal,
    progress: (done: number) => void,
  ) => Promise<Answered<Drawn>>;
}

/** What is printed of an encounter: its name, what was noted, what happened. */
function recordOf(store: Store, campaignId: string, id: string): Answered<NonNullable<PaperJob['record']>> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, 'encounter');
  const { kind, body } = found.value;
  if (kind !== 'encounter' || found.value.campaignId !== campaignId) return refused('NOT_FOUND', 'encounter');
  const chain = store.encounterEvents.read(id);
  if (!chain.ok) return chain;
  return granted({ name: body.name, notes: body.notes ?? '', events: [...chain.value.events] });
}

/** An order with its documents. Refused with `NOT_FOUND`, or with `DAMAGED` where its events are. */
export function jobOf(
  store: Store,
  { campaignId, creatures, encounter, ...order }: PaperOrder,
): Answered<Omit<PaperJob, 'numbering'>> {
  const campaign = store.documents.live(campaignId);
  if (!campaign.ok) return campaign;
  const found: LibraryDocument[] = [];
  for (const id of creatures) {
    const creature = store.documents.live(id);
    if (!creature.ok) return creature;
    const { kind } = creature.value;
    if (creature.value.campaignId !== campaignId || (kind !== 'character' && kind !== 'monster'))
      return refused('NOT_FOUND', 'creatures');
    found.push(creature.value);
  }
  if (campaign.value.kind !== 'campaign') return refused('NOT_FOUND', 'campaignId');
  const job = { ...order, campaign: campaign.value, creatures: found };
  if (order.kind !== 'record') return granted(job);
  const record = recordOf(store, campaignId, encounter ?? '');
  return record.ok ? granted({ ...job, record: record.value }) : record;
}

/** Rejects when the page is gone, the work is stopped, or nothing was heard for too long. */
function trouble(window: PaperWindow, stop: AbortSignal) {
  let timer: NodeJS.Timeout | undefined;
  let fail: (reason: Error) => void = () => undefined;
  const happened = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Whoever waits hears it through a race; where nobody does any more, it is no news.
  happened.catch(() => undefined);
  const stopped = (): void => fail(new Error('stopped'));
  stop.addEventListener('abort', stopped);
  if (stop.aborted) stopped();
  window.onGone(() => fail(new Error('the page of paper is gone')));
  return {
    happened,
    signOfLife(): void {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Error('the page of paper fell silent')), patience);
    },
    end(): void {
      clearTimeout(timer);
      stop.removeEventListener('abort', stopped);
    },
  };
}

/** Starts with no job. */
export function paperJobs({ newId, openPaper, log }: PaperTools): Jobs {
  const running = new Map<string, Listening>();

  /** Draws once; throws where that does not work. */
  async function drawOnce(
    job: PaperJob,
    stop: AbortSignal,
    progress: (done: number) => void,
  ): Promise<Drawn & { readonly pages: readonly number[] | null }> {
    const id = newId();
    let ready: Listening['ready'] = () => undefined;
    const drawn = new Promise<readonly number[] | null>((resolve) => {
      ready = resolve;
    });
    const window = openPaper(id);
    const wrong = trouble(window, stop);
    const drawing = (done: number): void => {
      wrong.signOfLife();
      progress(done);
    };
    running.set(id, { job, drawing, ready });
    try {
      wrong.signOfLife();
      const pages = await Promise.race([drawn, wrong.happened]);
      wrong.end();
      const pdf = await Promise.race([window.pdf(), wrong.happened]);
      return { pdf, window, pages };
    } catch (thrown) {
      window.close();
      throw thrown;
    } finally {
      wrong.end();
      running.delete(id);
    }
  }

  return {
    find: (id) => running.get(id),
    async draw(job, stop, progress) {
      // The page foretells how many sheets of paper each creature takes; should it be wrong, the file as a
      // whole is numbered, which needs no foretelling.
      const numberings: readonly Numbering[] = ['each', 'whole'];
      for (const numbering of numberings) {
        try {
          const { pages, ...drawn } = await drawOnce({ ...job, numbering }, stop, progress);
          const foretold = pages?.reduce((sum, each) => sum + each, 0);
          const printed = pagesOfPdf(drawn.pdf);
          if (foretold === undefined || printed === undefined || foretold === printed) return granted(drawn);
          log(`paper: ${foretold} pages were foretold, ${printed} were printed`);
          drawn.window.close();
        } catch (thrown) {
          if (stop.aborted) return refused('CANCELLED');
          log(`paper: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
          return refused('PRINT_FAILED');
        }
      }
      return refused('PRINT_FAILED');
    },
  };
}
