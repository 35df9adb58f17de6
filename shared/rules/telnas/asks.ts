import { z } from 'zod';
import {
  type Ask,
  type AskAnswer,
  ask,
  integer,
  largestInteger,
  modifierParts,
  modifiers,
  noDice,
  withDice,
} from '../core/ask.ts';
import type { Figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { attack } from './attack.ts';
import { damageFigure } from './damage.ts';
import { defenseFigure } from './defense.ts';
import { firstAid } from './first-aid.ts';
import { bleed, vitalState } from './hit-points.ts';
import { lastHope } from './last-hope.ts';
import { checkLevel } from './level.ts';
import { manaCost } from './mana.ts';
import { switchesOf } from './options.ts';
import { rest } from './rest.ts';
import { sizeOfHeight, sizePart } from './size.ts';
import { attackCharacteristic, defenseCharacteristic } from './tables.ts';
import { shapeTelnas } from './telnas-art.ts';
import { isLegalTurn } from './turn.ts';
import { actions, attackModes, damageKinds, defenseKinds, sizes } from './vocabulary.ts';
import { castWillSpell } from './will-spell.ts';
import { word } from './words.ts';

const level = z.number().min(-largestInteger).max(largestInteger);
/** Metres, centimetres, hours: fractions are allowed. */
const measure = z.number().min(0).max(largestInteger);
const amount = integer.min(0);
const flag = z.boolean().optional();

function situational(values: readonly number[] | undefined) {
  return modifierParts(values, word('part.modifier'), word('source.gameMaster'));
}

/** Answers where nothing is rolled. */
function still(dice: readonly number[], answer: AskAnswer): Result<AskAnswer, RuleRefusal> {
  const none = noDice(dice);
  return none.ok ? granted(answer) : none;
}

function figured({ total, parts }: Figure) {
  return { value: total, parts };
}

/** What the command line can ask this system. It asks about characters, not monsters. */
export const asks: Readonly<Record<string, Ask>> = {
  size: ask({ size: z.enum(sizes).optional(), heightCm: measure.optional() }, (of, { options, dice }) => {
    if (of.size !== undefined && of.heightCm !== undefined) return refused('BAD_REQUEST', 'heightCm');
    const size = of.heightCm === undefined ? of.size : sizeOfHeight(of.heightCm, switchesOf(options));
    if (size === undefined) return refused('BAD_REQUEST', 'size');
    return still(dice, { size, modifier: sizePart(size).value });
  }),
  defense: ask(
    {
      kind: z.enum(defenseKinds),
      armor: z.array(integer).optional(),
      ability: integer,
      size: z.enum(sizes),
      class: z.string().optional(),
      stance: flag,
    },
    (of, { dice }) => {
      const defender = {
        armor: of.armor ?? [],
        bonuses: { [defenseCharacteristic[of.kind]]: of.ability },
        size: of.size,
        class: of.class,
        stance: of.stance === true,
      };
      return still(dice, figured(defenseFigure(of.kind, defender)));
    },
  ),
  attack: ask(
    {
      mode: z.enum(attackModes),
      ability: integer,
      charge: flag,
      attackStance: flag,
      zone: flag,
      distanceM: measure.optional(),
      targets: z.array(z.object({ defense: integer })).min(1),
      modifiers,
    },
    (of, { options, dice }) => {
      const attacker = {
        mode: of.mode,
        bonuses: { [attackCharacteristic[of.mode]]: of.ability },
        attackStance: of.attackStance === true,
        charge: of.charge === true,
        modifiers: situational(of.modifiers),
      };
      const attempt = { attacker, targets: of.targets, zone: of.zone === true, distanceM: of.distanceM };
      const rule = attack(attempt, switchesOf(options));
      const outcome = rule.ok ? withDice(rule.value, dice) : rule;
      if (!outcome.ok) return outcome;
      const { natural, rolled, critical, fumble, multiplier, results } = outcome.value;
      const { total, parts } = rolled;
      return granted({ natural, total, critical, fumble, multiplier, results, parts });
    },
  ),
  damage: ask(
    { kind: z.enum(damageKinds), rolled: amount, level, critical: flag },
    (of, { options, dice }) => {
      const checked = checkLevel(of.level);
      if (!checked.ok) return checked;
      const rolled = { label: word('part.dealt'), value: of.rolled, source: word('source.weapon') };
      const blow = {
        kind: of.kind,
        level: of.level,
        by: 'character',
        critical: of.critical === true,
      } as const;
      return still(dice, figured(damageFigure([rolled], blow, switchesOf(options))));
    },
  ),
  heal: ask({ amount, will: integer, level, modifiers }, (of, { options, dice }) => {
    const checked = checkLevel(of.level);
    if (!checked.ok) return checked;
    const casting = {
      spell: 'healing',
      amount: of.amount,
      bonuses: { will: of.will },
      level: of.level,
      modifiers: situational(of.modifiers),
    } as const;
    const outcome = withDice(castWillSpell(casting, switchesOf(options)), dice);
    if (!outcome.ok) return outcome;
    const { natural, rolled, band, healed, healerDamage } = outcome.value;
    return granted({
      natural,
      total: rolled.total,
      band,
      healed: healed.total,
      healerDamage: healerDamage.total,
      parts: rolled.parts,
    });
  }),
  'mana-cost': ask({ listed: integer, level }, (of, { dice }) => {
    const checked = checkLevel(of.level);
    return checked.ok ? still(dice, figured(manaCost(of.listed, of.level))) : checked;
  }),
  rest: ask(
    { level, hours: measure, hp: integer, maxHp: integer, mana: integer, maxMana: integer },
    (of, { options, dice }) => {
      const checked = checkLevel(of.level);
      if (!checked.ok) return checked;
      const resting = { ...of, kind: 'character', inCombat: false } as const;
      const rested = rest(resting, of.hours, switchesOf(options));
      if (!rested.ok) return rested;
      const { hp, mana } = rested.value;
      return still(dice, { hp: hp.total, mana: mana.total, parts: { hp: hp.parts, mana: mana.parts } });
    },
  ),
  condition: ask({ hp: integer }, ({ hp }, { options, dice }) =>
    still(dice, { state: vitalState({ kind: 'character', hp }, switchesOf(options)) }),
  ),
  bleed: ask({ hp: integer, rounds: amount }, (of, { options, dice }) => {
    const { hp, state } = bleed({ kind: 'character', hp: of.hp }, of.rounds, switchesOf(options));
    return still(dice, { hp: hp.total, state, parts: hp.parts });
  }),
  'last-hope': ask({ hp: integer }, ({ hp }, { options, dice }) => {
    const rule = lastHope({ kind: 'character', hp, triedThisTurn: false }, switchesOf(options));
    const outcome = rule.ok ? withDice(rule.value, dice) : rule;
    return outcome.ok ? granted({ ...outcome.value }) : outcome;
  }),
  'first-aid': ask({ hp: integer, maxHp: integer }, (of, { options, dice }) => {
    const rule = firstAid({ kind: 'character', ...of }, switchesOf(options));
    const outcome = rule.ok ? withDice(rule.value, dice) : rule;
    if (!outcome.ok) return outcome;
    const { natural, band, hp, acts, collapses, dead } = outcome.value;
    return granted({ natural, band, hp: hp.total, acts, collapses, dead, parts: hp.parts });
  }),
  telnas: ask({ needed: integer, mastery: integer, modifiers }, (of, { dice }) => {
    const shaping = { needed: of.needed, mastery: of.mastery, modifiers: situational(of.modifiers) };
    const outcome = withDice(shapeTelnas(shaping), dice);
    if (!outcome.ok) return outcome;
    const { natural, rolled, success } = outcome.value;
    return granted({ natural, total: rolled.total, success, parts: rolled.parts });
  }),
  turn: ask({ actions: z.array(z.enum(actions)) }, (of, { options, dice }) =>
    still(dice, { legal: isLegalTurn(of.actions, switchesOf(options)) }),
  ),
};
