import type { Figure } from '../rules/core/figure.ts';
import type { KeyLabel } from '../rules/core/label.ts';
import type { Finding, RollAnswer } from '../rules/core/step.ts';
import { contestIn } from './contest/contest.ts';
import { type ContestEvent, isContestEvent } from './contest/schema.ts';
import { describeEvent } from './describe.ts';
import type { RecordedEvent } from './event.ts';
import type { StateEvent } from './evolve.ts';
import { type EncounterHistory, emptyHistory, recordAll } from './history.ts';
import type { EncounterState } from './state.ts';

/** What a line of the log is about, for those who look for something. */
export const logKinds = ['roll', 'points', 'condition', 'contest', 'turn', 'other'] as const;
export type LogKind = (typeof logKinds)[number];

/** A line of the log. */
export interface LogLine {
  readonly position: number;
  /** The command that it came of. */
  readonly step: string;
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

function kindOf(event: StateEvent): LogKind {
  if (isContestEvent(event)) return 'contest';
  switch (event.type) {
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
    case 'newcomersPlaced':
      return 'turn';
    case 'encounterBegan':
    case 'combatantJoined':
    case 'combatantRefreshed':
    case 'optionsChanged':
    case 'fallenPassedOver':
    case 'encounterEnded':
      return 'other';
  }
}

/** Whom an event names itself. */
function whom(event: StateEvent): readonly number[] | undefined {
  if ('combatant' in event) return [event.combatant];
  if ('actor' in event) return [event.actor];
  return event.type === 'newcomersPlaced' ? event.combatants : undefined;
}

/** What the dice for newcomers told. */
function placed(event: StateEvent): readonly Finding[] {
  return event.type === 'newcomersPlaced' ? event.rolls.flatMap(({ findings }) => findings) : [];
}

type Told = Pick<LogLine, 'who' | 'findings' | 'fell'>;

/** What an event of a contest tells besides its words. */
function toldOfContest(event: ContestEvent, before: EncounterState): Told {
  const contest = contestIn(before, event.contest);
  const sides = event.type === 'contestBegan' ? event.sides : (contest?.sides ?? []);
  const who = sides.flatMap(({ combatant }) => (combatant === null ? [] : [combatant]));
  const answered = event.type === 'contestDieFell' || event.type === 'contestChoiceMade';
  const findings = answered ? event.findings.slice(contest?.roll?.findings.length ?? 0) : [];
  return { who, findings, fell: event.type === 'contestDieFell' ? event.answer : undefined };
}

function told(event: StateEvent, before: EncounterState): Told {
  if (isContestEvent(event)) return toldOfContest(event, before);
  const { roll } = before;
  const ofRoll = roll === null ? [] : [roll.actor, ...roll.targets];
  const tells = event.type === 'dieFell' || event.type === 'choiceMade';
  return {
    who: whom(event) ?? ofRoll,
    findings: tells ? event.findings.slice(roll?.findings.length ?? 0) : placed(event),
    fell: event.type === 'dieFell' ? event.answer : undefined,
  };
}

function lineOf(
  { position, commandId: step, at }: RecordedEvent,
  event: StateEvent,
  before: EncounterState,
  after: EncounterState,
): LogLine {
  return {
    position,
    step,
    at,
    kind: kindOf(event),
    label: describeEvent(event, after),
    ...told(event, before),
    figure: 'figure' in event ? event.figure : undefined,
    undone: false,
  };
}

/** An encounter's history with its log: every event in words, in the order in which it was written. */
export interface Logged {
  readonly history: EncounterHistory;
  readonly log: readonly LogLine[];
}

export const nothingLogged: Logged = { history: emptyHistory, log: [] };

/** Adds the next events to the history and to the log; lines that nothing happens to stay the same objects. */
export function logged({ history, log }: Logged, events: readonly RecordedEvent[]): Logged {
  const lines = [...log];
  /** What was taken back or brought back, the last word on each step. */
  const turned = new Map<string, boolean>();
  const after = recordAll(history, events, (recorded, before, now) => {
    const { event } = recorded;
    if (event.type === 'stepUndone') turned.set(event.step, true);
    else if (event.type === 'stepRedone') turned.set(event.step, false);
    else lines.push(lineOf(recorded, event, before, now));
  });
  if (turned.size === 0) return { history: after, log: lines };
  const marked = lines.map((line) => {
    const undone = turned.get(line.step) ?? line.undone;
    return undone === line.undone ? line : { ...line, undone };
  });
  return { history: after, log: marked };
}
