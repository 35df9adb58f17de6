import type { SystemId } from '../rules/core/system.ts';
import type { DecidedCommand } from './decide.ts';
import type { StateEvent } from './evolve.ts';
import type { Step } from './history.ts';

/** Whether so much fits into one turn by the printed rules; systems without such a rule let everything pass. */
const fits: Readonly<Record<SystemId, (count: (cost: string) => number, options: Options) => boolean>> = {
  'strike-save': () => true,
  'success-levels': () => true,
  // 003-R6, R8: one full action, or two halves; or, by the switch, halves besides.
  telnas: (count, { actionBudget }) =>
    actionBudget === 'one-full-and-halves' ? count('full') <= 1 : 2 * count('full') + count('half') <= 2,
  // An attack and a move, two moves, or a run; nobody of an evening has more than one attack.
  srd35: (count) => 2 * count('full') + count('standard') + count('move') <= 2 && count('standard') <= 1,
};
/** Whether attacks take part of a turn by the printed rules. */
const countsTurns: Readonly<Record<SystemId, boolean>> = {
  'strike-save': false,
  'success-levels': false,
  telnas: true,
  srd35: true,
};
type Options = Readonly<Record<string, string | boolean>>;

interface Timed {
  readonly of: number;
  readonly edge: 'start' | 'end';
  /** Whether only the game master, or its time, can end it. */
  readonly isOwn: boolean;
  turns: number;
}

/**
 * Somebody at the table with a pencil, who believes nothing but the events: keeps a list of who has had a turn in
 * this round, of what was done of the turn, and of the turns that each timed condition still has.
 */
export class Witness {
  readonly faults: string[] = [];
  readonly #system: SystemId;
  #options: Options = {};
  #round = 1;
  #turn: number | null = null;
  #had = new Set<number>();
  #taken: string[] = [];
  #isFree = false;
  /** Who put off a turn and has not taken it. */
  #owed = new Set<number>();
  /** Whose turn of this round went by without them. */
  #missed = new Set<number>();
  /** Whether the fallen are passed over, and may take their turn all the same. */
  #passesOver = false;
  /** Whether the present turn is one that was put off in this round: its edges have passed. */
  #isSecondPart = false;
  #interrupted: { readonly turn: number; readonly taken: string[]; readonly isFree: boolean } | null = null;
  /** Whom the game master let do something against the rules in this step. */
  readonly #overruled = new Set<number>();
  readonly #timed = new Map<number, Timed>();

  constructor(system: SystemId) {
    this.#system = system;
  }

  #note(isWrong: boolean, fault: string): void {
    if (isWrong) this.faults.push(fault);
  }

  #pass(of: number, edge: Timed['edge']): void {
    for (const one of this.#timed.values()) if (one.of === of && one.edge === edge) one.turns -= 1;
  }

  #endTurn(): void {
    if (this.#turn !== null && !this.#isSecondPart) this.#pass(this.#turn, 'end');
    this.#turn = null;
    this.#isSecondPart = false;
  }

  #begin(combatant: number, round: number): void {
    this.#endTurn();
    if (round !== this.#round) {
      this.#note(round !== this.#round + 1, `round ${round} follows round ${this.#round}`);
      this.#round = round;
      this.#had.clear();
      this.#missed.clear();
    }
    this.#note(this.#had.has(combatant), `${combatant} has a second turn in round ${round}`);
    this.#had.add(combatant);
    this.#pass(combatant, 'start');
    this.#taken = [];
    this.#isFree = false;
    this.#interrupted = null;
    this.#owed.delete(combatant);
  }

  #stepIn(combatant: number): void {
    const isLeft = this.#missed.delete(combatant) || !this.#had.has(combatant);
    const isOwed = this.#owed.delete(combatant) || (this.#passesOver && isLeft);
    this.#note(!isOwed, `${combatant} takes a turn that was neither put off nor passed over`);
    if (this.#turn !== null)
      this.#interrupted = { turn: this.#turn, taken: this.#taken, isFree: this.#isFree };
    [this.#turn, this.#taken, this.#isFree] = [combatant, [], false];
    // Put off in an earlier round, it is this round's turn, and there is no other.
    this.#isSecondPart = this.#had.has(combatant);
    if (this.#isSecondPart) return;
    this.#had.add(combatant);
    this.#pass(combatant, 'start');
  }

  #resume(combatant: number): void {
    const waited = this.#interrupted;
    this.#note(waited?.turn !== combatant, `${combatant} goes on without having been interrupted`);
    this.#endTurn();
    this.#turn = combatant;
    this.#taken = waited?.taken ?? [];
    this.#isFree = waited?.isFree ?? false;
    this.#interrupted = null;
  }

  #act(combatant: number, cost: string): void {
    this.#note(combatant !== this.#turn, `${combatant} takes part of the turn of ${this.#turn}`);
    this.#taken = [...this.#taken, cost];
    const count = (of: string): number => this.#taken.filter((taken) => taken === of).length;
    const isAllowed = this.#isFree || fits[this.#system](count, this.#options);
    this.#note(!isAllowed, `${combatant} does more than a turn holds: ${this.#taken.join(', ')}`);
  }

  #endCondition(
    { id, due, combatant }: StateEvent & { type: 'conditionEnded' },
    command: DecidedCommand['type'],
  ): void {
    const timed = this.#timed.get(id);
    this.#timed.delete(id);
    const isByHand = command === 'endCondition';
    if (timed === undefined) this.#note(due, `condition ${id} was due without a time`);
    // Whoever has the last turn of a round and is passed over in the next goes through two ends in one step.
    else if (due) this.#note(timed.turns > 0, `condition ${id} ends ${timed.turns} turns early`);
    else
      this.#note(
        timed.isOwn && !isByHand,
        `condition ${id} of ${combatant} ends for no reason at ${command}`,
      );
  }

  #see(event: StateEvent, command: DecidedCommand['type']): void {
    switch (event.type) {
      case 'encounterBegan':
      case 'optionsChanged':
        this.#options = event.options;
        break;
      case 'turnStarted':
        this.#begin(event.combatant, event.round);
        this.#turn = event.combatant;
        break;
      case 'turnSkipped':
        this.#begin(event.combatant, event.round);
        this.#pass(event.combatant, 'end');
        this.#missed.add(event.combatant);
        break;
      case 'fallenPassedOver':
        this.#passesOver = event.passes;
        break;
      case 'turnPutOff':
        this.#owed.add(event.combatant);
        break;
      case 'steppedIn':
        this.#stepIn(event.combatant);
        break;
      case 'turnResumed':
        this.#resume(event.combatant);
        break;
      case 'orderRolled':
        // Before anybody has done anything, the fight begins anew with the order.
        if (this.#round > 1 || this.#had.size > 1 || this.#taken.length > 0) break;
        this.#had = new Set(event.surprised);
        this.#missed.clear();
        this.#turn = null;
        break;
      case 'newcomersPlaced':
        for (const late of event.late) this.#had.add(late);
        break;
      case 'objectionOverruled':
        this.#overruled.add(event.combatant);
        this.#isFree ||= event.combatant === this.#turn;
        break;
      case 'rollOpened': {
        const isStroke = event.action.startsWith('weapon.') && countsTurns[this.#system];
        const isAllowed = event.actor === this.#turn || this.#overruled.has(event.actor);
        this.#note(isStroke && !isAllowed, `${event.actor} strikes in the turn of ${this.#turn}`);
        break;
      }
      case 'actionTaken':
        this.#act(event.combatant, event.cost);
        break;
      case 'conditionBegan':
        if (event.lasts !== null)
          this.#timed.set(event.id, { ...event.lasts, isOwn: event.condition.condition === 'own' });
        break;
      case 'conditionEnded':
        this.#endCondition(event, command);
        break;
    }
  }

  /** Looks at what one command did. */
  step({ events }: Pick<Step, 'events'>, command: DecidedCommand['type']): void {
    this.#overruled.clear();
    for (const event of events) this.#see(event, command);
    for (const [id, { turns }] of this.#timed)
      this.#note(turns <= 0, `condition ${id} goes on although its time is up`);
  }
}
