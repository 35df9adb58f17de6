import { useEffect, useState } from 'react';
import { type ActionOdds, actionOdds } from '../../../shared/encounter/action-odds.ts';
import type { Rulebook } from '../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { type Aimed, offerName } from './action-list.tsx';
import { useSame } from './use-same.ts';

/**
 * The odds of actions before they are rolled, by the offer's name. Worked out one after the other while nobody
 * waits for the screen, and anew with every change of those whom they are about.
 */
export function useOdds(
  state: EncounterState,
  actor: Combatant,
  book: Rulebook,
  actions: readonly Aimed[],
  modifier: number,
): ReadonlyMap<string, ActionOdds> {
  const [odds, setOdds] = useState<ReadonlyMap<string, ActionOdds>>(new Map());
  const involved = useSame([actor, ...new Set(actions.flatMap(({ at }) => at))]);
  const aims = actions.map(({ offer, at }) => `${offerName(offer)} ${at.map(({ combatant }) => combatant)}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the aims stand for the actions, which are new each time.
  useEffect(() => {
    setOdds((before) => (before.size === 0 ? before : new Map()));
    const waiting = actions.filter(({ offer, at }) => offer.targets !== 'none' && at.length > 0);
    let idle = 0;
    const next = (): void => {
      const one = waiting.shift();
      if (one === undefined) return;
      const { action, decisions } = one.offer;
      const targets = one.at.map(({ combatant }) => combatant);
      const roll = { actor: actor.combatant, targets, action, decisions, modifier };
      const found = actionOdds(state, roll, book);
      if (found !== undefined && (found.works > 0 || found.opposed !== null))
        setOdds((before) => new Map([...before, [offerName(one.offer), found]]));
      idle = requestIdleCallback(next);
    };
    idle = requestIdleCallback(next);
    return () => cancelIdleCallback(idle);
  }, [state.options, involved, book, modifier, aims.join()]);
  return odds;
}
