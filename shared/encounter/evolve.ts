import type { Pool } from '../rules/core/standing.ts';
import { evolveContests } from './contest/evolve.ts';
import { isContestEvent } from './contest/schema.ts';
import type { EncounterEvent } from './event.ts';
import type { Application, Combatant, EncounterState, OpenRoll } from './state.ts';
import { combatantOf } from './state.ts';

/** Events that change what stands; undo and redo change which of them count. */
export type StateEvent = Exclude<EncounterEvent, { type: 'stepUndone' | 'stepRedone' }>;

/** Before the first event. */
export const nothingYet: EncounterState = {
  system: 'strike-save',
  rulesVersion: 0,
  options: {},
  status: 'running',
  combatants: [],
  order: [],
  groups: [],
  scores: {},
  round: 1,
  turn: null,
  acted: [],
  missed: [],
  taken: [],
  rolled: [],
  passesOverFallen: false,
  stepsIn: false,
  interrupted: null,
  roll: null,
  lastFindings: [],
  applications: [],
  contests: [],
  contestsBegun: 0,
  conditionsBegun: 0,
};

function withCombatant(
  state: EncounterState,
  number: number,
  change: (before: Combatant) => Partial<Combatant>,
): EncounterState {
  const combatants = state.combatants.map((one) =>
    one.combatant === number ? { ...one, ...change(one) } : one,
  );
  return { ...state, combatants };
}

function withRoll(state: EncounterState, change: (roll: OpenRoll) => OpenRoll): EncounterState {
  if (state.roll === null) throw new Error('an answer without an open roll passed decide');
  return { ...state, roll: change(state.roll) };
}

/** Counts down what lasts until an edge of somebody's turns; what is through is ended by an event of its own. */
function passed(state: EncounterState, number: number, edge: 'start' | 'end'): EncounterState {
  const isDue = ({ lasts }: Combatant['conditions'][number]) => lasts?.of === number && lasts.edge === edge;
  if (!state.combatants.some(({ conditions }) => conditions.some(isDue))) return state;
  const combatants = state.combatants.map((one) => {
    if (!one.conditions.some(isDue)) return one;
    const conditions = one.conditions.map((held) =>
      held.lasts !== null && isDue(held)
        ? { ...held, lasts: { ...held.lasts, turns: held.lasts.turns - 1 } }
        : held,
    );
    return { ...one, conditions };
  });
  return { ...state, combatants };
}

/** The turn that was running is over. */
function turnOver(state: EncounterState): EncounterState {
  return state.turn === null || state.stepsIn ? state : passed(state, state.turn, 'end');
}

/** Whether nobody has done anything in the fight yet. */
function isBeginning({ round, acted, taken }: EncounterState): boolean {
  return round === 1 && acted.length <= 1 && taken.length === 0;
}

function inRound(state: EncounterState, round: number): EncounterState {
  return round === state.round ? state : { ...state, round, acted: [], missed: [] };
}

type Applied = EncounterEvent & { type: 'damageApplied' | 'healingApplied' };

function applied(state: EncounterState, event: Applied): EncounterState {
  const before = combatantOf(state, event.combatant);
  const temporary = event.type === 'damageApplied' ? event.temporary : undefined;
  const left = temporary ?? before.temporaryHitPoints;
  const application: Application = {
    combatant: event.combatant,
    kind: event.type === 'damageApplied' ? 'damage' : 'healing',
    figure: event.figure,
    share: (event.type === 'damageApplied' ? event.share : undefined) ?? 'full',
    resisted: 0,
    amount: event.amount,
    change: { hitPoints: event.hitPoints - before.hitPoints, temporary: left - before.temporaryHitPoints },
  };
  const changed = withCombatant(state, event.combatant, () => ({
    hitPoints: event.hitPoints,
    temporaryHitPoints: left,
  }));
  return { ...changed, applications: [...state.applications, application] };
}

function shareChanged(
  state: EncounterState,
  event: EncounterEvent & { type: 'shareChanged' },
): EncounterState {
  const { combatant, share, resisted, amount, hitPoints, temporary } = event;
  const before = combatantOf(state, combatant);
  const applications = state.applications.map((one, at): Application => {
    if (at !== event.application) return one;
    const change = {
      hitPoints: one.change.hitPoints + hitPoints - before.hitPoints,
      temporary: one.change.temporary + temporary - before.temporaryHitPoints,
    };
    return { ...one, share, resisted, amount, change };
  });
  const changed = withCombatant(state, combatant, () => ({ hitPoints, temporaryHitPoints: temporary }));
  return { ...changed, applications };
}

function byId(pools: readonly Pool[]): Combatant['pools'] {
  return Object.fromEntries(pools.map((pool) => [pool.id, pool]));
}

function joined(
  state: EncounterState,
  { type: _, pools = [], ...of }: EncounterEvent & { type: 'combatantJoined' },
): EncounterState {
  const combatant: Combatant = {
    ...of,
    temporaryHitPoints: 0,
    pools: byId(pools),
    conditions: [],
    vitalState: null,
    fellInRound: null,
    waitsFor: null,
  };
  return {
    ...state,
    combatants: [...state.combatants, combatant],
    order: [...state.order, of.combatant],
  };
}

/** Applies one event. Never asks a rule: everything that one said is in the event. */
export function evolve(state: EncounterState, event: StateEvent): EncounterState {
  if (isContestEvent(event)) return evolveContests(state, event);
  switch (event.type) {
    case 'encounterBegan': {
      const { type: _, ...begun } = event;
      return { ...nothingYet, ...begun };
    }
    case 'combatantJoined':
      return joined(state, event);
    case 'turnStarted': {
      const { combatant, round } = event;
      const begun = inRound(turnOver(state), round);
      const acted = [...begun.acted, combatant];
      const turn = { turn: combatant, acted, taken: [], rolled: [], stepsIn: false, interrupted: null };
      const nothingFresh = { lastFindings: [], applications: [] };
      const started = passed({ ...begun, ...turn, ...nothingFresh }, combatant, 'start');
      return withCombatant(started, combatant, () => ({ waitsFor: null }));
    }
    case 'turnSkipped': {
      const { combatant, round } = event;
      const begun = inRound(turnOver(state), round);
      const acted = [...begun.acted, combatant];
      const missed = [...begun.missed, combatant];
      const nobody = { turn: null, acted, missed, stepsIn: false, interrupted: null };
      const skipped = passed(passed({ ...begun, ...nobody }, combatant, 'start'), combatant, 'end');
      return withCombatant(skipped, combatant, () => ({ waitsFor: null }));
    }
    case 'turnPutOff':
      return withCombatant(state, event.combatant, () => ({ waitsFor: event.trigger }));
    case 'steppedIn': {
      const { combatant, order, isTurn = false } = event;
      const { taken, rolled } = state;
      const interrupted = state.turn === null ? null : { combatant: state.turn, taken, rolled };
      const missed = state.missed.filter((number) => number !== combatant);
      const nothing = { taken: [], rolled: [], missed };
      const stepped = { ...state, ...nothing, order, turn: combatant, stepsIn: !isTurn, interrupted };
      const begun = isTurn
        ? passed({ ...stepped, acted: [...state.acted, combatant] }, combatant, 'start')
        : stepped;
      return withCombatant(begun, combatant, () => ({ waitsFor: null }));
    }
    case 'turnResumed': {
      const { taken = [], rolled = [] } = state.interrupted ?? {};
      const turn = { turn: event.combatant, taken, rolled, stepsIn: false, interrupted: null };
      return { ...turnOver(state), ...turn };
    }
    case 'orderRolled': {
      const { order, surprised, scores = {} } = event;
      if (!isBeginning(state)) return { ...state, order, scores };
      return { ...state, order, scores, turn: null, acted: surprised, missed: [], taken: [], rolled: [] };
    }
    case 'newcomersPlaced': {
      const { order, late, rolls } = event;
      const scores = rolls.flatMap(({ combatants, score }) => combatants.map((number) => [number, score]));
      return {
        ...state,
        order,
        groups: [
          ...state.groups,
          ...rolls.map(({ combatants }) => combatants).filter(({ length }) => length > 1),
        ],
        scores: { ...state.scores, ...Object.fromEntries(scores) },
        acted: [...state.acted, ...late],
      };
    }
    case 'combatantRefreshed': {
      const { type: _, combatant, pools = [], ...sheet } = event;
      return withCombatant(state, combatant, () => ({ ...sheet, pools: byId(pools) }));
    }
    case 'actionTaken':
      return { ...state, taken: [...state.taken, event.cost] };
    case 'objectionOverruled':
      return state;
    case 'orderChanged':
      return { ...state, order: event.order };
    case 'fallenPassedOver':
      return { ...state, passesOverFallen: event.passes };
    case 'optionsChanged':
      return { ...state, options: event.options };
    case 'rollOpened': {
      const { type: _, ...opened } = event;
      const roll = { ...opened, answers: [], frozen: state.combatants };
      return { ...state, roll, lastFindings: [], applications: [] };
    }
    case 'dieFell':
    case 'choiceMade': {
      const answer = event.type === 'dieFell' ? event.answer : { choice: event.choice };
      const { findings, question } = event;
      return withRoll(state, (roll) => ({ ...roll, answers: [...roll.answers, answer], findings, question }));
    }
    case 'rollClosed': {
      const { roll, turn } = state;
      const groups = roll?.groups?.filter(({ length }) => length > 1) ?? state.groups;
      const isOfTurn = roll !== null && roll.groups === undefined && roll.actor === turn;
      const rolled = isOfTurn ? [...state.rolled, roll.action] : state.rolled;
      return { ...state, roll: null, groups, rolled, lastFindings: roll?.findings ?? [] };
    }
    case 'rollAbandoned':
      return { ...state, roll: null };
    case 'damageApplied':
    case 'healingApplied':
      return applied(state, event);
    case 'shareChanged':
      return shareChanged(state, event);
    case 'hitPointsChanged': {
      const { combatant, hitPoints, temporary } = event;
      return withCombatant(state, combatant, (before) => ({
        hitPoints,
        temporaryHitPoints: temporary ?? before.temporaryHitPoints,
      }));
    }
    case 'temporaryHitPointsSet':
      return withCombatant(state, event.combatant, () => ({ temporaryHitPoints: event.temporary }));
    case 'maximumHitPointsSet': {
      const { combatant, maximumHitPoints, hitPoints } = event;
      return withCombatant(state, combatant, () => ({ maximumHitPoints, hitPoints }));
    }
    case 'poolChanged':
      return withCombatant(state, event.combatant, ({ pools }) => {
        const pool = pools[event.pool];
        if (pool === undefined) throw new Error(`no pool ${event.pool} passed decide`);
        return { pools: { ...pools, [event.pool]: { ...pool, value: event.value } } };
      });
    case 'conditionBegan': {
      const { combatant, id, condition, lasts } = event;
      const begun = withCombatant(state, combatant, ({ conditions }) => ({
        conditions: [...conditions, { ...condition, id, lasts }],
      }));
      return { ...begun, conditionsBegun: Math.max(begun.conditionsBegun, id) };
    }
    case 'conditionEnded':
      return withCombatant(state, event.combatant, ({ conditions }) => ({
        conditions: conditions.filter(({ id }) => id !== event.id),
      }));
    case 'vitalStateChanged': {
      const { combatant, state: now } = event;
      return withCombatant(state, combatant, ({ fellInRound, hitPoints }) => ({
        vitalState: now,
        fellInRound: hitPoints > 0 ? null : (fellInRound ?? state.round),
      }));
    }
    case 'encounterEnded':
      return { ...state, status: 'ended', roll: null };
  }
}
