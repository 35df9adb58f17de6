import type { KeyLabel } from '../core/label.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { confirmation, confirmed } from './confirm.ts';
import { naturalDecides, type Switches } from './options.ts';
import {
  naturalRank,
  type Roller,
  type Score,
  type Threat,
  type Thrown,
  threatOf,
  thrownBy,
} from './roller.ts';
import { successLevel } from './tables.ts';
import type { RollKind, SuccessLevel } from './vocabulary.ts';
import { word } from './words.ts';

/** What a roll against a difficulty came to. */
export interface CheckResult {
  readonly thrown: Thrown;
  /** Total less difficulty. */
  readonly margin: number;
  readonly success: boolean;
  /** Only a success has one. */
  readonly level: SuccessLevel | null;
  readonly critical: boolean;
  readonly fumble: boolean;
}

interface Judgement {
  readonly success: boolean;
  readonly margin: number;
  readonly why: KeyLabel;
}

function judge({ natural, total }: Score, difficulty: number, automatic: boolean): Judgement {
  const margin = total - difficulty;
  const rank = automatic ? naturalRank(natural) : 0;
  // A success that only the natural 20 gives is the barest one.
  if (rank === 1) return { success: true, margin: Math.max(margin, 0), why: word('why.natural20') };
  if (rank === -1) return { success: false, margin, why: word('why.natural1') };
  const success = margin >= 0;
  const params = { total, difficulty, margin: Math.abs(margin) };
  return { success, margin, why: word(success ? 'why.reaches' : 'why.below', params) };
}

/** A roll without opponent: one d20 and what is added, at least the difficulty. */
export function* check(
  roller: Roller,
  difficulty: number,
  kind: RollKind,
  switches: Switches,
): Rule<CheckResult> {
  const automatic = naturalDecides(kind, switches);
  const die = yield* d20(word('question.check'), (natural) => {
    const judged = judge(thrownBy(roller, natural), difficulty, automatic);
    return `${judged.success ? successLevel(judged.margin) : 'failure'}, ${threatOf(roller, natural)}`;
  });
  const thrown = thrownBy(roller, die);
  const { success, margin, why } = judge(thrown, difficulty, automatic);
  const level = success ? successLevel(margin) : null;
  yield* tell({
    verdict: level === null ? word('verdict.failure') : word(`verdict.success.${level}`),
    why,
    tone: success ? 'good' : 'bad',
    figure: thrown,
  });
  const succeeds = (second: Score) => judge(second, difficulty, automatic).success;
  const purpose = (threat: Threat) => word(`question.confirm.${threat}`);
  const confirming = yield* confirmation(roller, thrown, purpose, succeeds);
  const { critical, fumble, finding } = confirmed(confirming, success, succeeds);
  if (finding !== undefined) yield* tell(finding);
  return { thrown, margin, success, level, critical, fumble };
}
