import { type Figure, figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal } from '../core/result.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { checkFallen, type Patient } from './hit-points.ts';
import type { Switches } from './options.ts';
import { current, refilled } from './pool.ts';
import { awakeFrom, deadFrom, firstAidFrom, firstAidGain } from './tables.ts';
import type { FirstAidBand } from './vocabulary.ts';
import { word } from './words.ts';

/** What First Aid came to. */
export interface FirstAidResult {
  readonly natural: number;
  readonly band: FirstAidBand;
  readonly hp: Figure;
  /** Whether the victim gets an action, at its next opportunity. */
  readonly acts: boolean;
  /** Whether it falls again once that action is done, unless the action itself brings it to 1. */
  readonly collapses: boolean;
  readonly dead: boolean;
}

/** The band of a plain d20; 20 and 1 come first. */
function firstAidBand(natural: number): FirstAidBand {
  if (natural === 20) return 'critical';
  if (natural === 1) return 'critical-failure';
  if (natural >= firstAidFrom.success) return 'success';
  return natural >= firstAidFrom.stands ? 'stands' : 'failure';
}

function hitPointsAfter(victim: Patient, band: FirstAidBand): Figure {
  const before = current('hitPoints', victim.hp);
  const source = word('source.firstAid');
  if (band === 'critical-failure')
    return figure([before, { label: word('part.killed'), value: deadFrom - victim.hp, source }]);
  const gained = firstAidGain[band];
  if (gained === 0) return figure([before]);
  return refilled(before, { label: word('part.remedy.first-aid'), value: gained, source }, victim.maxHp);
}

/** The roll itself, whoever the victim is. */
export function* firstAidRoll(victim: Patient): Rule<FirstAidResult> {
  const natural = yield* d20(word('question.firstAid'), firstAidBand);
  const band = firstAidBand(natural);
  const hp = hitPointsAfter(victim, band);
  const acts = band === 'critical' || band === 'success' || band === 'stands';
  const collapses = acts && hp.total < awakeFrom;
  yield* tell({
    verdict: word(`firstAidBand.${band}`),
    why: word(collapses && band !== 'stands' ? 'why.firstAid.collapses' : `why.firstAid.${band}`, {
      natural,
      hp: hp.total,
    }),
    tone: acts ? 'good' : 'bad',
    figure: hp,
  });
  return { natural, band, hp, acts, collapses, dead: band === 'critical-failure' };
}

/**
 * First Aid for an unconscious team-mate: one plain d20, nothing added.
 * Refused: `ILLEGAL_MOVE` (a monster, the conscious, the dead).
 */
export function firstAid(victim: Patient, switches: Switches): Result<Rule<FirstAidResult>, RuleRefusal> {
  const checked = checkFallen(victim, switches);
  return checked.ok ? granted(firstAidRoll(victim)) : checked;
}
