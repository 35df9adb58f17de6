import { figure } from '../../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import type { ActionOutcome, Effect, Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { type FirstAidResult, firstAidRoll } from '../first-aid.ts';
import { lastHopeRoll } from '../last-hope.ts';
import { switchesOf } from '../options.ts';
import { firstAidGain } from '../tables.ts';
import { halfActions, type Stance, stances } from '../vocabulary.ts';
import { word } from '../words.ts';
import { roused } from './dying.ts';
import { sheetOf } from './read.ts';

type Begun = Result<Rule<ActionOutcome>, RuleRefusal>;

const rousedCondition = { condition: roused, name: word('condition.roused'), adjustments: [] };

function firstAidEffects({ band, hp, acts }: FirstAidResult): readonly Effect[] {
  const changes = figure(hp.parts.slice(1));
  const changed: readonly Effect[] =
    band === 'critical-failure'
      ? [{ effect: 'pool', target: 0, pool: 'hitPoints', change: changes }]
      : firstAidGain[band] > 0
        ? [{ effect: 'healing', target: 0, amount: changes }]
        : [];
  // Back at 1 or more, nobody needs to be roused.
  if (!acts || hp.total > 0) return changed;
  const lasts = { of: 0, edge: 'end', turns: 1 } as const;
  return [...changed, { effect: 'condition', target: 0, condition: rousedCondition, lasts }];
}

function* giveFirstAid({ targets, stands, options }: ActionSituation): Rule<ActionOutcome> {
  const [data] = targets;
  const [standing] = stands?.targets ?? [];
  const maxHp =
    standing?.maximumHitPoints ?? (data === undefined ? 0 : sheetOf(data, switchesOf(options)).hitPoints);
  const victim = { kind: standing?.kind ?? 'character', hp: standing?.hitPoints ?? maxHp, maxHp };
  const result = yield* firstAidRoll(victim);
  return {
    summary: word('outcome.firstAid', { band: word(`firstAidBand.${result.band}`) }),
    effects: firstAidEffects(result),
  };
}

function* hope(): Rule<ActionOutcome> {
  const { success } = yield* lastHopeRoll();
  if (!success) return { summary: word('outcome.lastHope.failed'), effects: [] };
  const lasts = { of: 'actor', edge: 'end', turns: 1 } as const;
  return {
    summary: word('outcome.lastHope.roused'),
    effects: [{ effect: 'condition', target: 'actor', condition: rousedCondition, lasts }],
  };
}

function takeStance(stance: Stance): Effect {
  const condition = { condition: stance, name: word(`part.stance.${stance}`), adjustments: [] };
  // The attack stance waits for its roll, the others last until the next turn.
  const lasts = stance === 'attack-stance' ? null : ({ of: 'actor', edge: 'start', turns: 1 } as const);
  return { effect: 'condition', target: 'actor', condition, lasts };
}

function* simplyDone(action: (typeof doable)[number]): Rule<ActionOutcome> {
  const stance = stances.find((id) => id === action);
  return {
    summary: word('outcome.done', { action: word(`action.${action}`) }),
    effects: stance === undefined ? [] : [takeStance(stance)],
  };
}

const doable = [...halfActions, 'move-10', 'use-skill'] as const;

/** First Aid, Last Hope, stances, and what is done without a roll; undefined for any other action. */
export function help(situation: ActionSituation): Begun | undefined {
  const { action, targets } = situation;
  if (action === 'first-aid')
    return targets.length === 1 ? granted(giveFirstAid(situation)) : refused('BAD_REQUEST', 'targets');
  if (action === 'last-hope') return granted(hope());
  const done = doable.find((id) => id === action);
  return done === undefined ? undefined : granted(simplyDone(done));
}
