import type { ContestRules } from '../../rules/core/contest.ts';
import type { SheetData } from '../../rules/core/sheet.ts';
import type { Answer } from '../../rules/core/step.ts';
import type { EncounterCommand } from '../command.ts';
import type { Table } from '../decide.ts';
import type { EncounterState } from '../state.ts';
import type { EntrantInput } from './schema.ts';

/** A number from 0 up to and without `below`. */
export type Pick = (below: number) => number;

/** Any of these; there must be one. */
export function oneOf<T>(pick: Pick, all: readonly T[]): T {
  const found = all[pick(all.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** What fell on the table, each die or the sum, where dice are asked for. */
export function anyTyped(
  pick: Pick,
  dice: readonly { readonly count: number; readonly sides: number }[],
): Answer {
  const faces = dice.flatMap(({ count, sides }) => Array.from({ length: count }, () => 1 + pick(sides)));
  return pick(2) === 0 ? { faces } : { sum: faces.reduce((sum, face) => sum + face, 0) };
}

function anyEntrant(
  pick: Pick,
  state: EncounterState,
  meansOf: (sheet: SheetData) => readonly string[],
  table: Table,
): EntrantInput {
  if (pick(3) === 0) return { who: 'named', name: 'Passer-by', kind: 'monster', bonus: pick(9) - 4 };
  const { combatant, snapshot } = oneOf(pick, state.combatants);
  const means = meansOf(table.sheetOf(snapshot));
  const bare = means.length === 0 || pick(5) === 0;
  return { who: 'combatant', combatant, means: bare ? null : oneOf(pick, means), bonus: bare ? 3 : 0 };
}

/** Anything about a contest, in a system that has them. */
function anyContest(pick: Pick, state: EncounterState, rules: ContestRules, table: Table): EncounterCommand {
  // What waits for an answer mostly gets one, or it would keep everything waiting.
  const asking = state.contests.filter((one) => one.roll !== null);
  const going = state.contests.filter(({ standing }) => standing.phase !== 'over');
  const likely = pick(4) === 0 ? state.contests : asking.length > 0 ? asking : going;
  const begun = likely.length === 0 || pick(9) === 0 ? undefined : oneOf(pick, likely);
  const { contest, roll } = begun ?? { contest: 99, roll: null };
  if (roll !== null && pick(20) === 0) return { type: 'abandonContestRoll', contest };
  if (roll?.question?.step === 'choose' && pick(9) > 0)
    return { type: 'answerContest', contest, answer: { choice: oneOf(pick, roll.question.options).id } };
  if (roll?.question?.step === 'roll' && pick(9) > 0)
    return pick(2) === 0
      ? { type: 'rollContestDice', contest }
      : { type: 'answerContest', contest, answer: anyTyped(pick, roll.question.dice) };
  const form = oneOf(pick, rules.forms);
  const idsOf = (means: readonly { readonly id: string }[]) => means.map(({ id }) => id);
  const side = () => anyEntrant(pick, state, (sheet) => idsOf(rules.means(form.id, sheet, {})), table);
  const helper = () => ({
    entrant: anyEntrant(pick, state, (sheet) => idsOf(rules.helpMeans(sheet, {})), table),
    ...{ helps: pick(2), wanted: 1 + pick(3), modifier: pick(3) - 1 },
  });
  switch (pick(8)) {
    case 0:
    case 1:
      return {
        ...{ type: 'beginContest', subject: pick(2) === 0 ? '' : 'The bridge', form: form.id, inputs: {} },
        sides: form.sides === 1 ? [side()] : [side(), side()],
        minimum: pick(2) === 0 ? null : (form.minimums[pick(4)]?.id ?? null),
        isShown: pick(2) === 0,
      };
    case 2:
      return pick(5) === 0
        ? { type: 'closeContest', contest }
        : { type: 'showContest', contest, isShown: pick(2) === 0 };
    case 3:
      return { type: 'abandonContestRoll', contest };
    default:
      return {
        ...{ type: 'rollContest', contest, modifiers: [pick(5) - 2, pick(5) - 2] },
        helpers: pick(3) === 0 ? [helper()] : [],
      };
  }
}

/** As often as a contest is wanted among everything else that may be. */
export function contestMakers(
  pick: Pick,
  state: EncounterState,
  rules: ContestRules,
  table: Table,
): readonly (() => EncounterCommand)[] {
  return Array.from({ length: 6 }, () => () => anyContest(pick, state, rules, table));
}

/** What is wrong with the contests after whatever happened, in words; nothing should be. */
export function contestFaults(before: EncounterState, after: EncounterState): readonly string[] {
  const numbers = after.contests.map(({ contest }) => contest);
  const faults = new Set(numbers).size === numbers.length ? [] : ['two contests of one number'];
  for (const { contest, standing, roll, past } of after.contests) {
    const { phase, decides, leader, result } = standing;
    const was = before.contests.find((one) => one.contest === contest);
    const checks: readonly (readonly [fails: boolean, fault: string])[] = [
      [(decides !== null) !== (phase === 'decision'), 'somebody decides where dice do, or nobody where not'],
      [leader !== null && result === null, 'who leads holds nothing'],
      [phase === 'over' && roll !== null, 'something is rolled for what is over'],
      [phase === 'decision' && roll?.question?.step === 'roll', 'dice fall where somebody decides'],
      [contest > after.contestsBegun, 'a contest that never began'],
      [
        was?.standing.phase === 'over' && phase !== 'over' && past.length >= was.past.length,
        'what was over goes on without having been taken back',
      ],
    ];
    faults.push(...checks.filter(([fails]) => fails).map(([, fault]) => `contest ${contest}: ${fault}`));
  }
  return faults;
}
