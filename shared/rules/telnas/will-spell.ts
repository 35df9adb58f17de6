import { type Figure, figure, type Part } from '../core/figure.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { levelPart } from './level.ts';
import type { Switches } from './options.ts';
import { type Bonuses, characteristicParts, withDie } from './rolled.ts';
import { healFrom } from './tables.ts';
import type { HealBand, WillSpell } from './vocabulary.ts';
import { word } from './words.ts';

/** A healing or defensive spell being cast. `level` is the caster's and has been checked. */
export interface Casting {
  readonly spell: WillSpell;
  /** What the spell gives at its normal effect. */
  readonly amount: number;
  readonly bonuses: Bonuses;
  readonly level: number;
  readonly modifiers: readonly Part[];
}

/** What a casting came to. */
export interface CastingResult {
  readonly natural: number;
  readonly rolled: Figure;
  readonly band: HealBand;
  readonly healed: Figure;
  readonly healerDamage: Figure;
}

/** The band of a roll: 20 and 1 on the die come first, then the total or, by the switch, the die. */
function healBand(natural: number, total: number, switches: Switches): HealBand {
  if (natural === 20) return 'critical';
  if (natural === 1) return 'critical-failure';
  const score = switches.healBandsOn === 'die' ? natural : total;
  if (score >= healFrom.full) return 'full';
  return score >= healFrom.half ? 'half' : 'none';
}

/** What arrives of a spell's effect: double, all of it, half of it rounded up, or nothing. */
function healedFigure(amount: number, band: HealBand): Figure {
  const whole = { label: word('part.spellAmount'), value: amount, source: word('source.spell') };
  switch (band) {
    case 'critical':
      return figure([
        whole,
        { label: word('part.doubled'), value: amount, source: word('source.criticalSuccess') },
      ]);
    case 'full':
      return figure([whole]);
    case 'half':
      return figure([
        whole,
        { label: word('part.halved'), value: Math.ceil(amount / 2) - amount, source: word('source.healing') },
      ]);
    case 'none':
    case 'critical-failure':
      return figure([{ ...whole, leftOut: word('leftOut.noEffect') }]);
  }
}

/** What a critical failure does to the healer: 1 and the level; nothing otherwise. */
function healerDamageFigure(level: number, band: HealBand): Figure {
  if (band !== 'critical-failure') return figure([]);
  const source = word('source.healing');
  return figure([{ label: word('part.healerDamage'), value: 1, source }, levelPart(level, source)]);
}

/** Casts a healing or defensive spell: one d20 with Will; no defence is asked for, since nobody dodges it. */
export function* castWillSpell(casting: Casting, switches: Switches): Rule<CastingResult> {
  const { spell, amount, bonuses, level, modifiers } = casting;
  const source = word('source.healing');
  const added = figure([...characteristicParts(bonuses, 'will', source), ...modifiers]);
  const natural = yield* d20(word(`question.spell.${spell}`), (die) =>
    healBand(die, die + added.total, switches),
  );
  const rolled = withDie(natural, added.parts);
  const band = healBand(natural, rolled.total, switches);
  const healed = healedFigure(amount, band);
  const healerDamage = healerDamageFigure(level, band);
  const works = band !== 'none' && band !== 'critical-failure';
  const score = switches.healBandsOn === 'die' ? natural : rolled.total;
  yield* tell({
    verdict: word(`healBand.${band}`),
    why: word(`why.heal.${band}`, { score }),
    tone: works ? 'good' : 'bad',
    figure: rolled,
  });
  if (works && healed.total > 0) {
    const why = word(`why.effect.${band}`, { total: healed.total });
    yield* tell({ verdict: word(`verdict.effect.${spell}`), why, tone: 'good', figure: healed });
  }
  if (healerDamage.total > 0) {
    const why = word('why.healerHurt', { total: healerDamage.total });
    yield* tell({ verdict: word('verdict.healerHurt'), why, tone: 'bad', figure: healerDamage });
  }
  return { natural, rolled, band, healed, healerDamage };
}
