import type { Label } from '../rules/core/label.ts';
import type { OptionValues } from '../rules/core/option.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import type { RuleSystem, SheetRules } from '../rules/core/system.ts';
import { actionOdds } from './action-odds.ts';
import { begin } from './begin.ts';
import { nothingYet } from './evolve.ts';
import type { Rulebook } from './objection.ts';
import { combatantOf, type EncounterState } from './state.ts';
import { Unfolding } from './unfolding.ts';

/** So many alike who would fight. */
export interface Fighter {
  readonly kind: SheetKind;
  readonly name: Label;
  readonly sheet: SheetData;
  /** As they stand; null where they are unhurt. */
  readonly hitPoints: number | null;
  readonly count: number;
}

/** What one side comes to against the other, under the assumptions of `estimating`. */
export interface SideEstimate {
  /** Of everybody who stands. */
  readonly hitPoints: number;
  /** Points that its attacks take of the other side in a round, on average. */
  readonly perRound: number;
  /** Rounds until the other side is down; null where nothing that it has takes points. */
  readonly rounds: number | null;
  /** Those whose sheets have no attack that could be worked out: they count for nothing but their hit points. */
  readonly lacking: readonly Label[];
}

export interface Estimate {
  readonly heroes: SideEstimate;
  readonly foes: SideEstimate;
}

/** The best turn of one kind of fighter against another: mean points, remembered by what it depends on. */
export type KnownAttacks = Map<string, number>;

interface Standing {
  readonly number: number;
  readonly fighter: Fighter;
  readonly hitPoints: number;
}

function stateOf(
  system: RuleSystem,
  sheets: SheetRules,
  options: OptionValues,
  fighters: readonly Fighter[],
): EncounterState {
  const joining = fighters.map(({ kind, name, sheet, hitPoints }, at) => ({
    ...{ documentId: '', revision: 1, kind, name, sheet, hitPoints, snapshot: `${at}` },
  }));
  const unfolding = new Unfolding(nothingYet);
  for (const event of begin(system, sheets, options, joining))
    if (event.type !== 'stepUndone' && event.type !== 'stepRedone') unfolding.add(event);
  return unfolding.state;
}

/** The most that attacks of these costs take in one turn, each made once: the means by cost, in any order. */
function mostInTurn(
  means: ReadonlyMap<string | undefined, readonly number[]>,
  turns: readonly Readonly<Partial<Record<string, number>>>[] | undefined,
): number {
  if (turns === undefined) return Math.max(0, ...[...means.values()].flat());
  const taking = (cost: string, count: number): number =>
    (means.get(cost) ?? [])
      .toSorted((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, mean) => sum + mean, 0);
  const sums = turns.map((turn) =>
    Object.entries(turn).reduce((sum, [cost, count = 0]) => sum + taking(cost, count), 0),
  );
  return Math.max(0, ...(means.get(undefined) ?? []), ...sums);
}

/** The most that one takes of the other in a turn on average, with all the attacks that fit; 0 where there is none. */
function* bestTurn(
  state: EncounterState,
  book: Rulebook,
  actor: number,
  target: number,
): Generator<undefined, number> {
  const sheet = book.sheetOf(combatantOf(state, actor).snapshot);
  const means = new Map<string | undefined, number[]>();
  for (const offer of book.sheets.actions(sheet, state.options)) {
    if (offer.group !== 'attack' || offer.targets !== 'one' || offer.helps === true) continue;
    const { action, decisions } = offer;
    const odds = actionOdds(state, { actor, targets: [target], action, decisions, modifier: 0 }, book);
    if (odds !== undefined && odds.fells !== null)
      means.set(offer.cost, [...(means.get(offer.cost) ?? []), odds.mean]);
    yield undefined;
  }
  return mostInTurn(means, book.sheets.economy?.turns(sheet, state.options));
}

function pointsOf(side: readonly Standing[]): number {
  return side.reduce((sum, { fighter, hitPoints }) => sum + fighter.count * hitPoints, 0);
}

/**
 * Estimates a fight, attack by attack, so that whoever waits can do something else between. It assumes that
 * everybody makes the attacks of a turn that take the most on average, at all of the other side alike; that nobody
 * drops out before a side is down; that nobody heals, casts or flees. Null where a side is empty.
 */
export function* estimating(
  system: RuleSystem,
  sheets: SheetRules,
  options: OptionValues,
  fighters: readonly Fighter[],
  known: KnownAttacks,
): Generator<undefined, Estimate | null> {
  const state = stateOf(system, sheets, options, fighters);
  const book: Rulebook = { sheets, sheetOf: (snapshot) => fighters[Number(snapshot)]?.sheet ?? {} };
  const standing = fighters.flatMap((fighter, at): Standing[] => {
    const { hitPoints } = combatantOf(state, at + 1);
    return hitPoints > 0 ? [{ number: at + 1, fighter, hitPoints }] : [];
  });
  const heroes = standing.filter(({ fighter }) => fighter.kind === 'character');
  const foes = standing.filter(({ fighter }) => fighter.kind === 'monster');
  if (heroes.length === 0 || foes.length === 0) return null;

  function* mean(actor: Standing, target: Standing): Generator<undefined, number> {
    const key = JSON.stringify([
      ...[system.id, options, actor.fighter.kind, actor.fighter.sheet, actor.hitPoints],
      ...[target.fighter.kind, target.fighter.sheet, target.hitPoints],
    ]);
    const found = known.get(key) ?? (yield* bestTurn(state, book, actor.number, target.number));
    known.set(key, found);
    return found;
  }

  function* sideOf(
    side: readonly Standing[],
    other: readonly Standing[],
  ): Generator<undefined, SideEstimate> {
    const opponents = other.reduce((sum, { fighter }) => sum + fighter.count, 0);
    const lacking: Label[] = [];
    let perRound = 0;
    for (const actor of side) {
      let taken = 0;
      for (const target of other) taken += target.fighter.count * (yield* mean(actor, target));
      if (taken === 0) lacking.push(actor.fighter.name);
      perRound += (actor.fighter.count * taken) / opponents;
    }
    const rounds = perRound === 0 ? null : pointsOf(other) / perRound;
    return { hitPoints: pointsOf(side), perRound, rounds, lacking };
  }

  return { heroes: yield* sideOf(heroes, foes), foes: yield* sideOf(foes, heroes) };
}
