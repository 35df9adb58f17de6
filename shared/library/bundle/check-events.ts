import type { EncounterEvent, RecordedEvent } from '../../encounter/event.ts';
import { type EncounterHistory, replay } from '../../encounter/history.ts';
import type { EncounterState } from '../../encounter/state.ts';
import { granted } from '../../rules/core/result.ts';
import type { SystemId } from '../../rules/core/system.ts';
import type { EncounterStatus } from '../row.ts';
import { type Checked, fault } from './check-document.ts';

/** The most dice that one question may ask for, as many as an answer can give. */
const mostDice = 1000;
const mostSides = 10_000;

function asksTooMuch(event: EncounterEvent): boolean {
  if (!('question' in event) || event.question?.step !== 'roll') return false;
  const { dice } = event.question;
  return (
    dice.reduce((sum, { count }) => sum + count, 0) > mostDice || dice.some(({ sides }) => sides > mostSides)
  );
}

function replayed(events: readonly RecordedEvent[]): EncounterHistory | undefined {
  try {
    return replay(events);
  } catch {
    // Events that do not follow from each other were not written by this app.
    return undefined;
  }
}

/** Whether everybody who is spoken of is there, once. */
function isSound(state: EncounterState): boolean {
  const { combatants, order, turn, roll, applications, acted, interrupted } = state;
  const numbers = new Set(combatants.map(({ combatant }) => combatant));
  const isThere = (number: number) => numbers.has(number);
  return (
    numbers.size === combatants.length &&
    combatants.length > 0 &&
    order.length === combatants.length &&
    new Set(order).size === order.length &&
    order.every(isThere) &&
    (turn === null || isThere(turn)) &&
    (roll === null || [roll.actor, ...roll.targets].every(isThere)) &&
    acted.every(isThere) &&
    (interrupted === null || isThere(interrupted.combatant)) &&
    (roll?.groups?.flat() ?? []).every(isThere) &&
    applications.every(({ combatant }) => isThere(combatant)) &&
    combatants.every(({ conditions }) => conditions.every(({ lasts }) => lasts === null || isThere(lasts.of)))
  );
}

/**
 * Replays an encounter's events as the app will, and looks at every state between: each must be one that the
 * rules can go on from. Refused with `BUNDLE_EVENTS` at the line.
 */
export function checkEvents(
  events: readonly RecordedEvent[],
  system: SystemId,
  status: EncounterStatus,
): Checked<EncounterHistory> {
  const [first] = events;
  if (first?.event.type !== 'encounterBegan' || first.event.system !== system)
    return fault('BUNDLE_EVENTS', '1.event');
  const again = events.find(
    ({ event, position }) => position > 1 && (event.type === 'encounterBegan' || asksTooMuch(event)),
  );
  if (again !== undefined) return fault('BUNDLE_EVENTS', `${again.position}.event`);
  const history = replayed(events);
  if (history === undefined) return fault('BUNDLE_EVENTS', '1.event');
  // Undo and redo lead back to the states between steps.
  const states = [...history.done, ...history.undone].map(({ after }) => after);
  const unsound = states.findIndex((state) => !isSound(state));
  if (unsound >= 0) return fault('BUNDLE_EVENTS', `${events.length}.event`);
  return (history.state.status === 'ended') === (status === 'ended')
    ? granted(history)
    : fault('BUNDLE_EVENTS', '');
}
