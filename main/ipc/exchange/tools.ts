import fs from 'node:fs';
import path from 'node:path';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Speaker } from '../../../shared/locales/say.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import type { Language } from '../../../shared/rules/core/language.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import { Stopped } from '../../export/bundle/pace.ts';
import { fileNameOf } from '../../export/file-name.ts';
import { clearUnfinished, writeWhole } from '../../export/write-file.ts';
import type { Desk } from '../desk.ts';
import { currentSettings } from '../settings.ts';

/** What exchange with other computers needs of the app around it. */
export interface ExchangeTools {
  readonly speakers: Readonly<Record<Language, Speaker>>;
  /** Asks the person where to save; undefined when that is cancelled. */
  readonly askPlace: (proposal: string, filterName: string, extension: string) => Promise<string | undefined>;
  /** Asks the person for a file; undefined when that is cancelled. */
  readonly askFile: (filterName: string, extension: string) => Promise<string | undefined>;
  /** Where the person keeps files. */
  readonly documentsFolder: () => string;
}

/** A setting that is the app's own business and no window's. */
const folderKey = 'exchangeFolder';

/** The folder that was exported to last. */
function lastFolder({ store, exchange }: Desk): string {
  const kept = store.settings.all()[folderKey];
  return typeof kept === 'string' ? kept : exchange.documentsFolder();
}

/** Removes what exports left that were killed, from the folder that was exported to last. */
export function clearUnfinishedExports(desk: Desk): Promise<void> {
  return clearUnfinished(lastFolder(desk));
}

/** The words of the screens as they are set now. */
export function screenSpeaker(desk: Desk): Speaker {
  return desk.exchange.speakers[currentSettings(desk).language];
}

/** A file to be written: its name as a title, what it is in words, and its ending. */
export interface FileForm {
  readonly title: Label;
  readonly fallback: Label;
  readonly what: Label;
  readonly extension: string;
}

/** A refusal whose sentence can name the place. */
export function placed<T>(answer: Answered<T>): Answered<T> {
  if (answer.ok || answer.error.field === undefined) return answer;
  const { params, field } = answer.error;
  return { ok: false, error: { ...answer.error, params: { place: field, ...params } } };
}

/** Reads a file that a stranger may have written. Refused with `FILE_NOT_READ`, or `BUNDLE_TOO_LARGE`. */
export function fileRead(file: string, most: number): Answered<Uint8Array> {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return refused('FILE_NOT_READ', undefined, { path: file });
    if (stat.size > most) return refused('BUNDLE_TOO_LARGE', undefined, { most });
    return granted(fs.readFileSync(file));
  } catch {
    return refused('FILE_NOT_READ', undefined, { path: file });
  }
}

/** Asks for a place; null when the person cancels. */
export async function askPlace(desk: Desk, form: FileForm): Promise<string | null> {
  const { say } = screenSpeaker(desk);
  const name = `${fileNameOf(say(form.title), say(form.fallback))}.${form.extension}`;
  const proposal = path.join(lastFolder(desk), name);
  const place = await desk.exchange.askPlace(proposal, say(form.what), form.extension);
  return place === undefined || place === '' ? null : place;
}

/** Writes a file whole or not at all. Refused with `FILE_NOT_WRITTEN`, or `CANCELLED` where it was stopped. */
export async function saved(
  desk: Desk,
  place: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Answered<{ path: string }>> {
  try {
    await writeWhole(place, content, desk.newId());
  } catch (thrown) {
    if (thrown instanceof Stopped) return refused('CANCELLED');
    if (thrown instanceof Error && 'syscall' in thrown)
      return refused('FILE_NOT_WRITTEN', undefined, { path: place });
    throw thrown;
  }
  desk.store.commit(() => {
    desk.store.settings.put(folderKey, path.dirname(place));
    return granted(null);
  });
  return granted({ path: place });
}
