import { oneOf, type Pick } from './contest/evening-fixtures.ts';
import type { Table } from './decide.ts';
import { otherwise } from './players-fixtures.ts';
import {
  conditionDisplays,
  monsterNamings,
  noSecrets,
  type PlayersStyle,
  playersView,
  pointDisplays,
} from './players-view.ts';
import { type EncounterState, standingOf } from './state.ts';

/** The faults, in words, whose condition holds. */
function among(checks: readonly (readonly [fails: boolean, fault: string])[]): readonly string[] {
  return checks.filter(([fails]) => fails).map(([, fault]) => fault);
}

/** What is beyond its limits as things stand; nothing should be. */
export function limitFaults(state: EncounterState): readonly string[] {
  const { combatants, order, turn, acted, applications, purpose } = state;
  const places = new Set(order);
  const ids = combatants.flatMap(({ conditions }) => conditions.map(({ id }) => id));
  const faults = among([
    [places.size !== order.length || order.length !== combatants.length, 'somebody has no place, or two'],
    [combatants.some(({ combatant }) => !places.has(combatant)), 'somebody is not in the order'],
    [turn !== null && !places.has(turn), 'nobody has the turn'],
    [purpose !== undefined && turn !== null, 'somebody has a turn where nobody fights'],
    [new Set(acted).size !== acted.length, 'somebody has had two turns'],
    [new Set(ids).size !== ids.length, 'two conditions of one number'],
    [applications.some(({ amount }) => amount < 0), 'less than nothing has arrived'],
  ]);
  const each = combatants.flatMap((one) => {
    const { combatant, hitPoints, maximumHitPoints, temporaryHitPoints, pools, conditions } = one;
    const found = among([
      [maximumHitPoints < 0, 'a maximum below nothing'],
      [hitPoints > maximumHitPoints, 'hit points above the maximum'],
      [temporaryHitPoints < 0, 'temporary points below nothing'],
      [conditions.some(({ lasts }) => lasts !== null && lasts.turns <= 0), 'a condition whose time is up'],
      ...Object.values(pools).map(({ id, value, least, maximum }): [boolean, string] => [
        value < least || value > (maximum ?? value),
        `${id} beyond its limits`,
      ]),
    ]);
    return found.map((fault) => `${combatant}: ${fault}`);
  });
  return [...faults, ...each];
}

/** What the players’ window gives away: it must show the same whatever stands where the players may not look. */
export function secretFaults(pick: Pick, state: EncounterState): readonly string[] {
  const style: PlayersStyle = {
    heroes: oneOf(pick, pointDisplays),
    monsters: oneOf(pick, pointDisplays),
    monsterNames: oneOf(pick, monsterNamings),
    conditions: oneOf(pick, conditionDisplays),
  };
  const hidden = state.order.filter(() => pick(3) === 0);
  const secrets = { ...noSecrets, hidden };
  const sent = JSON.stringify(playersView(state, style, secrets));
  const other = JSON.stringify(playersView(otherwise(state, style, hidden), style, secrets));
  const named = state.combatants.flatMap(({ combatant, kind, name }) => {
    const isNamed = kind === 'character' || style.monsterNames === 'names';
    const isShown = isNamed && !hidden.includes(combatant);
    return sent.includes(JSON.stringify(name)) === isShown ? [] : [`${combatant} is named, or is not`];
  });
  return [...(sent === other ? [] : ['something hidden shows']), ...named];
}

/** What is wrong with those who rest after the fight: they gain what is missing at most. */
export function endFaults({ combatants, options }: EncounterState, table: Table): readonly string[] {
  return combatants.flatMap((combatant) => {
    const stands = standingOf(combatant);
    const rested = table.sheets.rest?.rest(table.sheetOf(combatant.snapshot), stands, 3, options);
    if (rested?.ok !== true) return [];
    const { hitPoints, pools } = rested.value;
    return among([
      [hitPoints.total < stands.hitPoints || hitPoints.total > stands.maximumHitPoints, 'rest takes points'],
      ...Object.values(combatant.pools).map(({ id, value, maximum }): [boolean, string] => {
        const total = pools[id]?.total ?? value;
        return [total < value || total > (maximum ?? total), `rest does not refill ${id}`];
      }),
    ]);
  });
}
