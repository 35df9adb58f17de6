import { describeEvent } from '../../../shared/encounter/describe.ts';
import type { RecordedEvent } from '../../../shared/encounter/event.ts';
import { evolve, type StateEvent } from '../../../shared/encounter/evolve.ts';
import { emptyHistory, record } from '../../../shared/encounter/history.ts';
import type { Figure } from '../../../shared/rules/core/figure.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import type { Finding, RollAnswer } from '../../../shared/rules/core/step.ts';

/** What a line of the log is about, for those who look for something. */
export const logKinds = ['roll', 'points', 'condition', 'turn', 'other'] as const;
export type LogKind = (typeof logKinds)[number];

/** A line of the log. */
export interface LogLine {
  readonly position: number;
  /** When it was written, ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: LogKind;
  readonly label: KeyLabel;
  /** Whom it names. */
  readonly who: readonly number[];
  readonly findings: readonly Finding[];
  /** What fell, die by die where it is known. */
  readonly fell: RollAnswer | undefined;
  /** What a number was added up of. */
  readonly figure: Figure | undefined;
  /** Taken back since; it stays readable. */
  readonly undone: boolean;
}

function kindOf({ type }: StateEvent): LogKind {
  switch (type) {
    case 'rollOpened':
    case 'dieFell':
    case 'choiceMade':
    case 'rollClosed':
    case 'rollAbandoned':
    case 'objectionOverruled':
    case 'actionTaken':
      return 'roll';
    case 'damageApplied':
    case 'healingApplied':
    case 'shareChanged':
    case 'hitPointsChanged':
    case 'temporaryHitPointsSet':
    case 'maximumHitPointsSet':
    case 'poolChanged':
      return 'points';
    case 'conditionBegan':
    case 'conditionEnded':
    case 'vitalStateChanged':
      return 'condition';
    case 'turnStarted':
    case 'turnSkipped':
    case 'turnPutOff':
    case 'steppedIn':
    case 'turnResumed':
    case 'orderChanged':
    case 'orderRolled':
      return 'turn';
    case 'encounterBegan':
    case 'combatantJoined':
    case 'optionsChanged':
    case 'encounterEnded':
      return 'other';
  }
}

/** The log of an encounter: every event in words, in the order in which it was written. */
export function logOf(events: readonly RecordedEvent[]): readonly LogLine[] {
  const lines: (LogLine & { step: string })[] = [];
  const undone = new Set<string>();
  let history = emptyHistory;
  for (const recorded of events) {
    const { event, position, commandId, at } = recorded;
    if (event.type === 'stepUndone') undone.add(event.step);
    else if (event.type === 'stepRedone') undone.delete(event.step);
    else {
      const { roll } = history.state;
      const told = roll?.findings.length ?? 0;
      const ofRoll = roll === null ? [] : [roll.actor, ...roll.targets];
      const tells = event.type === 'dieFell' || event.type === 'choiceMade';
      lines.push({
        position,
        at,
        kind: kindOf(event),
        label: describeEvent(event, evolve(history.state, event)),
        who: 'combatant' in event ? [event.combatant] : 'actor' in event ? [event.actor] : ofRoll,
        findings: tells ? event.findings.slice(told) : [],
        fell: event.type === 'dieFell' ? event.answer : undefined,
        figure: 'figure' in event ? event.figure : undefined,
        undone: false,
        step: commandId,
      });
    }
    history = record(history, recorded);
  }
  return lines.map(({ step, ...line }) => ({ ...line, undone: undone.has(step) }));
}
