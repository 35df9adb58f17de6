import { appWord } from '../locales/app-word.ts';
import { rollAll } from '../rules/core/hand.ts';
import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import { resume } from '../rules/core/run.ts';
import type { ActionOutcome, Answer, Question, Rule } from '../rules/core/step.ts';
import type { ActionOffer } from '../rules/core/system.ts';
import { type TogetherWords, together } from '../rules/core/together.ts';
import type { EncounterCommand } from './command.ts';
import type { Table } from './decide.ts';
import { type Parties, unfoldEffects, unfoldHarm } from './effects.ts';
import { followsRules } from './follows-rules.ts';
import { objectionTo, type RollInputs, type Rulebook, situationOf } from './objection.ts';
import { type Combatant, combatantOf, type EncounterState, type OpenRoll, standingOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

type Unfolded = Result<Unfolding, Refusal>;

const togetherWords: TogetherWords = {
  of: (name, what) => appWord('together.of', { name, what }),
  both: (first, next) => appWord('together.both', { first, next }),
};

/** Whether the targets are those who do the action, each for itself. */
function isTogether({ targets }: RollInputs, aim: ActionOffer['targets']): boolean {
  return aim === 'none' && targets.length > 0;
}

/** Whether the decisions of a roll are an offer's; those that it leaves open are asked as the rule reaches them. */
function agrees(made: OpenRoll['decisions'], offered: OpenRoll['decisions']): boolean {
  return Object.entries(made).every(([decision, choice]) => offered[decision] === choice);
}

/** The offer of a combatant that a roll is of. */
export function offerOf(
  state: EncounterState,
  actor: number,
  { action, decisions }: Pick<RollInputs, 'action' | 'decisions'>,
  table: Rulebook,
): ActionOffer | undefined {
  const sheet = table.sheetOf(combatantOf(state, actor).snapshot);
  return table.sheets
    .actions(sheet, state.options)
    .find((offer) => offer.action === action && agrees(decisions, offer.decisions));
}

type Begun = Result<Rule<ActionOutcome>, Refusal>;

/** The rule of an action, done by the actor, or by all of the targets one after the other. */
function ruleOf(
  combatants: readonly Combatant[],
  options: EncounterState['options'],
  roll: RollInputs,
  aim: ActionOffer['targets'],
  table: Rulebook,
): Begun {
  if (!isTogether(roll, aim)) return table.sheets.resolve(situationOf(combatants, options, roll, table));
  const members: { name: Combatant['name']; rule: Rule<ActionOutcome> }[] = [];
  for (const actor of roll.targets) {
    const rule = table.sheets.resolve(
      situationOf(combatants, options, { ...roll, actor, targets: [] }, table),
    );
    if (!rule.ok) return rule;
    members.push({ name: combatantOf({ combatants }, actor).name, rule: rule.value });
  }
  return granted(together(members, togetherWords));
}

/** Runs the action's rule over what has been answered, on everybody as they stood when it began. */
function progress(
  state: EncounterState,
  combatants: readonly Combatant[],
  roll: RollInputs & Pick<OpenRoll, 'groups' | 'surprised'>,
  answers: readonly Answer[],
  table: Rulebook,
) {
  const aim = offerOf(state, roll.actor, roll, table)?.targets ?? 'none';
  const { groups } = roll;
  const rule =
    groups === undefined
      ? ruleOf(combatants, state.options, roll, aim, table)
      : orderRule(combatants, groups, roll.surprised ?? [], table);
  return rule.ok ? resume(rule.value, answers) : rule;
}

function close(
  unfolding: Unfolding,
  roll: Parties & Pick<OpenRoll, 'groups' | 'surprised' | 'harm'>,
  outcome: ActionOutcome,
  { order: rules }: Table['sheets'],
): void {
  unfolding.add({ type: 'rollClosed', summary: outcome.summary });
  unfoldEffects(unfolding, roll, outcome.effects);
  const { groups, surprised = [], harm } = roll;
  if (harm !== undefined && outcome.saves !== undefined) unfoldHarm(unfolding, roll, harm, outcome.saves);
  if (groups === undefined || outcome.places === undefined) return;
  const order = outcome.places.flatMap((place) => groups[place] ?? []);
  const scores = outcome.scores?.flatMap((score, at) =>
    score === null ? [] : (groups[at] ?? []).map((number): [string, number[]] => [`${number}`, [...score]]),
  );
  unfolding.add({
    type: 'orderRolled',
    order,
    surprised: rules?.surprise === 'turn' ? [...surprised] : [],
    ...(scores === undefined ? {} : { scores: Object.fromEntries(scores) }),
  });
}

/** The rule that finds the order of these groups; refused where the system has none. */
function orderRule(
  combatants: readonly Combatant[],
  groups: readonly (readonly number[])[],
  surprised: readonly number[],
  table: Rulebook,
): Begun {
  const { order } = table.sheets;
  if (order === undefined) return refused('NO_ORDER_RULE');
  const rolling = groups.map((members) => {
    const [first] = members.map((number) => combatantOf({ combatants }, number));
    if (first === undefined) throw new Error('a group of nobody');
    const { kind, snapshot, name } = first;
    const others = members.length - 1;
    return {
      kind,
      name: others === 0 ? name : appWord('order.group', { name, count: others }),
      sheet: table.sheetOf(snapshot),
      stands: standingOf(first),
      surprised: members.every((number) => surprised.includes(number)),
    };
  });
  return granted(order.roll(rolling));
}

/** Everybody in one group: those given, the others each alone; or by side, where the system goes by side. */
function groupsOf(state: EncounterState, given: readonly (readonly number[])[], table: Table): number[][] {
  if (table.sheets.order?.by === 'side') {
    const side = (kind: Combatant['kind']) =>
      state.order.filter((number) => combatantOf(state, number).kind === kind);
    return [side('character'), side('monster')].filter((members) => members.length > 0);
  }
  const taken = new Set<number>();
  const once = (members: readonly number[]): number[] =>
    members.filter((number) => {
      if (taken.has(number)) return false;
      taken.add(number);
      return true;
    });
  const together = given.map(once);
  return [...together, ...state.order.map((number) => once([number]))].filter(({ length }) => length > 0);
}

/** Rolls for the order by the system's rule. */
export function rollOrder(
  unfolding: Unfolding,
  { groups: given, surprised }: EncounterCommand & { type: 'rollOrder' },
  table: Table,
): Unfolded {
  const { state } = unfolding;
  const groups = groupsOf(state, given, table);
  const [actor] = state.order;
  if (actor === undefined) return refused('NO_SUCH_COMBATANT');
  const roll = { actor, action: 'order', decisions: {}, targets: [], modifier: 0, groups, surprised };
  const begun = progress(state, state.combatants, roll, [], table);
  if (!begun.ok) return begun;
  const question = begun.value.ended ? null : begun.value.question;
  const findings = [...begun.value.findings];
  const { rulesVersion } = table.system;
  const label = appWord('order.label');
  unfolding.add({ type: 'rollOpened', ...roll, label, rulesVersion, findings, question });
  if (begun.value.ended) close(unfolding, roll, begun.value.outcome, table.sheets);
  return granted(unfolding);
}

/** Rolls all that is left of a roll for the order. */
export function rollRest(unfolding: Unfolding, table: Table): Unfolded {
  if (unfolding.state.roll?.groups === undefined) return refused('NO_ROLL_OPEN');
  let rolled: Unfolded = granted(unfolding);
  while (rolled.ok && unfolding.state.roll !== null) rolled = rollDice(unfolding, table);
  return rolled;
}

function targetsFit(aim: ActionOffer['targets'], count: number): boolean {
  switch (aim) {
    case 'none':
      return true;
    case 'one':
      return count === 1;
    case 'area':
      return count > 0;
  }
}

/** The numbers that an action needs of the table: those given, and the usual ones for the rest. */
function inputsFor(
  offer: ActionOffer,
  given: RollInputs['inputs'] = {},
): Result<RollInputs['inputs'], Refusal> {
  const unknown = Object.keys(given).find((id) => !offer.inputs?.some((input) => input.id === id));
  if (unknown !== undefined) return refused('BAD_REQUEST', `inputs.${unknown}`);
  if (offer.inputs === undefined) return granted(undefined);
  const inputs: Record<string, number> = {};
  for (const { id, least, most, initial } of offer.inputs) {
    const value = given[id] ?? initial;
    if (value < least || value > most) return refused('OUT_OF_RANGE', `inputs.${id}`, { least, most });
    inputs[id] = value;
  }
  return granted(inputs);
}

/** Begins an action; one without dice or decisions is over at once. */
export function openRoll(
  unfolding: Unfolding,
  { type: _, overrule, ...command }: EncounterCommand & { type: 'openRoll' },
  table: Table,
): Unfolded {
  const { state } = unfolding;
  const offer = offerOf(state, command.actor, command, table);
  if (offer === undefined) return refused('NO_SUCH_ACTION', 'action');
  if (!targetsFit(offer.targets, command.targets.length)) return refused('BAD_REQUEST', 'targets');
  if (isTogether(command, offer.targets)) {
    const without = command.targets.find((target) => offerOf(state, target, command, table) === undefined);
    if (without !== undefined) return refused('NO_SUCH_ACTION', 'targets');
  }
  if (command.harm !== undefined && offer.group !== 'save') return refused('BAD_REQUEST', 'harm');
  const inputs = inputsFor(offer, command.inputs);
  if (!inputs.ok) return inputs;
  const roll = { ...command, ...(inputs.value === undefined ? {} : { inputs: inputs.value }) };
  const objection = objectionTo(state, offer, roll, table);
  if (objection !== null && overrule === undefined) return refused('AGAINST_THE_RULES', 'action');
  const begun = progress(state, state.combatants, roll, [], table);
  if (!begun.ok) return begun;
  const { actor } = roll;
  if (objection !== null) unfolding.add({ type: 'objectionOverruled', combatant: actor, objection });
  const question = begun.value.ended ? null : begun.value.question;
  const findings = [...begun.value.findings];
  const { rulesVersion } = table.system;
  unfolding.add({ type: 'rollOpened', ...roll, label: offer.row.label, rulesVersion, findings, question });
  const taken = table.sheets.economy?.costs.find(({ id }) => id === offer.cost);
  if (taken !== undefined && state.turn === actor)
    unfolding.add({ type: 'actionTaken', combatant: actor, cost: taken.id, label: taken.label });
  if (begun.value.ended) close(unfolding, roll, begun.value.outcome, table.sheets);
  return granted(unfolding);
}

function answer(
  unfolding: Unfolding,
  roll: OpenRoll,
  given: Answer,
  roller: 'table' | 'app',
  table: Table,
): Unfolded {
  if (!followsRules(unfolding.state, roll, table.system)) return refused('RULES_CHANGED');
  const next = progress(unfolding.state, roll.frozen, roll, [...roll.answers, given], table);
  if (!next.ok) return next;
  const follows = {
    findings: [...next.value.findings],
    question: next.value.ended ? null : next.value.question,
  };
  if ('choice' in given) {
    const { choice } = given;
    const options = roll.question?.step === 'choose' ? roll.question.options : [];
    const label = options.find(({ id }) => id === choice)?.label;
    unfolding.add({ type: 'choiceMade', choice, ...(label === undefined ? {} : { label }), ...follows });
  } else unfolding.add({ type: 'dieFell', answer: given, roller, ...follows });
  if (next.value.ended) close(unfolding, roll, next.value.outcome, table.sheets);
  return granted(unfolding);
}

/** What the open roll asks after further answers; null when it is over, undefined where they do not answer it. */
export function askedAfter(
  state: EncounterState,
  roll: OpenRoll,
  answers: readonly Answer[],
  book: Rulebook,
): Question | null | undefined {
  const next = progress(state, roll.frozen, roll, [...roll.answers, ...answers], book);
  if (!next.ok) return undefined;
  return next.value.ended ? null : next.value.question;
}

/** Answers the open question with what fell, or with a choice. */
export function answerRoll(unfolding: Unfolding, given: Answer, table: Table): Unfolded {
  const { roll } = unfolding.state;
  if (roll === null || roll.question === null) return refused('NO_ROLL_OPEN');
  const wanted = roll.question.step === 'choose';
  if (wanted !== 'choice' in given) return refused('BAD_REQUEST', 'answer');
  return answer(unfolding, roll, given, 'table', table);
}

/** Lets the app roll the dice of the open question. */
export function rollDice(unfolding: Unfolding, table: Table): Unfolded {
  const { roll } = unfolding.state;
  if (roll?.question?.step !== 'roll') return refused('NO_ROLL_OPEN');
  return answer(unfolding, roll, rollAll(roll.question.dice, table.die), 'app', table);
}
