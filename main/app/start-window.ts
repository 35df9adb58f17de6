import { app, type BrowserWindow } from 'electron';
import type { StartQuestion as Question, StartChoice } from '../../shared/ipc/question-contract.ts';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import type { StartQuestions } from '../ipc/question.ts';
import type { StartQuestion } from './open-at-start.ts';
import { createWindow, pageUrl } from './window.ts';

/** A window of its own for what has to be said before there is a library. */
export interface StartWindow {
  readonly ask: (question: StartQuestion) => Promise<StartChoice>;
  /** Says why the library does not open where nothing can be done about it here. */
  readonly tell: (refusal: Refusal<OpenRefusalCode>) => Promise<void>;
  /** Brings it before the person who started the app a second time. */
  readonly show: () => void;
  readonly close: () => void;
}

/** What can be chosen whatever the damage; where nothing can be brought back, Enter loses nothing. */
function lastChoices(isReadOnly: boolean, hasOthers: boolean): readonly StartChoice[] {
  if (isReadOnly) return ['quit'];
  return hasOthers ? ['new', 'quit'] : ['quit', 'new'];
}

/** Shows questions in the language of the screens; closing the window quits. */
export function startWindow({ put, giveUp }: StartQuestions, language: () => Language): StartWindow {
  let window: BrowserWindow | undefined;

  async function show(question: Omit<Question, 'language'>): Promise<StartChoice> {
    const answered = put({ language: language(), ...question });
    if (window !== undefined) window.webContents.reload();
    else {
      window = createWindow({ title: app.getName(), width: 720, height: 640, minWidth: 480, minHeight: 400 });
      window.once('ready-to-show', () => window?.show());
      window.on('closed', () => {
        window = undefined;
        giveUp();
      });
      void window.loadURL(pageUrl('start'));
    }
    return answered;
  }

  return {
    ask: ({ refusal, backup, salvage, isReadOnly }) =>
      show({
        refusal: { code: refusal.code, ...(refusal.params === undefined ? {} : { params: refusal.params }) },
        choices: [
          ...(salvage === undefined ? [] : (['salvage'] as const)),
          ...(backup === undefined ? [] : (['restore'] as const)),
          ...lastChoices(isReadOnly, (salvage ?? backup) !== undefined),
        ],
        backupAt: backup?.at ?? null,
        salvage:
          salvage === undefined
            ? null
            : { holdings: salvage.holdings, losses: [...salvage.losses], damagedPages: salvage.damagedPages },
        setsAside: refusal.code !== 'LIBRARY_MISSING' && !isReadOnly,
        isReadOnly,
      }),
    tell: async ({ code, params }) => {
      await show({
        refusal: { code, ...(params === undefined ? {} : { params }) },
        ...{ choices: ['quit'], backupAt: null, salvage: null, setsAside: false, isReadOnly: false },
      });
    },
    show() {
      window?.show();
      window?.focus();
    },
    close() {
      window?.removeAllListeners('closed');
      window?.destroy();
      window = undefined;
    },
  };
}
