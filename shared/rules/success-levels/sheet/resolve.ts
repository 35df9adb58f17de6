import type { Part } from '../../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { type ActionOutcome, choose, type Rule } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { minorCombat } from '../minor-combat.ts';
import { type Contestant, opposedRoll } from '../opposed.ts';
import { type Switches, switchesOf } from '../options.ts';
import { addedBy } from '../roller.ts';
import type { Side } from '../vocabulary.ts';
import { word } from '../words.ts';
import { rollerWith } from './derive.ts';
import { type Means, type SuccessLevelsSheet, sheetOf } from './read.ts';

type Pair = Readonly<Record<Side, Contestant>>;

function situational(modifier: number): readonly Part[] {
  if (modifier === 0) return [];
  return [{ label: word('part.modifier'), value: modifier, source: word('source.gameMaster') }];
}

/** The opponent with the means that the table chooses for it; with the die alone where it has none. */
function* opposing(sheet: SuccessLevelsSheet, means: readonly Means[]): Rule<Contestant> {
  const [first, ...others] = means;
  if (first === undefined) {
    const alone = { skill: 0, ability: 0, modifiers: [], threatFrom: 20, fumbleTo: sheet.fumbleTo } as const;
    return { ...alone, name: word('contestant.bare') };
  }
  const options = means.map((one, at) => {
    const { total } = addedBy(rollerWith(sheet, one, []));
    return { id: String(at), label: word('choice.means', { with: one.name, total }) };
  });
  const chosen =
    others.length === 0 ? '0' : yield* choose('opposedWith', word('question.opposedWith'), options);
  const used = means[Number(chosen)] ?? first;
  return { ...rollerWith(sheet, used, []), name: word('contestant.b', { with: used.name }) };
}

function* paired(
  actor: SuccessLevelsSheet,
  means: Means,
  modifier: number,
  opponent: Rule<Contestant>,
): Rule<Pair> {
  const b = yield* opponent;
  const a = {
    ...rollerWith(actor, means, situational(modifier)),
    name: word('contestant.a', { with: means.name }),
  };
  return { a, b };
}

function* fight(pair: Rule<Pair>, weapon: Means, switches: Switches): Rule<ActionOutcome> {
  const { loser, consequence } = yield* minorCombat(yield* pair, switches);
  const params = { with: weapon.name };
  if (loser === null || consequence === null)
    return { summary: word('outcome.undecided', params), effects: [] };
  const suffered = { ...params, consequence: word(`consequence.${consequence}`) };
  return { summary: word(loser === 'b' ? 'outcome.fightWon' : 'outcome.fightLost', suffered), effects: [] };
}

function* oppose(pair: Rule<Pair>, skill: Means, switches: Switches): Rule<ActionOutcome> {
  const { winner, level } = yield* opposedRoll(yield* pair, 'other', switches);
  const params = { with: skill.name };
  if (winner === null || level === null) return { summary: word('outcome.undecided', params), effects: [] };
  const won = { ...params, level: word(`level.${level}`) };
  return { summary: word(winner === 'a' ? 'outcome.skillWon' : 'outcome.skillLost', won), effects: [] };
}

/**
 * The rule of an action that `actions` offers. A weapon meets a weapon of the opponent, or a skill where it has
 * none; a skill meets a skill. Refused: `BAD_REQUEST` (an action or a target that is not there).
 */
export function resolve(situation: ActionSituation): Result<Rule<ActionOutcome>, RuleRefusal> {
  const { action, modifier, targets } = situation;
  const actor = sheetOf(situation.actor);
  const switches = switchesOf(situation.options);
  const weapon = actor.weapons.find((_, at) => action === `weapon.${at}`);
  const skill = actor.skills.find((_, at) => action === `skill.${at}`);
  const means = weapon ?? skill;
  const [target, ...others] = targets;
  if (means === undefined) return refused('BAD_REQUEST', 'action');
  if (target === undefined || others.length > 0) return refused('BAD_REQUEST', 'targets');
  const opponent = sheetOf(target);
  const meets = weapon === undefined || opponent.weapons.length === 0 ? opponent.skills : opponent.weapons;
  const pair = paired(actor, means, modifier, opposing(opponent, meets));
  return granted(weapon === undefined ? oppose(pair, means, switches) : fight(pair, means, switches));
}
