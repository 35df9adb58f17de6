import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { situationParts } from '../../core/situation-parts.ts';
import { type ActionOutcome, type Effect, type Rule, roll, sumOf } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { switchesOf } from '../options.ts';
import { shapeTelnas } from '../telnas-art.ts';
import type { WillSpell } from '../vocabulary.ts';
import { type CastingResult, castWillSpell } from '../will-spell.ts';
import { word } from '../words.ts';
import { artCost, artEffect, artRoll, masteryOf, type PlacedArt } from './figures.ts';
import { paying, situationWords, withCost } from './paying.ts';
import { type Art, artOf, damageOf, sheetOf } from './read.ts';

type Begun = Result<Rule<ActionOutcome>, RuleRefusal>;

function effectsOf(art: Art, spell: WillSpell, result: CastingResult, targets: number): readonly Effect[] {
  const { healed, healerDamage } = result;
  if (healerDamage.total > 0) return [{ effect: 'damage', target: 'actor', amount: healerDamage }];
  if (healed.total <= 0) return [];
  return Array.from({ length: targets }, (_, target): Effect => {
    if (spell === 'healing') return { effect: 'healing', target, amount: healed };
    const name = word('condition.protected', { spell: art.name, amount: healed.total });
    const condition = { condition: 'spell', name, adjustments: [] };
    return { effect: 'condition', target, condition, lasts: null };
  });
}

function summaryOf({ name: spell }: Art, { healed, healerDamage }: CastingResult) {
  if (healerDamage.total > 0) return word('outcome.backlash', { spell, damage: healerDamage.total });
  return healed.total > 0
    ? word('outcome.healed', { spell, amount: healed.total })
    : word('outcome.noEffect', { spell });
}

function* castSteps(placed: PlacedArt, spell: WillSpell, situation: ActionSituation): Rule<ActionOutcome> {
  const actor = sheetOf(situation.actor, switchesOf(situation.options));
  const { art } = placed;
  const { level } = actor;
  const cost = artCost(actor, placed);
  const paid = yield* paying(cost);
  const switches = switchesOf(situation.options);
  const { dice } = damageOf(art.effect);
  const fallen = sumOf(yield* roll(word('question.spellAmount'), dice));
  const amount = fallen + artEffect(actor, placed, switches).total;
  const own = artRoll(actor, placed).parts;
  const modifiers = [...own, ...situationParts(situation, 'healing', situationWords)];
  const result = yield* castWillSpell({ spell, amount, bonuses: {}, level, modifiers }, switches);
  return {
    summary: withCost(summaryOf(art, result), cost),
    effects: [...paid, ...effectsOf(art, spell, result, situation.targets.length)],
  };
}

function* shapeSteps(needed: number, mastery: number, situation: ActionSituation): Rule<ActionOutcome> {
  const actor = sheetOf(situation.actor, switchesOf(situation.options));
  const own = masteryOf(actor, mastery).parts;
  const modifiers = [...own, ...situationParts(situation, 'telnas', situationWords)];
  const { success } = yield* shapeTelnas({ needed, mastery: 0, modifiers });
  return { summary: word(success ? 'outcome.telnas.obeys' : 'outcome.telnas.resists'), effects: [] };
}

/** A spell that nobody dodges, or a shape of Telnas; undefined for any other action. */
export function cast(situation: ActionSituation): Begun | undefined {
  const { action, inputs } = situation;
  const actor = sheetOf(situation.actor, switchesOf(situation.options));
  if (action === 'telnas' && actor.mastery !== undefined)
    return granted(shapeSteps(inputs?.needed ?? 15, actor.mastery, situation));
  const placed = artOf(actor, action);
  if (placed === undefined) return undefined;
  const { kind, zone } = placed.art;
  if (kind !== 'healing' && kind !== 'defensive') return undefined;
  const { length } = situation.targets;
  const fits = zone ? length > 0 : length === 1;
  return fits ? granted(castSteps(placed, kind, situation)) : refused('BAD_REQUEST', 'targets');
}
