import { appWord } from '../locales/app-word.ts';
import { plainFigure } from '../rules/core/figure.ts';
import { mixedHand, recordingHand, rollingHand, typedHand } from '../rules/core/hand.ts';
import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import { run } from '../rules/core/run.ts';
import type { Finding, RollAnswer, Rule } from '../rules/core/step.ts';
import type { NewcomerPlace, OrderGroup } from '../rules/core/system.ts';
import { type Joining, joined } from './begin.ts';
import type { Table } from './decide.ts';
import type { EncounterEvent } from './event.ts';
import { combatantOf, type EncounterState, standingOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** Some who come while the fight is under way; what a document says of them was looked up before. */
export interface Admission {
  readonly type: 'admit';
  /** At least one. */
  readonly joining: readonly Joining[];
  /** Who rolls together for a place in the order, by their places among those who join, from 0; others roll alone. */
  readonly groups: readonly (readonly number[])[];
  /** Faces that fell on the table for their places, group by group; what is missing the app rolls. */
  readonly dice: readonly number[];
}

type Placed = EncounterEvent & { type: 'newcomersPlaced' };
type Roll = Placed['rolls'][number];

function groupOf(state: EncounterState, members: readonly number[], sheetOf: Table['sheetOf']): OrderGroup {
  const [first] = members.map((number) => combatantOf(state, number));
  if (first === undefined) throw new Error('a group of nobody');
  const { kind, snapshot, name } = first;
  const others = members.length - 1;
  return {
    kind,
    name: others === 0 ? name : appWord('order.group', { name, count: others }),
    sheet: sheetOf(snapshot),
    stands: standingOf(first),
    surprised: false,
  };
}

/** What a rule tells on its way, besides what it comes to. */
function* listening<T>(rule: Rule<T>, hear: (finding: Finding) => void): Rule<T> {
  let next = rule.next();
  while (!next.done) {
    if (next.value.step === 'tell') hear(next.value.finding);
    next = rule.next(yield next.value);
  }
  return next.value;
}

type Rolled = Result<{ readonly place: number; readonly roll: Roll }, Refusal>;

function rollFor(
  rule: Rule<NewcomerPlace>,
  members: readonly number[],
  hand: Parameters<typeof recordingHand>[0],
): Rolled {
  const answers: RollAnswer[] = [];
  const findings: Finding[] = [];
  const recording = recordingHand(hand, (_, answer) => {
    if (!('choice' in answer)) answers.push(answer);
  });
  const found = run(
    listening(rule, (finding) => findings.push(finding)),
    recording,
  );
  if (!found.ok) return found;
  const { place, score } = found.value;
  return granted({
    place,
    roll: { combatants: [...members], answers, findings: plain(findings), score: [...score] },
  });
}

/** Findings as they are stored: their figures with nothing but what readers see. */
function plain(findings: readonly Finding[]): Roll['findings'] {
  return findings.map(({ figure, ...finding }) =>
    figure === undefined ? finding : { ...finding, figure: plainFigure(figure) },
  );
}

/** All in one group each: those given, the others alone. */
function rolling(numbers: readonly number[], given: Admission['groups']): readonly (readonly number[])[] {
  const taken = new Set<number>();
  const once = (members: readonly number[]): number[] =>
    members.filter((number) => {
      if (taken.has(number)) return false;
      taken.add(number);
      return true;
    });
  const together = given.map((places) => once(places.flatMap((at) => numbers[at] ?? [])));
  return [...together, ...numbers.map((number) => once([number]))].filter(({ length }) => length > 0);
}

/** The number of the first who comes next; those who come with it are counted on. */
export function newcomerNumber({ combatants }: Pick<EncounterState, 'combatants'>): number {
  return Math.max(0, ...combatants.map(({ combatant }) => combatant)) + 1;
}

/**
 * Lets newcomers join, each with a place in the order by the system's rule, or at the end where nothing was rolled
 * for. Who is placed before whoever has the turn has missed this round.
 */
export function admit(
  unfolding: Unfolding,
  { joining, groups, dice }: Admission,
  table: Table,
): Result<Unfolding, Refusal> {
  const before = unfolding.state;
  const first = newcomerNumber(before);
  const numbers = joining.map((_, at) => first + at);
  for (const [at, joiner] of joining.entries()) {
    const combatant = first + at;
    unfolding.add(joined(table.sheets, before.options, joiner, combatant));
    for (const condition of joiner.conditions ?? []) {
      const id = unfolding.state.conditionsBegun + 1;
      unfolding.add({ type: 'conditionBegan', combatant, id, condition, lasts: null });
    }
  }
  const { order: rules } = table.sheets;
  let order = [...before.order];
  const rolls: Roll[] = [];
  const wasRolled = Object.keys(before.scores).length > 0;
  if (rules === undefined || !wasRolled) order.push(...numbers);
  else {
    const typed = typedHand(dice);
    const hand = mixedHand(typed, rollingHand(table.die));
    const scores = { ...before.scores };
    // They are new to the table: their sheets come with them.
    const brought = new Map(joining.map(({ snapshot, sheet }) => [snapshot, sheet]));
    const sheetOf: Table['sheetOf'] = (snapshot) => brought.get(snapshot) ?? table.sheetOf(snapshot);
    for (const members of rolling(numbers, groups)) {
      const slots = order.map((number) => scores[number] ?? null);
      const rolled = rollFor(
        rules.newcomer(slots, groupOf(unfolding.state, members, sheetOf)),
        members,
        hand,
      );
      if (!rolled.ok) return rolled;
      const { place, roll } = rolled.value;
      order = order.toSpliced(place, 0, ...members);
      for (const number of members) scores[number] = roll.score;
      rolls.push(roll);
    }
    if (typed.leftOver() > 0) return refused('DICE_LEFT_OVER', 'dice');
  }
  const now = before.turn === null ? -1 : order.indexOf(before.turn);
  const late = numbers.filter((number) => order.indexOf(number) < now);
  return granted(unfolding.add({ type: 'newcomersPlaced', combatants: numbers, order, late, rolls }));
}
