import type { KeyLabel } from '../../core/label.ts';
import { inPool, type Standing } from '../../core/standing.ts';
import type { ActionSituation } from '../../core/system.ts';
import { checkFallen, vitalState } from '../hit-points.ts';
import { payMana } from '../mana.ts';
import { switchesOf } from '../options.ts';
import { word } from '../words.ts';
import { artCost } from './figures.ts';
import { artOf, sheetOf } from './read.ts';

function isFallen({ kind, hitPoints: hp }: Standing, { options }: ActionSituation): boolean {
  return checkFallen({ kind, hp }, switchesOf(options)).ok;
}

function isDead({ kind, hitPoints: hp }: Standing, { options }: ActionSituation): boolean {
  return vitalState({ kind, hp }, switchesOf(options)) === 'dead';
}

/** What the rules have against an action: too little mana, nobody to help, somebody whom nothing helps. */
export function objection(situation: ActionSituation): KeyLabel | null {
  const { action, stands } = situation;
  const actor = sheetOf(situation.actor, switchesOf(situation.options));
  const [target] = stands?.targets ?? [];
  const placed = artOf(actor, action);
  if (placed !== undefined) {
    const paid = payMana(inPool(stands?.actor, 'mana', actor.mana), artCost(actor, placed));
    if (!paid.ok) return word('objection.mana', paid.error.params);
    const heals = placed.art.kind === 'healing' && target !== undefined && isDead(target, situation);
    return heals ? word('objection.dead') : null;
  }
  if (action === 'first-aid' && target !== undefined && !isFallen(target, situation))
    return word('objection.notFallen');
  const awake = action === 'last-hope' && stands !== undefined && !isFallen(stands.actor, situation);
  return awake ? word('objection.awake') : null;
}
