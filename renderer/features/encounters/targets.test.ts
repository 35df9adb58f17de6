import { describe, expect, test } from 'vitest';
import { fightIn } from '../../../shared/encounter/fight-fixtures.ts';
import type { ActionOffer } from '../../../shared/rules/core/system.ts';
import { aimOf } from './targets.ts';

const row = { label: { text: 'Help' }, qualifiers: [], figures: [] };
const help: ActionOffer = {
  ...{ action: 'help', decisions: {}, group: 'other', row, targets: 'one' },
  helps: true,
} as unknown as ActionOffer;
const aid: ActionOffer = { ...help, forFallen: true };

/** Ilse 1 has the turn; Bran 2 lies at −3, Cleo 3 is down to 2 of 40, Dorn 4 is dead. */
function friends() {
  const fight = fightIn('telnas', [
    { kind: 'character', name: 'Ilse', sheet: { hitPoints: 20 } },
    { kind: 'character', name: 'Bran', sheet: { hitPoints: 20 } },
    { kind: 'character', name: 'Cleo', sheet: { hitPoints: 40 } },
    { kind: 'character', name: 'Dorn', sheet: { hitPoints: 60 } },
    { kind: 'monster', name: 'Ogre', sheet: { hitPoints: 20 } },
  ]).play(
    { type: 'changeHitPoints', combatant: 2, change: -23 },
    { type: 'changeHitPoints', combatant: 3, change: -38 },
    { type: 'changeHitPoints', combatant: 4, change: -70 },
  );
  return { state: fight.state(), of: fight.of };
}

describe('whom help is for', () => {
  test.each<[string, ActionOffer, number[], number[]]>([
    ['the living friend who lacks most', help, [5], [3]],
    ['for the fallen: the friend who lies there, not the dead one', aid, [5], [2]],
    ['the friend who was chosen', help, [2], [2]],
    ['the friend who was chosen, even the dead one', aid, [4], [4]],
  ])('%s', (_, offer, meant, expected) => {
    const { state, of } = friends();
    const aimed = aimOf(offer, meant.map(of), state, of(1));
    expect(aimed.map(({ combatant }) => combatant)).toEqual(expected);
  });
});
