import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import type { Switches } from './options.ts';
import { actionCost } from './tables.ts';
import { type Action, actions, type Wakefulness } from './vocabulary.ts';

/** A combatant's turn as far as it has gone. */
export interface Turn {
  readonly taken: readonly Action[];
  readonly wakefulness: Wakefulness;
}

type Budget = Switches['actionBudget'];

function fits(taken: readonly Action[], budget: Budget): boolean {
  const fulls = taken.filter((action) => actionCost[action] === 'full').length;
  const halves = taken.length - fulls;
  switch (budget) {
    case 'one-full-or-two-halves':
      return 2 * fulls + halves <= 2;
    case 'one-full-and-halves':
      return fulls <= 1;
  }
}

/** Whether someone awake may do all of this in one turn. An empty turn is legal. */
export function isLegalTurn(taken: readonly Action[], switches: Switches): boolean {
  return fits(taken, switches.actionBudget);
}

/**
 * Takes one more action. Who was roused for one action has a full one or two halves, whatever the switch.
 * Refused: `ILLEGAL_MOVE` (nothing left of the turn, or unconscious or dead).
 */
export function takeAction(turn: Turn, action: Action, switches: Switches): Result<Turn, RuleRefusal> {
  if (turn.wakefulness === 'out') return refused('ILLEGAL_MOVE', 'wakefulness');
  const budget = turn.wakefulness === 'roused' ? 'one-full-or-two-halves' : switches.actionBudget;
  const taken = [...turn.taken, action];
  return fits(taken, budget) ? granted({ ...turn, taken }) : refused('ILLEGAL_MOVE', 'actions');
}

/** The actions that are still open in a turn. */
export function openActions(turn: Turn, switches: Switches): readonly Action[] {
  return actions.filter((action) => takeAction(turn, action, switches).ok);
}
