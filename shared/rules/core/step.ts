import type { Figure } from './figure.ts';
import type { KeyLabel, Label } from './label.ts';
import type { Condition } from './standing.ts';

/** Dice of one kind that fall together. */
export interface DicePool {
  readonly count: number;
  readonly sides: number;
}

/** The rule needs dice to fall. */
export interface RollStep {
  readonly step: 'roll';
  readonly purpose: KeyLabel;
  readonly dice: readonly DicePool[];
}

/**
 * Names the class of a sum. Sums of one class differ in nothing but the numbers shown: the rule goes on in
 * the same way from all of them.
 */
export type Tells = (sum: number) => string;

/** A roll as the rule asks for it: where it tells few classes apart, exact odds need not walk every sum. */
interface RuleRollStep extends RollStep {
  /** Not part of the question as the table sees it, which is plain data. */
  readonly tells?: Tells;
}

/** The rule needs a decision of the player. */
export interface ChooseStep {
  readonly step: 'choose';
  /** Names the decision; unique within a rule. */
  readonly decision: string;
  readonly purpose: KeyLabel;
  readonly options: readonly { readonly id: string; readonly label: KeyLabel }[];
}

/** What a rule has found out and the table should see at once: the verdict, the number, and why. */
export interface Finding {
  readonly verdict: KeyLabel;
  readonly why: KeyLabel;
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly figure?: Figure;
}

/** The rule tells a finding; it needs no answer. */
interface TellStep {
  readonly step: 'tell';
  readonly finding: Finding;
}

export type Step = RuleRollStep | ChooseStep | TellStep;

/** A step that waits for the table. */
export type Question = RollStep | ChooseStep;

/** What fell: each die in the order of the groups, or only their sum. */
export type RollAnswer = { readonly faces: readonly number[] } | { readonly sum: number };

/** What the table answers to a question. */
export type Answer = RollAnswer | { readonly choice: string };

/** A rule written once, as steps; who rolls and who decides is not its business. */
export type Rule<T> = Generator<Step, T, Answer | undefined>;

/** Whom an effect is about: whoever acts, or the creature at this place in the action's list of targets. */
export type Whom = 'actor' | number;

/** The start or the end of a creature's own turn. */
export const turnEdges = ['start', 'end'] as const;
export type TurnEdge = (typeof turnEdges)[number];

/** How long a condition holds: until as many starts or ends of somebody's turns have come. */
export interface Lasting<Who> {
  readonly of: Who;
  readonly edge: TurnEdge;
  readonly turns: number;
}

/** What happens to a combatant when the rule is through. */
export type Effect =
  /** Hit points lost, temporary ones first. The table may change how much of it arrives. */
  | { readonly effect: 'damage'; readonly target: Whom; readonly amount: Figure }
  /** Hit points given back, up to the maximum. The table may change how much of it arrives. */
  | { readonly effect: 'healing'; readonly target: Whom; readonly amount: Figure }
  /** A change of a pool, or, as `hitPoints`, of hit points past everything that would hold it back. */
  | { readonly effect: 'pool'; readonly target: Whom; readonly pool: string; readonly change: Figure }
  | {
      readonly effect: 'condition';
      readonly target: Whom;
      readonly condition: Condition;
      readonly lasts: Lasting<Whom> | null;
      /** Whether it comes on top of others of its kind; otherwise it takes their place. */
      readonly adds?: true;
    }
  /** The end of every condition of a kind. */
  | { readonly effect: 'conditionEnds'; readonly target: Whom; readonly condition: string };

/** What an action came to. */
export interface ActionOutcome {
  readonly summary: Label;
  readonly effects: readonly Effect[];
  /** Of saving throws: whether each of those who made one got through, in their order. */
  readonly saves?: readonly boolean[];
  /** Of rolls against each other: who won; null where it has to be rolled again. */
  readonly opposed?: { readonly winner: Whom | null };
  /** Of a roll for the order of turns: the groups that rolled, first to act first. */
  readonly places?: readonly number[];
  /** Group by group, what its place was found by; null for a place that no die gave. */
  readonly scores?: readonly (PlaceScore | null)[];
}

/** Numbers that a place in the order was found by, the first deciding; the higher acts first. */
export type PlaceScore = readonly number[];

/** The sum of what fell. */
export function sumOf(answer: RollAnswer): number {
  return 'sum' in answer ? answer.sum : answer.faces.reduce((sum, face) => sum + face, 0);
}

/** Asks for dice; returns what fell. */
export function* roll(purpose: KeyLabel, dice: readonly DicePool[], tells?: Tells): Rule<RollAnswer> {
  const answer = yield tells === undefined
    ? { step: 'roll', purpose, dice }
    : { step: 'roll', purpose, dice, tells };
  if (answer === undefined || 'choice' in answer) throw new Error('a roll was not answered with dice');
  return answer;
}

/** Asks for one d20; returns its face. */
export function* d20(purpose: KeyLabel, tells?: Tells): Rule<number> {
  return sumOf(yield* roll(purpose, [{ count: 1, sides: 20 }], tells));
}

/** Asks for a decision; returns the id of the chosen option. */
export function* choose<Id extends string>(
  decision: string,
  purpose: KeyLabel,
  options: readonly { readonly id: Id; readonly label: KeyLabel }[],
): Rule<Id> {
  const answer = yield { step: 'choose', decision, purpose, options };
  if (answer === undefined || !('choice' in answer)) throw new Error('a decision was not answered');
  const chosen = options.find(({ id }) => id === answer.choice);
  if (chosen === undefined) throw new Error('a decision outside its options passed the check');
  return chosen.id;
}

/** Tells the table what the rule has found out. */
export function* tell(finding: Finding): Rule<void> {
  yield { step: 'tell', finding };
}
