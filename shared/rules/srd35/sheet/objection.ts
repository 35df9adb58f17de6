import type { KeyLabel } from '../../core/label.ts';
import { isIn } from '../../core/standing.ts';
import type { ActionSituation } from '../../core/system.ts';
import { hitPointState } from '../hit-points.ts';
import { word } from '../words.ts';
import { stable } from './dying.ts';

/** What the rules have against an action: only the dying fight for their life. */
export function objection({ action, stands }: ActionSituation): KeyLabel | null {
  if (action !== 'dying' || stands === undefined) return null;
  const { actor } = stands;
  const isDying = hitPointState(actor.hitPoints) === 'dying' && !isIn(actor, stable);
  return isDying ? null : word('objection.notDying');
}
