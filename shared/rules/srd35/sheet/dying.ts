import type { OptionValues } from '../../core/option.ts';
import { isIn, type Standing } from '../../core/standing.ts';
import type { DyingRules, Patient, VitalState } from '../../core/system.ts';
import { hitPointState } from '../hit-points.ts';
import { word } from '../words.ts';

/** The condition of who no longer loses hit points. */
export const stable = 'stable';

function stateOf(stands: Standing, _options: OptionValues): VitalState {
  const id = hitPointState(stands.hitPoints);
  const common = {
    label: word(`hitPointState.${id}`),
    acts: id === 'able' || id === 'disabled',
    dead: id === 'dead',
  };
  if (id === 'disabled') return { id, ...common, next: word('next.disabled') };
  if (id !== 'dying') return { id, ...common };
  if (isIn(stands, stable)) return { ...common, id: 'stable', label: word('state.stable') };
  return { id, ...common, next: word('next.dying') };
}

function turnStep({ stands }: Patient, options: OptionValues): string | null {
  return stateOf(stands, options).id === 'dying' ? 'dying' : null;
}

/** Disabled at 0, dying below it with a roll each turn, dead at −10. */
export const dying: DyingRules = {
  state: stateOf,
  turnStep,
  overWhen: { hurt: [stable], up: [stable] },
  roundEnds: () => [],
};
