import { z } from 'zod';
import {
  type Ask,
  ask,
  integer,
  largestInteger,
  modifierParts,
  modifiers,
  noDice,
  withDice,
} from '../core/ask.ts';
import { figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { assist } from './assist.ts';
import { check } from './check.ts';
import { beginContest, move } from './contest.ts';
import { type ContestMove, type ContestState, contestMove } from './contest-state.ts';
import { criticalHit } from './critical.ts';
import { type DamageSource, toldDamage } from './damage.ts';
import { damageGate } from './damage-gate.ts';
import { opposedRoll } from './opposed.ts';
import { type Switches, switchesOf } from './options.ts';
import type { Roller } from './roller.ts';
import { consequenceOf, successLevel } from './tables.ts';
import {
  criticalTargets,
  fumbleEnds,
  multipliers,
  type RollKind,
  sides,
  successLevels,
  threatStarts,
} from './vocabulary.ts';
import { word } from './words.ts';

const amount = z.number().int().min(0).max(largestInteger);
const sideShape = {
  skill: integer,
  ability: integer,
  modifiers,
  threatFrom: z.literal(threatStarts).default(threatStarts[0]),
  fumbleTo: z.literal(fumbleEnds).default(fumbleEnds[0]),
};
const side = z.object(sideShape);

/** Beyond the contract: a roll is an attack only where the request says so. */
const attack = z.boolean().optional();

function kindOf(isAttack: boolean | undefined): RollKind {
  return isAttack === true ? 'attack' : 'other';
}

function rollerOf(of: z.infer<typeof side>): Roller {
  return { ...of, modifiers: modifierParts(of.modifiers, word('part.modifier'), word('source.gameMaster')) };
}

/** Damage that the request tells: one roll, or one for each time. */
function toldBefore(rolls: readonly number[]): DamageSource {
  const parts = rolls.map((value) => ({
    label: word('part.damage'),
    value,
    source: word('source.gameMaster'),
  }));
  return (times) => toldDamage(figure(parts.slice(0, times)));
}

function play(moves: readonly ContestMove[], start: ContestState, switches: Switches) {
  return moves.reduce<Result<ContestState, RuleRefusal>>((reached, made, at) => {
    if (!reached.ok) return reached;
    const next = move(reached.value, made, switches);
    return next.ok ? next : refused(next.error.code, `moves.${at}`);
  }, granted(start));
}

function heldIn(state: ContestState) {
  switch (state.state) {
    case 'exchange':
      return { holder: null, level: null };
    case 'choice':
    case 'ultimate-offer':
    case 'ultimate-exchange':
      return { holder: state.standing.holder, level: state.standing.level };
    case 'ended':
      return { holder: state.holder, level: state.level };
  }
}

/** What the command line can ask this system. */
export const asks: Readonly<Record<string, Ask>> = {
  check: ask({ ...sideShape, dc: integer, attack }, (of, { options, dice }) => {
    const outcome = withDice(check(rollerOf(of), of.dc, kindOf(of.attack), switchesOf(options)), dice);
    if (!outcome.ok) return outcome;
    const { thrown, ...result } = outcome.value;
    return granted({ natural: thrown.natural, total: thrown.total, ...result, parts: thrown.parts });
  }),
  opposed: ask({ a: side, b: side, attack }, (of, { options, dice }) => {
    const contestants = {
      a: { ...rollerOf(of.a), name: word('side.a') },
      b: { ...rollerOf(of.b), name: word('side.b') },
    };
    const outcome = withDice(opposedRoll(contestants, kindOf(of.attack), switchesOf(options)), dice);
    if (!outcome.ok) return outcome;
    const { thrown, ...result } = outcome.value;
    const { a, b } = thrown;
    return granted({ totalA: a.total, totalB: b.total, ...result, partsA: a.parts, partsB: b.parts });
  }),
  'success-level': ask({ margin: amount }, (of, { dice }) => {
    const none = noDice(dice);
    if (!none.ok) return none;
    const level = successLevel(of.margin);
    return granted({ level, consequence: consequenceOf[level] });
  }),
  assist: ask({ ...sideShape, bonus: amount.min(1) }, (of, { options, dice }) => {
    const outcome = withDice(assist(rollerOf(of), of.bonus, switchesOf(options)), dice);
    if (!outcome.ok) return outcome;
    const { difficulty, bonus, check: rolled } = outcome.value;
    const { natural, total, parts } = rolled.thrown;
    return granted({ dc: difficulty, outcome: outcome.value.outcome, bonus, natural, total, parts });
  }),
  'critical-damage': ask(
    {
      damage: amount.optional(),
      multiplier: z.literal(multipliers),
      choice: z.enum(criticalTargets).optional(),
      rolls: z.array(amount).optional(),
    },
    (of, { options, dice }) => {
      const switches = switchesOf(options);
      if (of.rolls !== undefined && of.rolls.length !== of.multiplier) return refused('BAD_REQUEST', 'rolls');
      const rolled = switches.criticalDamage === 'reroll';
      const fallen = rolled ? of.rolls : of.damage === undefined ? undefined : [of.damage];
      if (fallen === undefined) return refused('BAD_REQUEST', rolled ? 'rolls' : 'damage');
      if (of.choice === undefined) return refused('DECISION_NEEDED', 'choice');
      const rule = criticalHit(toldBefore(fallen), of.multiplier, [], switches);
      const outcome = withDice(rule, dice, { criticalEffect: of.choice });
      if (!outcome.ok) return outcome;
      const { hp, con } = outcome.value;
      return granted({ hp: hp.total, con: con.total, parts: [...hp.parts, ...con.parts] });
    },
  ),
  wound: ask({ margin: amount, armorClass: integer, total: integer.optional() }, (of, { options, dice }) => {
    const switches = switchesOf(options);
    const none = noDice(dice);
    if (!none.ok) return none;
    // Only one switch looks at the total; where it is not told, the margin counts as it does without the switch.
    const { harms, counted } = damageGate({ ...of, total: of.total ?? of.margin }, switches);
    return granted({ harms, parts: counted.parts });
  }),
  contest: ask(
    {
      playerCharacters: z.array(z.enum(sides)),
      minimum: z.enum(successLevels).optional(),
      moves: z.array(contestMove),
      attack,
    },
    (of, { options, dice }) => {
      const start = beginContest({ ...of, kind: kindOf(of.attack) });
      const reached = play(of.moves, start, switchesOf(options));
      if (!reached.ok) return reached;
      const none = noDice(dice);
      if (!none.ok) return none;
      const { state } = reached.value;
      const definitive = state === 'ended' && reached.value.definitive;
      return granted({ state, ...heldIn(reached.value), definitive });
    },
  ),
};
