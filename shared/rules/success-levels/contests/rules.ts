import type { ContestRules } from '../../core/contest.ts';
import { wanted } from '../sheet/offers.ts';
import { meansFor, meansToHelp } from './entrants.ts';
import { contestForecast, exchangeForecast, testForecast } from './forecast.ts';
import { formOf, forms } from './forms.ts';
import { begin, checkedForm, difficultyOf, isOver, kindOf, stateIn, turn } from './turn.ts';

/** Contests of the success levels: alone, against each other, in one roll or in many. */
export const contests: ContestRules = {
  forms,
  help: wanted,
  means(form, sheet) {
    const known = formOf(form);
    return known === undefined ? [] : meansFor(known.id, sheet);
  },
  helpMeans: meansToHelp,
  begin,
  turn,
  forecast(situation) {
    const form = checkedForm(situation);
    if (!form.ok) return [];
    switch (form.value) {
      case 'test':
        return isOver(situation.position) ? [] : testForecast(situation, difficultyOf(situation));
      case 'opposed':
        return isOver(situation.position) ? [] : exchangeForecast(situation, kindOf(situation));
      case 'minor-fight':
        return isOver(situation.position) ? [] : exchangeForecast(situation, 'attack');
      case 'extended':
      case 'epic-fight': {
        const state = stateIn(situation);
        return state.ok ? contestForecast(situation, state.value) : [];
      }
    }
  },
};
