import type { Label } from '../rules/core/label.ts';
import { describeStep } from './describe.ts';
import type { RecordedEvent } from './event.ts';
import { evolve, nothingYet, type StateEvent } from './evolve.ts';
import type { EncounterState } from './state.ts';

/** Everything one command did, undone and redone as a whole. */
export interface Step {
  readonly commandId: string;
  /** The step named by its effect. */
  readonly label: Label;
  readonly events: readonly StateEvent[];
  readonly before: EncounterState;
  readonly after: EncounterState;
}

/** An encounter with its past: what counts, what was taken back, and how far its events go. */
export interface EncounterHistory {
  readonly position: number;
  readonly state: EncounterState;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** A history before its first event. */
export const emptyHistory: EncounterHistory = { position: 0, state: nothingYet, done: [], undone: [] };

function extend(history: EncounterHistory, commandId: string, event: StateEvent): EncounterHistory {
  const last = history.done.at(-1);
  const after = evolve(history.state, event);
  const goesOn = last?.commandId === commandId;
  const before = goesOn ? last.before : history.state;
  const events = goesOn ? [...last.events, event] : [event];
  const step = { commandId, label: describeStep(events, after), events, before, after };
  const done = goesOn ? [...history.done.slice(0, -1), step] : [...history.done, step];
  return { ...history, state: after, done, undone: [] };
}

/** Adds the next event. Positions follow each other; anything else is a bug of the store. */
export function record(
  history: EncounterHistory,
  { position, commandId, event }: RecordedEvent,
): EncounterHistory {
  if (position !== history.position + 1) throw new Error(`event ${position} after ${history.position}`);
  const moved = { ...history, position };
  if (event.type === 'stepUndone') {
    const step = history.done.at(-1);
    if (step?.commandId !== event.step) throw new Error(`undo of ${event.step}, which was not the last step`);
    return {
      ...moved,
      state: step.before,
      done: history.done.slice(0, -1),
      undone: [step, ...history.undone],
    };
  }
  if (event.type === 'stepRedone') {
    const [step, ...undone] = history.undone;
    if (step?.commandId !== event.step) throw new Error(`redo of ${event.step}, which was not undone last`);
    return { ...moved, state: step.after, done: [...history.done, step], undone };
  }
  return extend(moved, commandId, event);
}

/** An encounter's history from its recorded events. */
export function replay(events: readonly RecordedEvent[]): EncounterHistory {
  return events.reduce(record, emptyHistory);
}

/** The step that undo would take back; the beginning of the encounter stays. */
export function undoable(history: EncounterHistory): Step | undefined {
  return history.done.length > 1 ? history.done.at(-1) : undefined;
}

/** The step that redo would bring back. */
export function redoable(history: EncounterHistory): Step | undefined {
  return history.undone[0];
}

/** The step in which the running turn began, for going back before it; none while the first turn lasts. */
export function turnStep({ done }: EncounterHistory): Step | undefined {
  return done.slice(1).findLast(({ events }) => events.some(({ type }) => type === 'turnStarted'));
}
