import { appWord } from '../locales/app-word.ts';
import { fitsTurn } from '../rules/core/economy.ts';
import type { KeyLabel } from '../rules/core/label.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import type { ActionOffer, ActionSituation, SheetRules } from '../rules/core/system.ts';
import { type Combatant, combatantOf, type EncounterState, type OpenRoll, standingOf } from './state.ts';

/** What a roll is about, as far as rules look at it. */
export type RollInputs = Pick<
  OpenRoll,
  'actor' | 'targets' | 'action' | 'decisions' | 'modifier' | 'reason' | 'inputs'
>;

/** The rules, and the sheets that the combatants joined with. */
export interface Rulebook {
  readonly sheets: SheetRules;
  /** The snapshot of a content hash. */
  readonly sheetOf: (snapshot: string) => SheetData;
}

/** An action of one creature as the rules are asked about it, with everybody as they stand in `combatants`. */
export function situationOf(
  combatants: readonly Combatant[],
  options: EncounterState['options'],
  { actor, targets, ...roll }: RollInputs,
  { sheetOf }: Rulebook,
): ActionSituation {
  const [acting, ...aimedAt] = [actor, ...targets].map((number) => combatantOf({ combatants }, number));
  if (acting === undefined) throw new Error('nobody acts');
  return {
    ...roll,
    actor: sheetOf(acting.snapshot),
    targets: aimedAt.map(({ snapshot }) => sheetOf(snapshot)),
    stands: { actor: standingOf(acting), targets: aimedAt.map(standingOf) },
    actorName: acting.name,
    names: aimedAt.map(({ name }) => name),
    options,
  };
}

/** What stands against taking so much of a turn; null where nothing. */
export function turnObjection(
  state: EncounterState,
  number: number,
  cost: string,
  book: Rulebook,
): KeyLabel | null {
  const { economy } = book.sheets;
  const { name, snapshot, vitalState } = combatantOf(state, number);
  if (vitalState !== null && !vitalState.acts)
    return appWord('objection.cannotAct', { name, state: vitalState.label });
  if (economy === undefined) return null;
  if (state.turn !== number) return appWord('objection.notItsTurn', { name });
  const turns = economy.turns(book.sheetOf(snapshot), state.options);
  return fitsTurn(turns, [...state.taken, cost]) ? null : appWord('objection.turnIsSpent');
}

/** The fallen have one roll for themselves, in their own turn. */
function fallenObjection(state: EncounterState, { actor, action }: RollInputs): KeyLabel | null {
  if (state.turn !== actor) return appWord('objection.notItsTurn', { name: combatantOf(state, actor).name });
  return state.rolled.includes(action) ? appWord('objection.onceATurn') : null;
}

/** Nobody is left alive among those whom an action is aimed at. */
function deadTargets(state: EncounterState, offer: ActionOffer, { targets }: RollInputs): KeyLabel | null {
  if (offer.targets === 'none') return null;
  const [first, ...others] = targets.map((target) => combatantOf(state, target));
  const areDead = [first, ...others].every((target) => target?.vitalState?.dead === true);
  return first !== undefined && areDead ? appWord('objection.targetIsDead', { name: first.name }) : null;
}

/** What the rules have against an action as things stand; null where nothing. */
export function objectionTo(
  state: EncounterState,
  offer: ActionOffer,
  roll: RollInputs,
  book: Rulebook,
): KeyLabel | null {
  const spent = offer.cost === undefined ? null : turnObjection(state, roll.actor, offer.cost, book);
  if (spent !== null) return spent;
  const tried = offer.fallenOnly === true ? fallenObjection(state, roll) : null;
  if (tried !== null) return tried;
  const ruled = book.sheets.objection?.(situationOf(state.combatants, state.options, roll, book)) ?? null;
  return ruled ?? deadTargets(state, offer, roll);
}
