import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { orientations, type PaperJob } from '../../../../shared/ipc/paper-contract.ts';
import type { CampaignDocument, CreatureDocument } from '../../../../shared/library/document.ts';
import { type ScreenWords, TheseWords, wordsOf } from '../../../words/words.tsx';
import { BlankPaper } from './blank-paper.tsx';
import { drawCards } from './card-paper.tsx';
import { laidOut } from './page-layout.ts';
import { addRules, barePages, footFont, numberedPages, pageName, sectionRules } from './page-rules.ts';
import { PartyPaper } from './party-paper.tsx';
import { fillWithLines } from './pen-lines.ts';
import { imagesThere, portraitsThere } from './portraits-there.ts';
import { RecordPaper } from './record-paper.tsx';
import { type PaperRules, type PaperSheet, rulesOf, sheetOf } from './sheet-of.ts';
import { SheetPaper } from './sheet-paper.tsx';
import { TablesPaper } from './tables-paper.tsx';

/** Sheets drawn between two breaths, in which the page tells how far it is. */
const sheetsAtOnce = 5;

interface Drawing {
  readonly job: PaperJob;
  readonly root: HTMLElement;
  readonly words: ScreenWords;
  readonly campaign: CampaignDocument;
  readonly rules: PaperRules;
  readonly of: readonly PaperSheet[];
  readonly progress: (done: number) => Promise<void>;
}

function draw({ words }: Pick<Drawing, 'words'>, into: HTMLElement, content: ReactNode): void {
  flushSync(() => createRoot(into).render(<TheseWords words={words}>{content}</TheseWords>));
}

/** A font is only fetched once something is drawn in it, and images come a moment after they are. */
async function allThere(): Promise<void> {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await imagesThere();
}

/** Draws sheets one after another; answers how many pages each takes, where that is wanted. */
async function drawSheets(drawing: Drawing): Promise<readonly number[] | null> {
  const { job, root, words, campaign, rules, of, progress } = drawing;
  const names = of.map(({ creature }) => words.say(creature.body.name));
  const drawn: HTMLElement[] = [];
  for (const sheet of of) {
    const into = document.createElement('div');
    root.append(into);
    draw(drawing, into, <SheetPaper campaign={campaign} rules={rules} of={sheet} />);
    drawn.push(into);
    if (drawn.length % sheetsAtOnce === 0) await progress(drawn.length);
  }
  await document.fonts.load(footFont, names.join(''));
  await allThere();
  const pages = drawn.map((each) =>
    laidOut(each, job.paper, (layout) => {
      fillWithLines(each, layout);
      return layout.pages();
    }),
  );
  // One sheet alone is the whole file, and Chromium counts that by itself.
  const foretold = job.numbering === 'each' && drawn.length > 1 ? pages : null;
  for (const [at, each] of drawn.entries()) each.style.setProperty('page', pageName(at));
  addRules(numberedPages(job.paper, names[0] ?? '', orientations.sheets));
  addRules(sectionRules(names.map((name, at) => ({ name, pages: foretold?.[at] ?? null }))));
  return foretold;
}

/** Draws what has one table or one sheet, under one name. */
async function drawWhole(drawing: Drawing, name: string, content: ReactNode): Promise<null> {
  const { root, job } = drawing;
  const { paper, kind } = job;
  draw(drawing, root, content);
  addRules(numberedPages(paper, name, orientations[kind]));
  await document.fonts.load(footFont, name);
  await allThere();
  if (kind === 'blank') laidOut(root, paper, (layout) => fillWithLines(root, layout));
  return null;
}

async function drawKind(drawing: Drawing): Promise<readonly number[] | null> {
  const { job, root, words, campaign, rules, of } = drawing;
  const campaignName = words.say(campaign.body.name);
  switch (job.kind) {
    case 'sheets':
      return drawSheets(drawing);
    case 'cards':
      addRules(barePages(job.paper));
      await drawCards(root, job.paper, words, rules, of, allThere);
      await allThere();
      return null;
    case 'party':
      return drawWhole(drawing, campaignName, <PartyPaper campaign={campaign} rules={rules} of={of} />);
    case 'tables':
      return drawWhole(drawing, campaignName, <TablesPaper rules={rules} />);
    case 'record': {
      if (job.record === undefined) throw new Error('the job has no record');
      const { name } = job.record;
      return drawWhole(drawing, words.say(name), <RecordPaper campaign={campaign} record={job.record} />);
    }
    case 'blank':
      return drawWhole(drawing, campaignName, <BlankPaper campaign={campaign} rules={rules} />);
  }
}

function isCreature(document: PaperJob['creatures'][number]): document is CreatureDocument {
  return document.kind === 'character' || document.kind === 'monster';
}

/**
 * Draws a job into the page, fonts included, and answers how many pages each creature takes, or null where the
 * file is counted as a whole. `told` hears how many creatures are drawn.
 */
export async function drawJob(
  root: HTMLElement,
  job: PaperJob,
  told: (done: number) => Promise<unknown>,
): Promise<readonly number[] | null> {
  const { campaign, creatures, language } = job;
  if (campaign.kind !== 'campaign') throw new Error('the job has no campaign');
  const words = wordsOf(language);
  const rules = rulesOf(campaign);
  document.documentElement.lang = language;
  const shown = creatures.filter(isCreature);
  const portraits = await portraitsThere(shown);
  const of = shown.map((creature) => sheetOf(rules, creature, portraits));
  const [only] = of;
  document.title =
    job.kind === 'sheets' && only !== undefined && of.length === 1
      ? words.say(only.creature.body.name)
      : words.say(campaign.body.name);
  return drawKind({
    job,
    root,
    words,
    campaign,
    rules,
    of,
    progress: async (done) => {
      await told(done);
    },
  });
}
