import type { Contest } from './contest/contest.ts';
import type { Participant } from './contest/schema.ts';
import type { PlayersStyle } from './players-view.ts';
import type { Combatant, EncounterState } from './state.ts';

/** Other hit points that look the same. */
function alike(combatant: Combatant, shown: PlayersStyle['heroes']): Partial<Combatant> {
  const other = { temporaryHitPoints: combatant.temporaryHitPoints + 7 };
  const { hitPoints, maximumHitPoints } = combatant;
  switch (shown) {
    case 'numbers':
      return {};
    case 'nothing':
      return { ...other, hitPoints: 4711, maximumHitPoints: 4712, vitalState: null };
    case 'bar':
    case 'word':
      // The same share of three times as many points.
      return { ...other, hitPoints: 3 * hitPoints, maximumHitPoints: 3 * maximumHitPoints };
  }
}

/** The state with something else wherever the players may not look. */
export function otherwise(
  state: EncounterState,
  style: PlayersStyle,
  hidden: readonly number[],
): EncounterState {
  const change = (combatant: Combatant): Combatant => {
    const isHero = combatant.kind === 'character';
    const unseen = {
      identity: { text: 'another identity' },
      documentId: 'another document',
      revision: 99,
      snapshot: 'another snapshot',
      defense: { label: { key: 'app:encounter.order' as const }, value: 4713 },
      pools: {},
      fellInRound: 4714,
      waitsFor: 'another trigger',
    };
    if (hidden.includes(combatant.combatant)) {
      const gone = {
        name: { text: 'another name' },
        hitPoints: 4715,
        maximumHitPoints: 4716,
        conditions: [],
      };
      return { ...combatant, ...unseen, ...gone };
    }
    return {
      ...combatant,
      ...unseen,
      ...alike(combatant, isHero ? style.heroes : style.monsters),
      ...(isHero || style.monsterNames === 'names' ? {} : { name: { text: 'another name' } }),
      ...(style.conditions === 'everybody' || (isHero && style.conditions === 'heroes')
        ? {}
        : { conditions: [] }),
    };
  };
  const isHidden = ({ combatant }: Participant): boolean => combatant !== null && hidden.includes(combatant);
  const unseenContest = (contest: Contest): Contest => {
    const terms = { form: 'another', inputs: { difficulty: 4719 }, minimum: 'another' };
    const label = { key: 'app:encounter.order' as const };
    const other = { label, terms, position: { margin: 4720 }, roll: null, past: [] };
    const { result } = contest.standing;
    const won = result === null ? null : { ...result, params: { margin: 4722 } };
    const standing = { ...contest.standing, result: won, next: label, notes: [label] };
    const isUnseen = !contest.isShown || contest.sides.some(isHidden);
    const side = (of: Participant): Participant => {
      const others = { means: 'another', with: { text: 'another means' }, bonus: 4721 };
      const isNamed = of.kind === 'character' || style.monsterNames === 'names';
      return { ...of, ...others, ...(isUnseen || !isNamed ? { name: { text: 'another name' } } : {}) };
    };
    const sides = contest.sides.map(side);
    if (!isUnseen) return { ...contest, ...other, standing, sides };
    const nowhere = { phase: 'over' as const, leader: null, result: null, decides: null };
    return { ...contest, ...other, sides, subject: 'another subject', standing: { ...standing, ...nowhere } };
  };
  return {
    ...state,
    options: {},
    combatants: state.combatants.map(change),
    contests: state.contests.map(unseenContest),
    acted: [],
    taken: ['something else'],
    roll: null,
    lastFindings: [],
    applications: [],
    conditionsBegun: 4717,
  };
}
