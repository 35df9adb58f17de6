import type { ContestPlace, ContestSituation, ContestTurn } from '../../core/contest.ts';
import { granted, type Result, type RuleRefusal, refused } from '../../core/result.ts';
import { isIn } from '../../core/standing.ts';
import type { Effect, Rule } from '../../core/step.ts';
import { named } from '../../core/together.ts';
import { assistance } from '../assist.ts';
import { check } from '../check.ts';
import { type CombatExchangeResult, combatExchange } from '../combat-exchange.ts';
import { beginContest } from '../contest.ts';
import { type ContestState, readContest } from '../contest-state.ts';
import { contestTurn } from '../contest-turn.ts';
import { minorCombat } from '../minor-combat.ts';
import { opposedRoll } from '../opposed.ts';
import { type Switches, switchesOf } from '../options.ts';
import { type Armed, effectsOf, fighterOf } from '../sheet/exchange.ts';
import { helped, helpUsedUp, suffered, whom } from '../sheet/lasting.ts';
import { sheetOf } from '../sheet/read.ts';
import { type RollKind, type Side, sides, specialConsequences, successLevels } from '../vocabulary.ts';
import { word } from '../words.ts';
import { contestantOf, helpersOf, meansFor, meansToHelp } from './entrants.ts';
import { type ContestFormId, formOf } from './forms.ts';
import { afterOpposed, afterTest, beforeRoll, namesOf, standingOf } from './standing.ts';
import { minorFightSummary, opposedSummary, testSummary, turnSummary } from './summary.ts';

/** What is remembered of a contest of one roll: whether it has been decided. */
const undecided = { over: false } as const;
const decided = { over: true } as const;

/** The form of a situation that fits it in everything. */
export function checkedForm({
  terms,
  sides: all,
  helpers,
}: ContestSituation): Result<ContestFormId, RuleRefusal> {
  const found = formOf(terms.form);
  if (found === undefined) return refused('BAD_REQUEST', 'form');
  const { id, form } = found;
  if (all.length !== form.sides) return refused('BAD_REQUEST', 'sides');
  for (const [at, { sheet, means }] of all.entries()) {
    const known = sheet !== null && meansFor(id, sheet).some((one) => one.id === means);
    if (means !== null && !known) return refused('BAD_REQUEST', `sides.${at}.means`);
    if (sheet === null && form.needsSheets) return refused('BAD_REQUEST', `sides.${at}`);
  }
  for (const [at, { sheet, means, helps }] of helpers.entries()) {
    const known = sheet !== null && meansToHelp(sheet).some((one) => one.id === means);
    if (means !== null && !known) return refused('BAD_REQUEST', `helpers.${at}.means`);
    if (helps >= form.sides) return refused('BAD_REQUEST', `helpers.${at}.helps`);
  }
  const demanded = terms.minimum === null || form.minimums.some(({ id: level }) => level === terms.minimum);
  return demanded ? granted(id) : refused('BAD_REQUEST', 'minimum');
}

/** Only the switch on natural 20 and 1 asks: it is an attack where both strike. */
export function kindOf({ sides: all }: ContestSituation): RollKind {
  return all.every(({ means }) => means?.startsWith('weapons.') ?? false) ? 'attack' : 'other';
}

export function difficultyOf({ terms }: ContestSituation): number {
  return terms.inputs.difficulty ?? 15;
}

/** Begins a contest; see `ContestRules`. */
export function begin(situation: ContestSituation): Result<ContestPlace, RuleRefusal> {
  const form = checkedForm(situation);
  if (!form.ok) return form;
  const names = namesOf(situation);
  if (form.value !== 'extended' && form.value !== 'epic-fight')
    return granted({ position: undecided, standing: beforeRoll(form.value, names, difficultyOf(situation)) });
  const state = beginContest({
    playerCharacters: sides.filter((_, at) => situation.sides[at]?.kind === 'character'),
    minimum: successLevels.find((level) => level === situation.terms.minimum),
    kind: form.value === 'epic-fight' ? 'attack' : kindOf(situation),
  });
  return granted({ position: state, standing: standingOf(state, names, switchesOf(situation.options)) });
}

type Pair = Readonly<Record<Side, Armed>>;

function armedAt({ sides: all }: ContestSituation, at: number): Armed {
  const entrant = all[at];
  if (entrant === undefined) throw new Error('a contest without an opponent passed the check');
  return contestantOf(entrant);
}

/** Both with the help that they get for this roll; their helpers roll first. */
function* withHelp(situation: ContestSituation, contestant: Armed, side: Side): Rule<Armed> {
  const helpers = helpersOf(situation, side);
  if (helpers.length === 0) return contestant;
  const { parts } = yield* assistance(helpers, switchesOf(situation.options));
  return { ...contestant, modifiers: [...contestant.modifiers, ...parts] };
}

function* pairOf(situation: ContestSituation): Rule<Pair> {
  const [a, b] = [armedAt(situation, 0), armedAt(situation, 1)];
  return { a: yield* withHelp(situation, a, 'a'), b: yield* withHelp(situation, b, 'b') };
}

/** Help that somebody has from an action is for one roll, this one. */
function usedUp({ sides: all }: ContestSituation): readonly Effect[] {
  return sides.flatMap((side, at) => (isIn(all[at]?.stands, helped) ? [helpUsedUp(whom(side))] : []));
}

function* test(situation: ContestSituation, switches: Switches): Rule<ContestTurn> {
  const names = namesOf(situation);
  const main = yield* withHelp(situation, armedAt(situation, 0), 'a');
  const result = yield* named(
    check(main, difficultyOf(situation), 'other', switches),
    main.name,
    (name, verdict) => word('verdict.of', { name, verdict }),
  );
  return {
    position: decided,
    standing: afterTest(names, result),
    summary: testSummary(names, result),
    effects: usedUp(situation),
  };
}

function* opposed(situation: ContestSituation, switches: Switches): Rule<ContestTurn> {
  const names = namesOf(situation);
  const result = yield* opposedRoll(yield* pairOf(situation), kindOf(situation), switches);
  return {
    position: result.winner === null ? undecided : decided,
    standing: afterOpposed('opposed', names, result),
    summary: opposedSummary(names, result),
    effects: usedUp(situation),
  };
}

function* minorFight(situation: ContestSituation, switches: Switches): Rule<ContestTurn> {
  const names = namesOf(situation);
  const { opposed: result, loser, consequence } = yield* minorCombat(yield* pairOf(situation), switches);
  const harm = loser === null || consequence === null ? [] : [suffered(loser, consequence)];
  return {
    position: result.winner === null ? undecided : decided,
    standing: afterOpposed('minor-fight', names, result),
    summary: minorFightSummary(names, result),
    effects: [...harm, ...usedUp(situation)],
  };
}

function* extended(situation: ContestSituation, state: ContestState, switches: Switches): Rule<ContestTurn> {
  const names = namesOf(situation);
  const exchange = function* () {
    return yield* opposedRoll(yield* pairOf(situation), state.kind, switches);
  };
  const turn = yield* contestTurn(state, names, exchange, switches);
  return {
    position: turn.state,
    standing: standingOf(turn.state, names, switches),
    summary: turnSummary(state, turn, names),
    effects: turn.exchange === null ? [] : usedUp(situation),
  };
}

function* epicFight(situation: ContestSituation, state: ContestState, switches: Switches): Rule<ContestTurn> {
  const names = namesOf(situation);
  const stands = { a: situation.sides[0]?.stands, b: situation.sides[1]?.stands };
  const fighter = (contestant: Armed, at: number, standing: (typeof stands)[Side]) => {
    const sheet = situation.sides[at]?.sheet ?? null;
    if (sheet === null) throw new Error('a fighter without a sheet passed the check');
    return fighterOf(contestant, sheetOf(sheet), standing);
  };
  const exchange = function* (): Rule<CombatExchangeResult> {
    const { a, b } = yield* pairOf(situation);
    const fighters = { a: fighter(a, 0, stands.a), b: fighter(b, 1, stands.b) };
    return yield* combatExchange(fighters, specialConsequences, switches);
  };
  const turn = yield* contestTurn(state, names, exchange, switches);
  const harm = turn.exchange === null ? [] : [...effectsOf(turn.exchange), ...usedUp(situation)];
  return {
    position: turn.state,
    standing: standingOf(turn.state, names, switches),
    summary: turnSummary(state, turn, names),
    effects: harm,
  };
}

export function isOver(position: ContestSituation['position']): boolean {
  return typeof position === 'object' && position !== null && 'over' in position && position.over === true;
}

/** The contest of several exchanges that a position is. Refused as `turn` of `ContestRules` is. */
export function stateIn({ position }: ContestSituation): Result<ContestState, RuleRefusal> {
  const state = readContest(position);
  if (!state.ok) return refused('BAD_REQUEST', 'position');
  return state.value.state === 'ended' ? refused('ILLEGAL_MOVE') : state;
}

/** The next turn of a contest; see `ContestRules`. */
export function turn(situation: ContestSituation): Result<Rule<ContestTurn>, RuleRefusal> {
  const form = checkedForm(situation);
  if (!form.ok) return form;
  const switches = switchesOf(situation.options);
  switch (form.value) {
    case 'test':
    case 'opposed':
    case 'minor-fight': {
      if (isOver(situation.position)) return refused('ILLEGAL_MOVE');
      const rule = { test, opposed, 'minor-fight': minorFight }[form.value];
      return granted(rule(situation, switches));
    }
    case 'extended':
    case 'epic-fight': {
      const state = stateIn(situation);
      if (!state.ok) return state;
      const rule = form.value === 'extended' ? extended : epicFight;
      return granted(rule(situation, state.value, switches));
    }
  }
}
