import type { Answered } from '../../shared/ipc/channel.ts';
import type { ChannelName } from '../../shared/ipc/names.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, type Result, refused } from '../../shared/rules/core/result.ts';
import type { Stamp } from '../store/documents.ts';
import type { ChangeNumber } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { Output } from './handler.ts';

/** A command as it is being carried out. */
export interface Carrying {
  readonly commandId: string;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  /** Takes the number of the change that the command makes. */
  readonly change: ChangeNumber;
  /** What is written beside a document that the command changes. */
  readonly stamp: (effect: Label, cause?: Stamp['cause']) => Stamp;
}

/** What a command comes to, and what is to happen as soon as that is on the disk. */
export interface Done<T> {
  readonly value: T;
  readonly committed?: () => void;
}

/**
 * Carries a command out once: in one transaction together with its answer, which the same id gets again
 * whenever it is sent again. Windows hear of changed rows after COMMIT. A refused command leaves nothing
 * behind, and may be sent again.
 */
export function once<Name extends ChannelName>(
  desk: Desk,
  channel: Name,
  commandId: string,
  work: (carrying: Carrying) => Answered<Done<Output<Name>>>,
): Answered<Output<Name>> {
  const { store } = desk;
  const first = store.commands.find(commandId);
  if (first !== undefined) {
    if (first.channel !== channel) return refused('BAD_INPUT', 'commandId');
    return first.answer === undefined ? refused('NOT_FOUND') : granted(first.answer as Output<Name>);
  }
  const before = store.seq();
  const at = desk.now().toISOString();
  const done = store.commit((change): Answered<Done<Output<Name>>> => {
    const stamp: Carrying['stamp'] = (effect, cause) => ({
      ...{ commandId, at, effect, seq: change() },
      ...(cause === undefined ? {} : { cause }),
    });
    const worked = work({ commandId, at, change, stamp });
    if (worked.ok) store.commands.keep(commandId, at, { channel, answer: worked.value.value });
    return worked;
  });
  if (!done.ok) return done;
  done.value.committed?.();
  if (store.seq() > before) desk.broadcast('library.changed', store.newsAfter(before));
  return granted(done.value.value);
}

/** Grants what a command comes to. */
export function did<T>(value: T, committed?: () => void): Result<Done<T>, never> {
  return granted({ value, ...(committed === undefined ? {} : { committed }) });
}
