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

/** A history that grows in place while several events are added, so that long fights are read in one go. */
interface Growing {
  position: number;
  state: EncounterState;
  readonly done: Step[];
  /** Nearest last. */
  readonly undone: Step[];
  /** The step whose events are still coming: it is named once they are all there. */
  coming: { readonly id: string; readonly events: StateEvent[]; readonly before: EncounterState } | null;
}

/** Adds the step that was coming, or lets the last one go on with it. */
function endStep(growing: Growing): void {
  const { state: after, done, coming } = growing;
  if (coming === null) return;
  growing.coming = null;
  const { id: commandId } = coming;
  const last = done.at(-1);
  const goesOn = last?.commandId === commandId;
  const events = goesOn ? [...last.events, ...coming.events] : coming.events;
  if (goesOn) done.pop();
  const before = goesOn ? last.before : coming.before;
  done.push({ commandId, label: describeStep(events, after), events, before, after });
}

function takeBack({ done, undone }: Growing, commandId: string): EncounterState {
  const step = done.pop();
  if (step?.commandId !== commandId) throw new Error(`undo of ${commandId}, which was not the last step`);
  undone.push(step);
  return step.before;
}

function bringBack({ done, undone }: Growing, commandId: string): EncounterState {
  const step = undone.pop();
  if (step?.commandId !== commandId) throw new Error(`redo of ${commandId}, which was not undone last`);
  done.push(step);
  return step.after;
}

/** Told of each event as it is added, with what stood before and after it. */
type Witness = (recorded: RecordedEvent, before: EncounterState, after: EncounterState) => void;

/** Adds the next events. Positions follow each other; anything else is a bug of the store. */
export function recordAll(
  history: EncounterHistory,
  events: readonly RecordedEvent[],
  witness?: Witness,
): EncounterHistory {
  const { position, state, done, undone } = history;
  const growing: Growing = {
    position,
    state,
    done: [...done],
    undone: undone.toReversed(),
    coming: null,
  };
  for (const recorded of events) {
    const { position: next, commandId: id, event } = recorded;
    if (next !== growing.position + 1) throw new Error(`event ${next} after ${growing.position}`);
    growing.position = next;
    const before = growing.state;
    if (event.type === 'stepUndone' || event.type === 'stepRedone') {
      endStep(growing);
      const move = event.type === 'stepUndone' ? takeBack : bringBack;
      growing.state = move(growing, event.step);
    } else {
      if (growing.coming?.id !== id) endStep(growing);
      growing.coming ??= { id, events: [], before };
      growing.coming.events.push(event);
      growing.undone.length = 0;
      growing.state = evolve(before, event);
    }
    witness?.(recorded, before, growing.state);
  }
  endStep(growing);
  return {
    position: growing.position,
    state: growing.state,
    done: growing.done,
    undone: growing.undone.reverse(),
  };
}

/** Adds the next event. */
export function record(history: EncounterHistory, recorded: RecordedEvent): EncounterHistory {
  return recordAll(history, [recorded]);
}

/** An encounter's history from its recorded events. */
export function replay(events: readonly RecordedEvent[]): EncounterHistory {
  return recordAll(emptyHistory, events);
}

/** The step that undo would take back; the beginning of the encounter stays. */
export function undoable(history: EncounterHistory): Step | undefined {
  return history.done.length > 1 ? history.done.at(-1) : undefined;
}

/** The step that redo would bring back. */
export function redoable(history: EncounterHistory): Step | undefined {
  return history.undone[0];
}

/** The step in which the open roll was begun; none where no roll is open. */
export function rollStep({ done, state }: EncounterHistory): Step | undefined {
  if (state.roll === null) return undefined;
  return done.findLast(({ events }) => events.some(({ type }) => type === 'rollOpened'));
}

/** The step in which the running turn began, for going back before it; none while the first turn lasts. */
export function turnStep({ done }: EncounterHistory): Step | undefined {
  const at = done.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnStarted'));
  return at > 0 ? done[at] : undefined;
}
