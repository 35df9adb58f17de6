import { describe, expect, test } from 'vitest';
import { type Fight, fightIn } from './fight-fixtures.ts';

/** Aiko, then two goblins, by rules that know nothing of dying; the first goblin lies. */
function goblinDown(): Fight {
  return fightIn('strike-save', [
    { kind: 'character', name: 'Aiko', sheet: { hitPoints: 20 } },
    { kind: 'monster', name: 'Snig', sheet: { hitPoints: 5 } },
    { kind: 'monster', name: 'Snag', sheet: { hitPoints: 5 } },
  ]).play({ type: 'changeHitPoints', combatant: 2, change: -5 });
}

describe('who has fallen, by rules without dying', () => {
  test('has its turn as everybody, until the game master says otherwise', () => {
    expect(goblinDown().play({ type: 'endTurn' }).state().turn).toBe(2);
  });

  test('is passed over from the moment that it is said, its own turn included, and the log tells of it', () => {
    const fight = goblinDown().play({ type: 'endTurn' }, { type: 'passOverFallen', passes: true });
    expect(fight.caused().map(({ type }) => type)).toEqual(['fallenPassedOver', 'turnStarted']);
    expect(fight.state().turn).toBe(3);
    fight.play({ type: 'endTurn' }, { type: 'endTurn' });
    expect(fight.caused()).toMatchObject([
      { type: 'turnSkipped', combatant: 2, round: 2 },
      { type: 'turnStarted', combatant: 3, round: 2 },
    ]);
  });

  test('steps in all the same, where the game master wants it', () => {
    const fight = goblinDown().play({ type: 'passOverFallen', passes: true }, { type: 'endTurn' });
    expect(fight.state().turn).toBe(3);
    expect(fight.play({ type: 'stepIn', combatant: 2 }).state()).toMatchObject({ turn: 2, round: 1 });
    expect(fight.play({ type: 'endTurn' }).state()).toMatchObject({ turn: 3, round: 1 });
  });

  test('steps in once a round, and not where it had its turn before it fell', () => {
    const stepIn = { type: 'stepIn', combatant: 2 } as const;
    const fight = goblinDown().play({ type: 'passOverFallen', passes: true }, { type: 'endTurn' });
    fight.play(stepIn, { type: 'endTurn' });
    expect(fight.refusal(stepIn)).toBe('NOBODY_WAITS');
    fight.play({ type: 'endTurn' });
    expect(fight.play(stepIn).state()).toMatchObject({ turn: 2, round: 2 });
    const late = fightIn('strike-save', [
      { kind: 'monster', name: 'Snig', sheet: { hitPoints: 5 } },
      { kind: 'character', name: 'Aiko', sheet: { hitPoints: 20 } },
    ]).play({ type: 'passOverFallen', passes: true }, { type: 'endTurn' });
    late.play({ type: 'changeHitPoints', combatant: 1, change: -5 });
    expect(late.refusal({ type: 'stepIn', combatant: 1 })).toBe('NOBODY_WAITS');
    late.play({ type: 'endTurn' });
    expect(late.state()).toMatchObject({ turn: 2, round: 2 });
    expect(late.play({ type: 'stepIn', combatant: 1 }).state().turn).toBe(1);
  });

  test('acts again when it stands again, or when that is taken back', () => {
    const healed = goblinDown().play(
      { type: 'passOverFallen', passes: true },
      { type: 'changeHitPoints', combatant: 2, change: 1 },
      { type: 'endTurn' },
    );
    expect(healed.state().turn).toBe(2);
    const again = goblinDown().play(
      { type: 'passOverFallen', passes: true },
      { type: 'passOverFallen', passes: false },
      { type: 'endTurn' },
    );
    expect(again.state().turn).toBe(2);
  });

  test('keeps the turn where nobody stands', () => {
    const fight = goblinDown().play(
      { type: 'changeHitPoints', combatant: 1, also: [3], change: -20 },
      { type: 'passOverFallen', passes: true },
    );
    expect(fight.state().turn).toBe(1);
    expect(fight.refusal({ type: 'stepIn', combatant: 1 })).toBe('NOBODY_WAITS');
  });
});

test.each(['srd35', 'telnas'] as const)('%s has rules of dying, which say who acts', (system) => {
  const fight = fightIn(system, [{ kind: 'character', name: 'Aude' }]);
  expect(fight.refusal({ type: 'passOverFallen', passes: true })).toBe('BAD_REQUEST');
});
