import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { type Answered, answeredSchema } from '../../shared/ipc/channel.ts';
import { channels } from '../../shared/ipc/contract.ts';
import { type ChannelName, channelNames } from '../../shared/ipc/names.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { refused } from '../../shared/rules/core/result.ts';
import { storageRefusal } from '../store/sqlite-error.ts';
import type { Handler, HandlersOf } from './handler.ts';

/** What stands between a window and a handler; `Sender` is what the door says about who asks. */
export interface Door<Sender> {
  /** Whether the sender's frame is a page of the app that may ask this channel. */
  readonly admits: (sender: Sender, channel: ChannelName) => boolean;
  /** Writes a line to the local log. */
  readonly log: (line: string) => void;
  /** Tests also check every answer against the contract. */
  readonly checkAnswers?: boolean;
}

function no(code: LibraryRefusalCode, field?: string): Answered<never> {
  return refused<LibraryRefusalCode>(code, field);
}

function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

/** The path to the first thing wrong; absent where the input as a whole is. */
function firstPath(issues: readonly { readonly path: readonly PropertyKey[] }[]): string | undefined {
  const path = issues[0]?.path.map(String).join('.');
  return path === '' ? undefined : path;
}

/**
 * Wraps one channel's handler: who may not ask gets `FORBIDDEN`, what has not the declared form `BAD_INPUT`
 * with the path to it, storage that fails its own code, and a bug `INTERNAL` with a line in the log.
 */
export function served<Name extends ChannelName, Sender>(
  name: Name,
  handler: Handler<Name>,
  door: Door<Sender>,
): (sender: Sender, raw: unknown) => Promise<Answered<unknown>> {
  const { input, output } = channels[name];
  const answered = answeredSchema(output);
  return async (sender, raw) => {
    try {
      if (!door.admits(sender, name)) return no('FORBIDDEN');
      const parsed = input.safeParse(raw);
      if (!parsed.success) return no('BAD_INPUT', firstPath(parsed.error.issues));
      const answer = await handler(parsed.data as Parameters<typeof handler>[0]);
      return door.checkAnswers === true ? answered.parse(answer) : answer;
    } catch (thrown) {
      const refusal = storageRefusal(thrown);
      door.log(`${name}: ${traceOf(thrown)}`);
      return refusal === undefined ? no('INTERNAL') : { ok: false, error: refusal };
    }
  };
}

/** Answers some channels of the contract through Electron's `ipcMain`. */
export function serveChannels<Served extends ChannelName>(
  ipcMain: Pick<IpcMain, 'handle'>,
  handlers: HandlersOf<Served>,
  door: Door<IpcMainInvokeEvent>,
): void {
  const serve = <Name extends Served>(name: Name): void => {
    ipcMain.handle(name, served<Name, IpcMainInvokeEvent>(name, handlers[name], door));
  };
  for (const name of channelNames) if (Object.hasOwn(handlers, name)) serve(name as Served);
}
