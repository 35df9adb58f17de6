import type { KeyLabel, Label } from '../../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { situationParts } from '../../core/situation-parts.ts';
import { adjusted, isIn } from '../../core/standing.ts';
import { type ActionOutcome, choose, type Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { assist } from '../assist.ts';
import { check } from '../check.ts';
import { minorCombat } from '../minor-combat.ts';
import { opposedRoll } from '../opposed.ts';
import { switchesOf } from '../options.ts';
import { addedBy, type Roller } from '../roller.ts';
import type { Side } from '../vocabulary.ts';
import { word } from '../words.ts';
import { rollerWith } from './derive.ts';
import { type Armed, exchange } from './exchange.ts';
import { helped, helpUsedUp, situationWords, suffered, whom } from './lasting.ts';
import { type Means, type SuccessLevelsSheet, sheetOf } from './read.ts';

type Pair = Readonly<Record<Side, Armed>>;

/** Who rolls, by name and by what is rolled with. */
function calledWith(name: Label, { name: means }: Means): KeyLabel {
  return word('contestant.with', { name, with: means });
}

/** The opponent with the means that the table chooses for it; with the die alone where it has none. */
function* opposing(
  sheet: SuccessLevelsSheet,
  means: readonly Means[],
  { stands, names }: ActionSituation,
): Rule<Armed> {
  const [called] = names ?? [];
  const modifiers = adjusted(stands?.targets[0], 'roll', situationWords.condition);
  const [first, ...others] = means;
  if (first === undefined) {
    const alone = { skill: 0, ability: 0, modifiers, threatFrom: 20, fumbleTo: sheet.fumbleTo } as const;
    return { ...alone, name: called ?? word('contestant.bare'), means: undefined };
  }
  const options = means.map((one, at) => {
    const { total } = addedBy(rollerWith(sheet, one, modifiers));
    return { id: String(at), label: word('choice.means', { with: one.name, total }) };
  });
  const chosen =
    others.length === 0 ? '0' : yield* choose('opposedWith', word('question.opposedWith'), options);
  const used = means[Number(chosen)] ?? first;
  const name = calledWith(called ?? word('contestant.b'), used);
  return { ...rollerWith(sheet, used, modifiers), name, means: used };
}

function acting(actor: SuccessLevelsSheet, means: Means, situation: ActionSituation): Roller {
  return rollerWith(actor, means, situationParts(situation, 'roll', situationWords));
}

function* paired(
  actor: SuccessLevelsSheet,
  means: Means,
  situation: ActionSituation,
  opponent: Rule<Armed>,
): Rule<Pair> {
  const b = yield* opponent;
  const name = calledWith(situation.actorName ?? word('contestant.a'), means);
  return { a: { ...acting(actor, means, situation), name, means }, b };
}

function wonBy(winner: Side | null): NonNullable<ActionOutcome['opposed']> {
  return { winner: winner === null ? null : whom(winner) };
}

function* fight(pair: Rule<Pair>, weapon: Means, situation: ActionSituation): Rule<ActionOutcome> {
  const { loser, consequence, opposed } = yield* minorCombat(yield* pair, switchesOf(situation.options));
  const params = { with: weapon.name };
  if (loser === null || consequence === null)
    return { summary: word('outcome.undecided', params), effects: [], opposed: wonBy(null) };
  const named = { ...params, consequence: word(`consequence.${consequence}`) };
  return {
    summary: word(loser === 'b' ? 'outcome.fightWon' : 'outcome.fightLost', named),
    effects: [suffered(loser, consequence)],
    opposed: wonBy(opposed.winner),
  };
}

function* oppose(pair: Rule<Pair>, skill: Means, situation: ActionSituation): Rule<ActionOutcome> {
  const { winner, level } = yield* opposedRoll(yield* pair, 'other', switchesOf(situation.options));
  const params = { with: skill.name };
  const opposed = wonBy(winner);
  if (winner === null || level === null)
    return { summary: word('outcome.undecided', params), effects: [], opposed };
  const won = { ...params, level: word(`level.${level}`) };
  const summary = word(winner === 'a' ? 'outcome.skillWon' : 'outcome.skillLost', won);
  return { summary, effects: [], opposed };
}

function* tryAlone(actor: SuccessLevelsSheet, skill: Means, situation: ActionSituation): Rule<ActionOutcome> {
  const difficulty = situation.inputs?.difficulty ?? 15;
  const switches = switchesOf(situation.options);
  const { level } = yield* check(acting(actor, skill, situation), difficulty, 'other', switches);
  const params = { with: skill.name };
  const summary =
    level === null
      ? word('outcome.notChecked', params)
      : word('outcome.checked', { ...params, level: word(`level.${level}`) });
  return { summary, effects: [] };
}

function* lend(actor: SuccessLevelsSheet, skill: Means, situation: ActionSituation): Rule<ActionOutcome> {
  const wanted = situation.inputs?.wanted ?? 1;
  const { bonus } = yield* assist(acting(actor, skill, situation), wanted, switchesOf(situation.options));
  const params = { with: skill.name };
  const name = word('condition.helped', params);
  const condition = { condition: helped, name, adjustments: [{ on: 'roll', value: bonus }] };
  return {
    summary: word('outcome.assisted', { ...params, bonus }),
    effects: [{ effect: 'condition', target: 0, condition, lasts: null, adds: true }],
  };
}

/** A roll uses up the help that was given for it. */
function* usingHelp(rule: Rule<ActionOutcome>, { stands }: ActionSituation): Rule<ActionOutcome> {
  const isHelped = isIn(stands?.actor, helped);
  const outcome = yield* rule;
  return isHelped ? { ...outcome, effects: [...outcome.effects, helpUsedUp('actor')] } : outcome;
}

function againstOne(
  situation: ActionSituation,
  kind: string,
  means: Means,
): Result<Rule<ActionOutcome>, RuleRefusal> {
  const actor = sheetOf(situation.actor);
  const [target, ...others] = situation.targets;
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  if (kind === 'assist') return granted(lend(actor, means, situation));
  const opponent = sheetOf(target);
  const armed = kind === 'weapon' || kind === 'exchange';
  const meets = armed && opponent.weapons.length > 0 ? opponent.weapons : opponent.skills;
  const pair = paired(actor, means, situation, opposing(opponent, meets, situation));
  switch (kind) {
    case 'exchange':
      return granted(usingHelp(exchange(pair, situation), situation));
    case 'weapon':
      return granted(usingHelp(fight(pair, means, situation), situation));
    default:
      return granted(usingHelp(oppose(pair, means, situation), situation));
  }
}

const kinds = ['exchange', 'weapon', 'skill', 'check', 'assist'];

/**
 * The rule of an action that `actions` offers. A weapon meets a weapon of the opponent, or a skill where it has
 * none; a skill meets a skill. Refused: `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const [kind = '', at = ''] = situation.action.split('.');
  const actor = sheetOf(situation.actor);
  const list = kind === 'exchange' || kind === 'weapon' ? actor.weapons : actor.skills;
  const means: Means | undefined = kinds.includes(kind) && /^\d+$/.test(at) ? list[Number(at)] : undefined;
  if (means === undefined) return refused('BAD_REQUEST', 'action');
  if (kind !== 'check') return againstOne(situation, kind, means);
  return granted(usingHelp(tryAlone(actor, means, situation), situation));
}
