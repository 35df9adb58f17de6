import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import { type RecordedEvent, snapshotIn } from '../../../shared/encounter/event.ts';
import { type Logged, logged, nothingLogged } from '../../../shared/encounter/log.ts';
import type { Refused } from '../../../shared/ipc/channel.ts';
import type { EncounterRecord } from '../../../shared/ipc/contract.ts';
import { ask, listen, newCommandId } from '../../bridge/desk.ts';
import type { HeldKeys } from '../../keys/held-keys.ts';

/** An encounter as it is followed: its history, the sheets of its snapshots, its log. */
export interface Following extends Logged {
  readonly encounter: Omit<EncounterRecord, 'events'>;
}

type State = { readonly refusal: Refused } | Following | null;

/** Adds events that follow; undefined when something is missing for them. */
function advance(following: Following, events: readonly RecordedEvent[]): Following | undefined {
  const fresh = events.filter(({ position }) => position > following.history.position);
  if (fresh[0] !== undefined && fresh[0].position !== following.history.position + 1) return undefined;
  // Whoever joins brings a sheet, which events only name.
  const { sheets } = following.encounter;
  const brought = fresh.map(({ event }) => snapshotIn(event)).filter((hash) => hash !== undefined);
  if (brought.some((hash) => sheets[hash] === undefined)) return undefined;
  return fresh.length === 0 ? following : { ...following, ...logged(following, fresh) };
}

/**
 * Follows an encounter from wherever it is changed, and sends it commands. `send` resolves to what was
 * refused, if anything; a command that comes too late also brings what happened meanwhile.
 */
export function useEncounter(id: string, keys: HeldKeys) {
  const [state, setState] = useState<State>(null);
  const moving = useRef<Promise<unknown>>(Promise.resolve());
  const current = useRef(state);
  current.current = state;
  /** Commands whose effect is not drawn yet, each with what to do once it is. */
  const undrawn = useRef(new Map<string, () => void>());

  const read = useCallback(async (): Promise<void> => {
    const answer = await ask('encounters.read', { id });
    if (!answer.ok) {
      setState({ refusal: answer.error });
      return;
    }
    const { events, ...encounter } = answer.value;
    setState({ encounter, ...logged(nothingLogged, events) });
  }, [id]);

  const take = useCallback(
    (events: readonly RecordedEvent[]): void => {
      const following = current.current;
      if (following === null || 'refusal' in following) return;
      const next = advance(following, events);
      if (next === undefined) void read();
      else {
        current.current = next;
        // Drawn before the command counts as done, so that no key falls between it and the box it opens.
        flushSync(() => setState(next));
        for (const { commandId } of events) undrawn.current.get(commandId)?.();
      }
    },
    [read],
  );

  useEffect(() => {
    void read();
    return listen('encounter.advanced', (advanced) => {
      if (advanced.id === id) take(advanced.events);
    });
  }, [id, read, take]);

  const sendNow = useCallback(
    async (command: EncounterCommand): Promise<Refused | undefined> => {
      const following = current.current;
      if (following === null || 'refusal' in following) return undefined;
      const { position } = following.history;
      const commandId = newCommandId();
      const answered = async (): Promise<Refused | undefined> => {
        const answer = await ask('encounters.command', { commandId, id, position, command });
        if (answer.ok) {
          take(answer.value.events);
          return undefined;
        }
        if (answer.error.code === 'STALE') await read();
        return answer.error;
      };
      // Its events may be here before its answer: who sees the effect and goes on is not to wait for the latter.
      const drawn = new Promise<undefined>((resolve) => {
        undrawn.current.set(commandId, () => resolve(undefined));
      });
      try {
        return await Promise.race([answered(), drawn]);
      } finally {
        undrawn.current.delete(commandId);
      }
    },
    [id, read, take],
  );

  const send = useCallback(
    (command: EncounterCommand): Promise<Refused | undefined> => {
      // Steps back and forth are struck in a row and each counts; anything else struck twice is meant once.
      const waits = command.type === 'undo' || command.type === 'redo';
      const sent = waits ? moving.current.then(() => sendNow(command)) : sendNow(command);
      if (waits) moving.current = sent.catch(() => undefined);
      return keys.during(sent, (refusal) => refusal !== undefined);
    },
    [sendNow, keys],
  );
  return { state, send };
}
