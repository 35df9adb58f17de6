import type { ContestForm, ContestRules, ContestTurn } from '../../rules/core/contest.ts';
import { rollAll } from '../../rules/core/hand.ts';
import { granted, type Refusal, type Result, refused } from '../../rules/core/result.ts';
import { resume } from '../../rules/core/run.ts';
import type { SheetData } from '../../rules/core/sheet.ts';
import type { Answer, Effect, Whom } from '../../rules/core/step.ts';
import type { Table } from '../decide.ts';
import { unfoldEffects } from '../effects.ts';
import { followsRules } from '../follows-rules.ts';
import type { Unfolding } from '../unfolding.ts';
import { type Contest, type ContestRoll, contestIn } from './contest.ts';
import { contestName } from './describe.ts';
import type { ContestCommand, ContestEvent, EntrantInput, Helping, Participant } from './schema.ts';
import { type Brought, contestSituation } from './situation.ts';

type Unfolded = Result<Unfolding, Refusal>;

/** What a creature may take part with, by its sheet. */
type MeansOf = (sheet: SheetData) => ReturnType<ContestRules['means']>;

/** Somebody who takes part, with the words that readers see. */
function participant(
  unfolding: Unfolding,
  entrant: EntrantInput,
  meansOf: MeansOf,
  field: string,
  { sheetOf }: Table,
): Result<Participant, Refusal> {
  if (entrant.who === 'named') {
    const { name, kind, bonus } = entrant;
    return granted({ name: { text: name }, kind, combatant: null, means: null, with: null, bonus });
  }
  const { combatant, means, bonus } = entrant;
  const found = unfolding.state.combatants.find((one) => one.combatant === combatant);
  if (found === undefined) return refused('NO_SUCH_COMBATANT', field, { combatant });
  const { name, kind, snapshot } = found;
  if (means === null) return granted({ name, kind, combatant, means, with: null, bonus });
  const used = meansOf(sheetOf(snapshot)).find(({ id }) => id === means);
  if (used === undefined) return refused('BAD_REQUEST', `${field}.means`);
  return granted({ name, kind, combatant, means, with: used.label, bonus: 0 });
}

/** The numbers that a form needs: those given, and the usual ones for the rest. */
function inputsFor(
  { inputs: asked }: ContestForm,
  given: Readonly<Record<string, number>>,
): Result<Record<string, number>, Refusal> {
  const unknown = Object.keys(given).find((id) => !asked.some((input) => input.id === id));
  if (unknown !== undefined) return refused('BAD_REQUEST', `inputs.${unknown}`);
  const inputs: Record<string, number> = {};
  for (const { id, least, most, initial } of asked) {
    const value = given[id] ?? initial;
    if (value < least || value > most) return refused('OUT_OF_RANGE', `inputs.${id}`, { least, most });
    inputs[id] = value;
  }
  return granted(inputs);
}

function begin(
  unfolding: Unfolding,
  command: ContestCommand & { type: 'beginContest' },
  rules: ContestRules,
  table: Table,
): Unfolded {
  const { state } = unfolding;
  const { subject, form: id, minimum, isShown } = command;
  const form = rules.forms.find((one) => one.id === id);
  if (form === undefined) return refused('BAD_REQUEST', 'form');
  const inputs = inputsFor(form, command.inputs);
  if (!inputs.ok) return inputs;
  const meansOf: MeansOf = (sheet) => rules.means(id, sheet, state.options);
  const sides: Participant[] = [];
  for (const [at, entrant] of command.sides.entries()) {
    const side = participant(unfolding, entrant, meansOf, `sides.${at}`, table);
    if (!side.ok) return side;
    sides.push(side.value);
  }
  const [first, second] = sides;
  if (first?.combatant !== null && first?.combatant === second?.combatant)
    return refused('AGAINST_ONESELF', 'sides.1');
  const terms = { form: id, inputs: inputs.value, minimum };
  const brought = { modifiers: [], helpers: [] };
  const settled = { terms, sides, position: null };
  const begun = rules.begin(contestSituation(settled, brought, state.combatants, state.options, table));
  if (!begun.ok) return begun;
  const contest = state.contestsBegun + 1;
  const { position, standing } = begun.value;
  const about = { contest, subject, label: form.label, terms, sides, isShown };
  return granted(unfolding.add({ type: 'contestBegan', ...about, ...plain({ position, standing }) }));
}

/** What a rule says of a contest, as the plain data of an event. */
function plain({ position, standing }: Pick<ContestTurn, 'position' | 'standing'>) {
  return { position, standing: { ...standing, notes: [...standing.notes] } };
}

/** Nobody's number among the combatants. */
const nobody = 0;

/** Lets the effects on those happen who are combatants; for others they are only told. */
function unfoldOnSides(unfolding: Unfolding, { sides }: Contest, effects: readonly Effect[]): void {
  const [actor = nobody, ...targets] = sides.map(({ combatant }) => combatant ?? nobody);
  const isThere = (whom: Whom): boolean => (whom === 'actor' ? actor : (targets[whom] ?? nobody)) !== nobody;
  const there = effects.filter((effect) => {
    const until = effect.effect === 'condition' ? effect.lasts?.of : undefined;
    return isThere(effect.target) && (until === undefined || isThere(until));
  });
  unfoldEffects(unfolding, { actor, targets }, there);
}

/** Runs a contest's turn over what has been answered, on everybody as they stood when it was opened. */
function progress(
  contest: Contest,
  roll: Omit<ContestRoll, 'findings' | 'question'>,
  rules: ContestRules,
  table: Table,
) {
  const rule = rules.turn(contestSituation(contest, roll, roll.frozen, roll.options, table));
  return rule.ok ? resume(rule.value, roll.answers) : rule;
}

const nothingBrought: Brought = { modifiers: [], helpers: [] };

function close(
  unfolding: Unfolding,
  contest: Contest,
  turn: ContestTurn,
  rules: ContestRules,
  table: Table,
): Unfolded {
  const { contest: number } = contest;
  unfolding.add({ type: 'contestTurned', contest: number, summary: turn.summary, ...plain(turn) });
  unfoldOnSides(unfolding, contest, turn.effects);
  const next = contestIn(unfolding.state, number);
  // A decision needs no preparation: it is asked at once.
  return next?.standing.phase === 'decision'
    ? open(unfolding, next, nothingBrought, rules, table)
    : granted(unfolding);
}

function open(
  unfolding: Unfolding,
  contest: Contest,
  { modifiers, helpers }: Brought,
  rules: ContestRules,
  table: Table,
): Unfolded {
  const { combatants: frozen, options } = unfolding.state;
  const begun = progress(contest, { modifiers, helpers, frozen, options, answers: [] }, rules, table);
  if (!begun.ok) return begun;
  const question = begun.value.ended ? null : begun.value.question;
  const findings = [...begun.value.findings];
  const brought = { modifiers: [...modifiers], helpers: [...helpers] };
  const { rulesVersion } = table.system;
  const opened = { contest: contest.contest, ...brought, rulesVersion, findings, question };
  unfolding.add({ type: 'contestRollOpened', ...opened });
  return begun.value.ended
    ? close(unfolding, contest, begun.value.outcome, rules, table)
    : granted(unfolding);
}

function roll(
  unfolding: Unfolding,
  contest: Contest,
  command: ContestCommand & { type: 'rollContest' },
  rules: ContestRules,
  table: Table,
): Unfolded {
  if (contest.roll !== null) return refused('ROLL_OPEN');
  const { options } = unfolding.state;
  const { least, most } = rules.help;
  const helpers: Helping[] = [];
  for (const [at, { entrant, helps, wanted, modifier }] of command.helpers.entries()) {
    const field = `helpers.${at}`;
    const helper = participant(
      unfolding,
      entrant,
      (sheet) => rules.helpMeans(sheet, options),
      `${field}.entrant`,
      table,
    );
    if (!helper.ok) return helper;
    if (wanted < least || wanted > most) return refused('OUT_OF_RANGE', `${field}.wanted`, { least, most });
    helpers.push({ participant: helper.value, helps, wanted, modifier });
  }
  return open(unfolding, contest, { modifiers: command.modifiers, helpers }, rules, table);
}

function answer(
  unfolding: Unfolding,
  contest: Contest,
  given: Answer,
  roller: 'table' | 'app',
  rules: ContestRules,
  table: Table,
): Unfolded {
  const open = contest.roll;
  if (open === null || open.question === null) return refused('NO_ROLL_OPEN');
  if (!followsRules(unfolding.state, open, table.system)) return refused('RULES_CHANGED');
  if ((open.question.step === 'choose') !== 'choice' in given) return refused('BAD_REQUEST', 'answer');
  const next = progress(contest, { ...open, answers: [...open.answers, given] }, rules, table);
  if (!next.ok) return next;
  const follows = {
    contest: contest.contest,
    findings: [...next.value.findings],
    question: next.value.ended ? null : next.value.question,
  };
  const fell: ContestEvent =
    'choice' in given
      ? { type: 'contestChoiceMade', choice: given.choice, ...follows }
      : { type: 'contestDieFell', answer: given, roller, ...follows };
  unfolding.add(fell);
  return next.value.ended ? close(unfolding, contest, next.value.outcome, rules, table) : granted(unfolding);
}

/** What a command about contests makes happen. Refused with the encounter's codes or the rules' own. */
export function unfoldContest(unfolding: Unfolding, command: ContestCommand, table: Table): Unfolded {
  const { contests: rules } = table.sheets;
  if (rules === undefined) return refused('NO_CONTESTS');
  if (command.type === 'beginContest') return begin(unfolding, command, rules, table);
  const contest = contestIn(unfolding.state, command.contest);
  if (contest === undefined) return refused('NO_SUCH_CONTEST', 'contest');
  const { contest: number } = contest;
  switch (command.type) {
    case 'rollContest':
      return roll(unfolding, contest, command, rules, table);
    case 'answerContest':
      return answer(unfolding, contest, command.answer, 'table', rules, table);
    case 'rollContestDice': {
      const question = contest.roll?.question;
      if (question?.step !== 'roll') return refused('NO_ROLL_OPEN');
      return answer(unfolding, contest, rollAll(question.dice, table.die), 'app', rules, table);
    }
    case 'abandonContestRoll':
      return contest.roll === null
        ? refused('NO_ROLL_OPEN')
        : granted(unfolding.add({ type: 'contestRollAbandoned', contest: number }));
    case 'showContest':
      return granted(
        contest.isShown === command.isShown
          ? unfolding
          : unfolding.add({ type: 'contestShown', contest: number, isShown: command.isShown }),
      );
    case 'closeContest':
      return granted(unfolding.add({ type: 'contestClosed', contest: number, name: contestName(contest) }));
  }
}
