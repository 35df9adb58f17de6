import { useEffect, useState } from 'react';
import { type ActionOdds, rollOdds } from '../../../shared/encounter/action-odds.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import type { EncounterState, OpenRoll } from '../../../shared/encounter/state.ts';

/** The odds of an open roll while its first dice are still in the hand, worked out once nobody waits for the screen. */
export function useRollOdds(state: EncounterState, roll: OpenRoll, book: Rulebook): ActionOdds | undefined {
  const [odds, setOdds] = useState<ActionOdds>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs of a roll are frozen; what fell is all that changes.
  useEffect(() => {
    setOdds(undefined);
    const idle = requestIdleCallback(() => {
      const found = rollOdds(state, roll, book);
      setOdds(found !== undefined && (found.works > 0 || found.opposed !== null) ? found : undefined);
    });
    return () => cancelIdleCallback(idle);
  }, [roll.frozen, roll.answers.length, book]);
  return odds;
}
