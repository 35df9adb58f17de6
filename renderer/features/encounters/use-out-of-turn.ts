import { useCallback, useState } from 'react';
import type { EncounterState } from '../../../shared/encounter/state.ts';

/** Who does something in somebody else's turn: a reaction, an attack on who passes by. */
export interface OutOfTurn {
  /** Null while whoever has the turn acts. */
  readonly combatant: number | null;
  readonly begin: (combatant: number) => void;
  readonly stop: () => void;
}

/** Lets the table see what somebody can do in another's turn; over as soon as the turn is. */
export function useOutOfTurn({ round, turn, combatants }: EncounterState): OutOfTurn {
  const [chosen, setChosen] = useState<{ combatant: number; round: number; turn: number | null }>();
  const holds = chosen?.round === round && chosen.turn === turn;
  const isThere = combatants.some(({ combatant }) => combatant === chosen?.combatant);
  const begin = useCallback(
    (combatant: number): void => setChosen({ combatant, round, turn }),
    [round, turn],
  );
  const stop = useCallback((): void => setChosen(undefined), []);
  return { combatant: chosen !== undefined && holds && isThere ? chosen.combatant : null, begin, stop };
}
