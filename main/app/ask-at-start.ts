import { dialog } from 'electron';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Speaker } from '../../shared/locales/say.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';
import type { OpenRefusalCode } from '../store/refusal.ts';
import type { StartChoice, StartQuestion } from './open-at-start.ts';

/** Says why the library does not open, in the language of the screens. */
export function tellAtStart({ say }: Speaker, { code, params }: Refusal<OpenRefusalCode>): void {
  dialog.showErrorBox(say(appWord('startup.refused')), say(appWord(`library.${code}`, params)));
}

/** Asks what to do about a library that does not open; closing the question quits. */
export async function askAtStart(
  { say, language }: Speaker,
  { refusal: { code, params }, backup, salvage }: StartQuestion,
): Promise<StartChoice> {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const at = backup === undefined ? '' : dates.format(new Date(backup.at));
  const choices: readonly (readonly [StartChoice, string])[] = [
    ...(salvage === undefined ? [] : ([['salvage', say(appWord('startup.salvage'))]] as const)),
    ...(backup === undefined ? [] : ([['restore', say(appWord('startup.restore', { at }))]] as const)),
    ['new', say(appWord('startup.new'))],
    ['quit', say(appWord('startup.quit'))],
  ];
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message: say(appWord('startup.refused')),
    detail: [
      say(appWord(`library.${code}`, params)),
      ...(code === 'LIBRARY_MISSING' ? [] : [say(appWord('startup.setAside'))]),
    ].join('\n\n'),
    buttons: choices.map(([, text]) => text),
    // Enter does what loses least.
    defaultId: choices.length > 2 ? 0 : choices.length - 1,
    cancelId: choices.length - 1,
    noLink: true,
  });
  return choices[response]?.[0] ?? 'quit';
}
