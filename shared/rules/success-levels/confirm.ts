import type { KeyLabel } from '../core/label.ts';
import { d20, type Finding, type Rule } from '../core/step.ts';
import { type Roller, type Threat, type Thrown, threatOf, thrownBy } from './roller.ts';
import { word } from './words.ts';

/** The second roll that a die in a range calls for. */
export interface Confirmation {
  readonly threat: Threat;
  readonly thrown: Thrown;
}

/** Rolls again where the die lies in a range, whether or not it can still matter; `succeeds` tests the roll. */
export function* confirmation(
  roller: Roller,
  first: Thrown,
  purpose: (threat: Threat) => KeyLabel,
  succeeds: (second: Thrown) => boolean,
): Rule<Confirmation | null> {
  const threat = threatOf(roller, first.natural);
  if (threat === null) return null;
  const natural = yield* d20(purpose(threat), (die) =>
    succeeds(thrownBy(roller, die)) ? 'success' : 'failure',
  );
  return { threat, thrown: thrownBy(roller, natural) };
}

/** What a confirmation comes to: a critical takes two successes, a fumble two failures. */
export interface Confirmed {
  readonly critical: boolean;
  readonly fumble: boolean;
  /** Absent where nothing was confirmed. */
  readonly finding?: Finding;
}

function findingOf({ threat, thrown }: Confirmation, first: boolean, second: boolean): Finding {
  const total = { total: thrown.total };
  if (threat === 'critical') {
    if (first && second) {
      return { verdict: word('verdict.critical'), why: word('why.secondSucceeds', total), tone: 'good' };
    }
    const why = first ? word('why.secondFails', total) : word('why.firstFailed');
    return { verdict: word('verdict.noCritical'), why, tone: 'neutral' };
  }
  if (!first && !second) {
    return { verdict: word('verdict.fumble'), why: word('why.secondFails', total), tone: 'bad' };
  }
  const why = first ? word('why.firstSucceeded') : word('why.secondSucceeds', total);
  return { verdict: word('verdict.noFumble'), why, tone: 'neutral' };
}

/** Judges a confirmation by the success of the first roll and a test of the second. */
export function confirmed(
  confirming: Confirmation | null,
  first: boolean,
  succeeds: (thrown: Thrown) => boolean,
): Confirmed {
  if (confirming === null) return { critical: false, fumble: false };
  const second = succeeds(confirming.thrown);
  return {
    critical: confirming.threat === 'critical' && first && second,
    fumble: confirming.threat === 'fumble' && !first && !second,
    finding: { ...findingOf(confirming, first, second), figure: confirming.thrown },
  };
}
