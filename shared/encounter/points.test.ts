import { describe, expect, test } from 'vitest';
import type { EncounterCommand } from './command.ts';
import { act, type Fight, fightIn, typed } from './fight-fixtures.ts';
import type { Share } from './state.ts';

const box = (combatant: number, change: number, also: number[] = []): EncounterCommand => ({
  type: 'changeHitPoints',
  combatant,
  change,
  also,
});
const temporary = (combatant: number, points: number): EncounterCommand => ({
  type: 'setTemporaryHitPoints',
  combatant,
  temporary: points,
});
const maximum = (combatant: number, points: number): EncounterCommand => ({
  type: 'setMaximumHitPoints',
  combatant,
  maximum: points,
});
const share = (to: Share, resisted?: number): EncounterCommand => ({
  type: 'changeShare',
  application: 0,
  share: to,
  ...(resisted === undefined ? {} : { resisted }),
});

function fight(): Fight {
  return fightIn('srd35', [
    { kind: 'character', name: 'Ada', sheet: { hitPoints: 30 } },
    { kind: 'monster', name: 'Wolf', sheet: { hitPoints: 12 } },
    { kind: 'monster', name: 'Bear', sheet: { hitPoints: 20 } },
  ]);
}
const points = ({ of }: Fight, combatant: number) => [
  of(combatant).hitPoints,
  of(combatant).temporaryHitPoints,
  of(combatant).maximumHitPoints,
];

describe('the box', () => {
  test.each<[string, EncounterCommand[], number[]]>([
    ['7 takes seven', [box(1, -7)], [23, 0, 30]],
    ['+7 gives back up to the maximum', [box(1, -5), box(1, 7)], [30, 0, 30]],
    ['temporary points are taken first', [temporary(1, 5), box(1, -7)], [28, 0, 30]],
    ['and may take it all', [temporary(1, 8), box(1, -7)], [30, 1, 30]],
    ['healing gives no temporary ones back', [temporary(1, 5), box(1, -7), box(1, 1)], [29, 0, 30]],
    ['temporary points are set, not added', [temporary(1, 5), temporary(1, 3)], [30, 3, 30]],
    ['a greater maximum brings its points', [box(1, -10), maximum(1, 36)], [26, 0, 36]],
    ['a lower one takes what is above it', [maximum(1, 24)], [24, 0, 24]],
    ['a lower one leaves who is below it', [box(1, -10), maximum(1, 24)], [20, 0, 24]],
    ['a maximum of 0 lifts nobody who has fallen', [box(1, -33), maximum(1, 0)], [-3, 0, 0]],
  ])('%s', (_, commands, expected) => {
    expect(points(fight().play(...commands), 1)).toEqual(expected);
  });

  test('several at once are one step, each counted once', () => {
    const hurt = fight().play(box(2, -3, [3, 2, 3]));
    expect([points(hurt, 1)[0], points(hurt, 2)[0], points(hurt, 3)[0]]).toEqual([30, 9, 17]);
    hurt.play({ type: 'undo' });
    expect([points(hurt, 2)[0], points(hurt, 3)[0]]).toEqual([12, 20]);
  });

  test('somebody among several who is not there', () => {
    expect(fight().refusal(box(1, -3, [9]))).toBe('NO_SUCH_COMBATANT');
  });
});

describe('what arrives of damage', () => {
  /** A sword of 1d8 without a bonus on armour class 10; 7 points. */
  const struck = (...before: EncounterCommand[]) =>
    fight().play(...before, act(1, 'weapon.0', [3]), typed(15), typed(7));

  test.each<[string, EncounterCommand[], number]>([
    ['all of it at first', [], 13],
    ['half, rounded down', [share('half')], 17],
    ['double', [share('double')], 6],
    ['none', [share('none')], 20],
    ['less what is resisted', [share('resisted', 5)], 18],
    ['another share takes the place of the one before', [share('double'), share('half')], 17],
    ['a second tap changes nothing', [share('half'), share('half')], 17],
    ['back to all of it', [share('none'), share('full')], 13],
    ['healed by hand in between', [box(3, 2), share('half')], 19],
    ['healed by hand up to the maximum, which stays one', [box(3, 9), share('none')], 20],
  ])('%s', (_, commands, left) => {
    expect(points(struck().play(...commands), 3)[0]).toBe(left);
  });

  test('resisting more than it is heals nobody, and lends nobody points', () => {
    expect(points(struck(box(3, -5)).play(share('resisted', 50)), 3)).toEqual([15, 0, 20]);
  });

  test('temporary points come back with the share', () => {
    const hit = struck(temporary(3, 5));
    expect(points(hit, 3)).toEqual([18, 0, 20]);
    expect(points(hit.play(share('half')), 3)).toEqual([20, 2, 20]);
    expect(points(hit.play(share('none')), 3)).toEqual([20, 5, 20]);
    expect(points(hit.play(share('full')), 3)).toEqual([18, 0, 20]);
  });

  test('each change is a step that undo takes back', () => {
    const hit = struck().play(share('half'), share('none'), { type: 'undo' });
    expect(points(hit, 3)[0]).toBe(17);
    expect(hit.state().applications[0]?.share).toBe('half');
  });

  test('a new roll settles it', () => {
    const next = struck().play(act(2, 'weapon.0', [1], { overrule: true }));
    expect(next.refusal(share('half'))).toBe('NO_SUCH_APPLICATION');
  });
});

describe('pools', () => {
  const spend = (pool: string, change: number): EncounterCommand => ({
    type: 'changePool',
    combatant: 1,
    pool,
    change,
  });
  const mage = () => fightIn('telnas', [{ kind: 'character', name: 'Ilse', sheet: { mana: 20, level: 5 } }]);
  test.each<[string, EncounterCommand[], number]>([
    ['mana spent', [spend('mana', -4)], 16],
    ['never below nothing', [spend('mana', -40)], 0],
    ['never above the maximum', [spend('mana', -4), spend('mana', 9)], 20],
  ])('%s', (_, commands, left) => {
    expect(
      mage()
        .play(...commands)
        .of(1).pools.mana?.value,
    ).toBe(left);
  });

  test('damage to an ability gathers without an end', () => {
    const hurt = fight().play(spend('strengthDamage', 3), spend('strengthDamage', 2));
    expect(hurt.of(1).pools.strengthDamage).toMatchObject({ value: 5, least: 0, maximum: null });
  });

  test('points that there are not', () => {
    expect(mage().refusal(spend('rage', -1))).toBe('NO_SUCH_POOL');
  });
});
