import { describeEvent } from '../../../shared/encounter/describe.ts';
import type { RecordedEvent } from '../../../shared/encounter/event.ts';
import { evolve, nothingYet, type StateEvent } from '../../../shared/encounter/evolve.ts';
import { emptyHistory, record } from '../../../shared/encounter/history.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import type { Finding } from '../../../shared/rules/core/step.ts';

/** A line of the log. */
export interface LogLine {
  readonly position: number;
  readonly label: KeyLabel;
  readonly findings: readonly Finding[];
  /** Taken back since; it stays readable. */
  readonly undone: boolean;
}

function findingsOf(event: StateEvent): readonly Finding[] {
  return event.type === 'dieFell' || event.type === 'choiceMade' ? event.findings.slice(-1) : [];
}

/** The log of an encounter: every event in words, in the order in which it was written. */
export function logOf(events: readonly RecordedEvent[]): readonly LogLine[] {
  const lines: (LogLine & { step: string })[] = [];
  const undone = new Set<string>();
  let history = emptyHistory;
  for (const recorded of events) {
    const { event, position, commandId } = recorded;
    if (event.type === 'stepUndone') undone.add(event.step);
    else if (event.type === 'stepRedone') undone.delete(event.step);
    else {
      const after = evolve(history.state ?? nothingYet, event);
      lines.push({
        position,
        label: describeEvent(event, after),
        findings: findingsOf(event),
        undone: false,
        step: commandId,
      });
    }
    history = record(history, recorded);
  }
  return lines.map(({ step, ...line }) => ({ ...line, undone: undone.has(step) }));
}
